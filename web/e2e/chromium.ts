// The browser of the tests: CHROMIUM names it, else it is Debian's. The headless shell comes first, for
// it has no windows to draw and takes a third less time.
import { existsSync } from "node:fs";

const DEBIANS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export const CHROMIUM = process.env.CHROMIUM ?? DEBIANS.find((path) => existsSync(path));

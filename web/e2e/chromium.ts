// The browser of the tests: CHROMIUM names it, else it is Debian's. The headless shell comes first, for
// it has no windows to draw and takes a third less time.
import { existsSync } from "node:fs";

const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = "/usr/bin/chromium";

export const CHROMIUM = process.env.CHROMIUM ?? [SHELL, WHOLE].find((path) => existsSync(path));

/** The shell reads no preferences of a profile. */
export const WHOLE_CHROMIUM = process.env.CHROMIUM ?? WHOLE;

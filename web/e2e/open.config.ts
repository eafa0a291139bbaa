// `archrivals open` needs no server and no extra of the package, so nothing else is started:
// npx playwright test --config e2e/open.config.ts
import config from "../playwright.config";

const { webServer: _, ...alone } = config;

export default { ...alone, testDir: ".", testMatch: "open.spec.ts" };

// The figures of playing within the page: `npm run figures`.
import config from "../playwright.config";

export default { ...config, testDir: ".", testMatch: "figures.ts" };

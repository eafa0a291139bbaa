// No barrier that a program can find, on any screen: light and dark, on a phone and at a desk.
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, test } from "@playwright/test";
import {
  DESKTOP,
  named,
  open,
  PHONE,
  SCHEMES,
  SCREENS,
  type Scheme,
  type Screen,
  World,
  windowOf,
} from "./screens";

/** Hundreds of cards and rules are built alike: a few of each list are looked at. */
const MORE_OF_THE_SAME = ".codex-shelf li:nth-child(n + 5), .rules dl > div:nth-child(n + 4)";

let world: World;
const windows = new Map<string, BrowserContext>();

test.beforeAll(({ browser, baseURL }) => {
  world = new World(browser, baseURL ?? "");
});

async function looked(screen: Screen, size: typeof PHONE, schemes: readonly Scheme[]) {
  const key = `${screen.as} ${named(size)}`;
  const known = windows.get(key) ?? (await windowOf(world, screen.as, size));
  windows.set(key, known);
  const page = known.pages()[0] ?? (await known.newPage());
  await open(page, screen, world);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).exclude(MORE_OF_THE_SAME).analyze();
    const told = violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes
          .slice(0, 5)
          .map(
            (node) => `    ${node.target.join(" ")}  ${node.failureSummary?.split("\n")[1] ?? ""}`,
          )
          .join("\n")}`,
    );
    expect.soft(told.join("\n"), `${screen.name}, ${named(size)}, ${colorScheme}`).toBe("");
  }
}

// The gate looks at what is there at once: all of it on a phone in the light, some at a desk in the dark.
const AT_A_DESK = new Set(["home", "lesson", "settings"]);

test("no screen that opens at once has a barrier @gate", async () => {
  for (const screen of SCREENS.filter(({ quick }) => quick)) {
    await looked(screen, PHONE, ["light"]);
    if (AT_A_DESK.has(screen.name)) await looked(screen, DESKTOP, ["dark"]);
  }
});

for (const screen of SCREENS) {
  test(`${screen.name} has no barrier`, async () => {
    await looked(screen, PHONE, SCHEMES);
    await looked(screen, DESKTOP, SCHEMES);
  });
}

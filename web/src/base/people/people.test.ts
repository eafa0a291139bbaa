import { expect, test } from "vitest";
import { friendlyName } from "./people";

test("a friendly name has two words and fits the server's limits", () => {
  for (let at = 0; at < 64; at += 1) {
    const name = friendlyName(() => (at % 8) / 8);
    expect(name.split(" ")).toHaveLength(2);
    expect(name.length).toBeLessThanOrEqual(24);
  }
});

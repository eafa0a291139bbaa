import { describe, expect, it } from "vitest";
import { mailedLink } from "./mailed";

describe("a link in a mail", () => {
  it("is told by what it is for and its ticket", () => {
    expect(mailedLink("#verify=aB-_9")).toEqual({ kind: "verify", token: "aB-_9" });
    expect(mailedLink("#reset=x")).toEqual({ kind: "reset", token: "x" });
  });

  it("is not taken for one where there is none", () => {
    for (const hash of [
      "",
      "#main",
      "#verify=",
      "#verify=a b",
      "#other=x",
      `#reset=${"x".repeat(200)}`,
    ])
      expect(mailedLink(hash)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { sharesOf } from "./shares";

const cards = new Map([
  ["trigon", { kind: "super-villain", type: null, side: null }],
  ["raven", { kind: "main", type: "Hero", side: null }],
  ["weakness", { kind: "weakness", type: null, side: null }],
  ["punch", { kind: "starter", type: "Starter", side: null }],
]);

describe("the shares of a score", () => {
  it("are summed by sort, and what takes points away stands last", () => {
    const lines = [
      { id: "weakness", copies: 2, each: -1 },
      { id: "trigon", copies: 1, each: 6 },
      { id: "raven", copies: 2, each: 1 },
      { id: "unheard-of", copies: 1, each: 3 },
      { id: "punch", copies: 7, each: 0 },
    ];
    expect(sharesOf(lines, cards)).toEqual([
      { sort: "villains", points: 6 },
      { sort: "heroes", points: 2 },
      { sort: "more", points: 3 },
      { sort: "less", points: -2 },
    ]);
  });
});

import { beforeEach, expect, test } from "vitest";
import { keepPromise, promised } from "./promise";

beforeEach(() => localStorage.clear());

test("the first fingerprint a table showed is the one that counts", () => {
  expect(promised("one")).toBeNull();
  keepPromise("one", "aa");
  keepPromise("one", "bb");
  expect(promised("one")).toBe("aa");
});

test("only the last two hundred tables are kept", () => {
  for (let number = 0; number < 201; number += 1) keepPromise(`table ${number}`, `${number}`);
  expect(promised("table 0")).toBeNull();
  expect(promised("table 1")).toBe("1");
  expect(promised("table 200")).toBe("200");
});

test("what somebody else has written there does no harm", () => {
  localStorage.setItem("archrivals.promises", "{");
  keepPromise("one", "aa");
  expect(promised("one")).toBe("aa");
});

// @vitest-environment node
// The licences of what others made: every package of the client has its text in one file.
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { licences, packagesOf } from "../../../tools/licences.mjs";

const at = (path: string) => resolve(import.meta.dirname, "../../..", "node_modules", path);

test("a package within another is itself, and our own modules are none", () => {
  expect(packagesOf(["/a/src/main.tsx", "\0/b/node_modules/@x/y/node_modules/z/index.js"])).toEqual(
    ["/b/node_modules/@x/y/node_modules/z"],
  );
});

test("a client names its packages and what lies beside them, each with its text", () => {
  const text = licences([at("react/index.js"), at("@tanstack/react-query/src/index.ts")]);
  for (const name of [
    "react 19",
    "@tanstack/react-query 5",
    "CPython",
    "Pyodide",
    "Barlow Condensed",
  ])
    expect(text.split(name).length, name).toBeGreaterThan(2); // in the list and as a heading
  expect(text).toContain("Permission is hereby granted");
  expect(text).toContain("Mozilla Public License");
});

test("a package without a text of its licence stops the build", () => {
  expect(() => licences([at("pyodide/pyodide.mjs")])).toThrow(/pyodide.* no text/);
});

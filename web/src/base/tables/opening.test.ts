import { afterEach, expect, test, vi } from "vitest";
import { change } from "../preferences/settings";
import { reached } from "../wire/where";
import { openShared, openTable } from "./opening";

const asked = vi.hoisted(() => [] as string[]);
const state = vi.hoisted(() => ({ server: true, python: true, stage: "ready" }));

vi.mock("../local/runtime", () => ({
  get able() {
    return state.python;
  },
  alone: false,
}));
vi.mock("../local/pages", () => ({
  local: {
    begin: () => undefined,
    state: () => state,
    call: async (method: string, path: string) => {
      asked.push(`here ${method} ${path}`);
      if (path === "session") return { status: 200, body: null };
      if (path === "guests") return { status: 200, body: { person: { name: "Ada" } } };
      return { status: 201, body: { table: "local-a" } };
    },
  },
}));

const ada = async () => ({ name: "Ada" }) as never;

function serve(there: boolean): void {
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (!there) throw new TypeError("no line");
    asked.push(`server ${method} ${path}`);
    return new Response(JSON.stringify({ table: "at-the-server" }));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
  state.python = true;
  change({ here: false });
  reached(true);
});

test("a server that is there opens the table", async () => {
  serve(true);
  expect(await openTable("tables", {}, ada)).toBe("at-the-server");
  expect(asked).toEqual(["server POST /api/tables"]);
});

test("where it has just gone, the table is opened here, and somebody sits down first", async () => {
  serve(false);
  expect(await openTable("lessons/first-turn", undefined, ada)).toBe("local-a");
  expect(asked).toEqual(["here GET session", "here POST guests", "here POST lessons/first-turn"]);
});

test("whoever likes to play here does so once Python can, and at the server where it never will", async () => {
  serve(true);
  change({ here: true });
  for (const [stage, table] of [
    ["loading", "at-the-server"],
    ["ready", "local-a"],
    ["failed", "at-the-server"],
  ] as const) {
    state.stage = stage;
    expect(await openTable("tables", {}, ada), stage).toBe(table);
  }
});

test("those who share the device sit down at the same table", async () => {
  const others = new Map([[1, "Bob & Co"]]);
  expect(await openShared({}, () => others, ada)).toBe("local-a");
  expect(asked.slice(2)).toEqual([
    "here POST tables",
    "here POST tables/local-a/seat?seat=1&name=Bob%20%26%20Co",
  ]);
});

test("without Python nobody can play by themselves", async () => {
  state.python = false;
  serve(false);
  await expect(openTable("tables", {}, ada)).rejects.toMatchObject({ code: "offline" });
  await expect(openShared({}, () => new Map(), ada)).rejects.toMatchObject({ code: "no-python" });
});

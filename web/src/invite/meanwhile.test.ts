import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { FromServer, Listener } from "../wire/socket";
import { giveUpSeat, keepSeat, keptSeat, useBegun } from "./meanwhile";

const lines = vi.hoisted(() => [] as { table: string; listener: Listener; open: boolean }[]);

vi.mock("../wire/socket", () => ({
  newCommand: () => "c",
  TableSocket: class {
    constructor(table: string, listener: Listener) {
      const line = { table, listener, open: false };
      lines.push(line);
      this.open = () => {
        line.open = true;
      };
      this.close = () => {
        line.open = false;
      };
    }
    open: () => void;
    close: () => void;
    send() {}
  },
}));

afterEach(giveUpSeat);

test("a kept seat hears when its game begins, until its player is there or gives it up", async () => {
  const { result } = renderHook(useBegun);
  await Promise.all([keepSeat("waits"), keepSeat("waits")]); // pressed twice: one line
  expect(lines.map(({ table, open }) => [table, open])).toEqual([["waits", true]]);
  expect([result.current, keptSeat()]).toEqual(["", "waits"]);
  const view = {
    type: "view",
    position: 0,
    seat: 0,
    public: { turn: { seat: 1 }, result: null },
    private: { ask: null },
    names: [],
    lines: [],
  } as unknown as FromServer;
  act(() => lines[0]?.listener.message(view));
  expect(result.current).toBe("waits");
  act(giveUpSeat);
  expect([result.current, keptSeat(), lines[0]?.open]).toEqual(["", "", false]);
});

import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { giveUpSeat, keepSeat, keptSeat, useBegun } from "./begun";

interface Line {
  table: string;
  open: boolean;
  begins(): void;
}
const lines = vi.hoisted(() => [] as Line[]);

vi.mock("./live", () => ({
  LiveTable: class {
    #begun = false;
    #followers: (() => void)[] = [];
    #line: Line;
    constructor(readonly table: string) {
      this.#line = {
        table,
        open: false,
        begins: () => {
          this.#begun = true;
          for (const follower of this.#followers) follower();
        },
      };
      lines.push(this.#line);
    }
    follow = (follower: () => void) => this.#followers.push(follower);
    now = () => ({ public: this.#begun ? {} : null });
    open = () => {
      this.#line.open = true;
    };
    close = () => {
      this.#line.open = false;
    };
  },
}));

afterEach(giveUpSeat);

test("a kept seat hears when its game begins, until its player is there or gives it up", async () => {
  const { result } = renderHook(useBegun);
  await act(() => Promise.all([keepSeat("waits"), keepSeat("waits")])); // pressed twice: one line
  expect(lines.map(({ table, open }) => [table, open])).toEqual([["waits", true]]);
  expect([result.current, keptSeat()]).toEqual(["", "waits"]);
  act(() => lines[0]?.begins());
  expect(result.current).toBe("waits");
  act(giveUpSeat);
  expect([result.current, keptSeat(), lines[0]?.open]).toEqual(["", "", false]);
});

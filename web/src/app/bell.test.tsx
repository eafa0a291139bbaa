// What waits, outside the page: before the title of the tab and on the icon.
import { afterEach, expect, test, vi } from "vitest";
import { waitingOf } from "../base/tables/waiting";
import { shownOutside } from "./bell";

const badge = vi.fn(async () => undefined);
Object.assign(navigator, { setAppBadge: badge });
afterEach(() => {
  document.title = "";
});

test("the number stands before every title that a page sets, and goes with what waits", async () => {
  document.head.append(document.createElement("title"));
  document.title = "Cards · Archrivals";
  const end = shownOutside(2);
  expect(document.title).toBe("(2) Cards · Archrivals");
  expect(badge).toHaveBeenLastCalledWith(2);
  document.title = "Archrivals";
  await vi.waitFor(() => expect(document.title).toBe("(2) Archrivals"));
  end();
  expect(document.title).toBe("Archrivals");
  shownOutside(0)();
  expect(document.title).toBe("Archrivals");
  expect(badge).toHaveBeenLastCalledWith(0);
});

test("a game counts once, and the one with the least time comes first", () => {
  const notice = (table: string, ends: number | null, waits = true) =>
    ({ id: table, event: "turn", table, at: 1, waits, ends, title: "", text: "" }) as const;
  const all = [
    notice("far", null),
    notice("late", 500),
    notice("soon", 300),
    notice("late", 500),
    notice("over", 2, false),
  ];
  expect(waitingOf(all).map(({ table }) => table)).toEqual(["soon", "late", "far"]);
  expect(waitingOf(all, "soon").map(({ table }) => table)).toEqual(["late", "far"]);
});

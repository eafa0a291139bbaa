import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cover } from "../../base/tables/passing";
import type { Room } from "../../base/wire/messages";
import { Curtain } from "./Curtain";

const inspect = vi.hoisted(() => vi.fn());

vi.mock("@tanstack/react-router", () => ({ Link: () => null }));
vi.mock("../../widgets/Face", () => ({ Face: () => null }));
vi.mock("../../cards/inspecting", () => ({ useInspect: () => inspect }));
vi.mock("../../base/words/say", async (real) => ({
  ...(await real<object>()),
  useWords: () => ({
    t: (key: string, more?: { name: string }) => (more ? `${key} ${more.name}` : key),
  }),
}));

const room = {
  seats: [
    { seat: 0, name: "Ada", person: "me" },
    { seat: 1, name: "Bob", person: "me.1" },
  ],
} as unknown as Room;

const shown = (cover: Cover, onOpen: (seat: number) => void = () => undefined) =>
  render(<Curtain room={room} cover={cover} onOpen={onOpen} />);

beforeEach(() => {
  vi.useFakeTimers();
  inspect.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("it names who is to take the device and what for, and takes every card off the screen", () => {
  const page = shown({ seat: 1, kind: "defend" });
  expect(page.getByRole("heading").textContent).toBe("pass.to Bob");
  expect(page.container.textContent).toContain("pass.why.defend Bob");
  expect(inspect).toHaveBeenCalledWith(null);
});

test("a question of any other kind is told as such", () => {
  expect(shown({ seat: 0, kind: "discard" }).container.textContent).toContain("pass.why.other Ada");
});

test("a press that was meant for the table does not open it, the next one does", () => {
  const opened = vi.fn();
  const button = shown({ seat: 1, kind: "turn" }, opened).getByRole("button");
  fireEvent.click(button);
  expect(opened).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(400));
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(opened).toHaveBeenCalledWith(1);
});

test("there is nothing to press while bots play, or while cards are on the way", () => {
  for (const cover of ["bots", "opening"] as const) {
    const page = shown(cover);
    expect(page.queryByRole("button")).toBe(null);
    expect(page.getByRole("status").textContent).toBe(`pass.${cover}`);
    cleanup();
  }
});

import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLooking } from "./looking";

const report = vi.fn();
let visible: DocumentVisibilityState = "visible";

function Slow({ slow }: { slow: boolean }) {
  useLooking(slow, report);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  visible = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visible);
});
afterEach(() => {
  cleanup();
  report.mockClear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a slow table hears of input at most twice a minute", () => {
  render(<Slow slow />);
  fireEvent.pointerMove(window);
  fireEvent.keyDown(window);
  expect(report.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(30_000);
  fireEvent.pointerDown(window);
  expect(report.mock.calls).toEqual([[true], [true]]);
});

test("a tab that is merely open says nothing, and one that is hidden says so", () => {
  render(<Slow slow />);
  vi.advanceTimersByTime(600_000);
  expect(report.mock.calls).toEqual([[true]]);
  visible = "hidden";
  fireEvent(document, new Event("visibilitychange"));
  fireEvent.pointerMove(window);
  expect(report.mock.calls).toEqual([[true], [false]]);
});

test("a fast table hears nothing", () => {
  render(<Slow slow={false} />);
  fireEvent.pointerMove(window);
  expect(report).not.toHaveBeenCalled();
});

// Pictures wait until the page has come to rest, and nothing takes them away again.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, test, vi } from "vitest";
import { useCalm } from "./calm";

const Page = ({ busy }: { busy: boolean }) => <p>{useCalm(busy) ? "pictures" : "none"}</p>;
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("what has been shown stays while a game is prepared", async () => {
  const { rerender } = render(<Page busy={false} />);
  await rest();
  rerender(<Page busy />);
  screen.getByText("pictures");
});

test("a game that is wanted at once comes before the pictures", async () => {
  const { rerender } = render(<Page busy />);
  await rest();
  screen.getByText("none");
  rerender(<Page busy={false} />);
  await rest();
  screen.getByText("pictures");
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Summary } from "../../base/wire/replays";
import { Problem } from "../../base/wire/session";
import { useReview } from "./Coach";

const call = vi.hoisted(() => vi.fn());

vi.mock("../../base/wire/session", async (real) => ({ ...(await real<object>()), call }));
vi.mock("@tanstack/react-router", () => ({
  useNavigate: () => () => undefined,
  useSearch: () => ({ review: true }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The review of a game is open for a minute. */
async function reviewed() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const game = { table: "t", seats: [], answers: 9, result: { rule: "T9" } } as unknown as Summary;
  const { result } = renderHook(() => useReview(game, 0), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  return result.current;
}

test("a coach who has no time is asked again", async () => {
  call.mockRejectedValueOnce(new Problem(503, "busy", "Try again in a minute."));
  call.mockResolvedValue({ state: "ready", review: { seat: 0 } });
  expect(await reviewed()).toMatchObject({ review: { seat: 0 }, trouble: "" });
  expect(call).toHaveBeenCalledTimes(2);
});

test("a coach who must not look is not asked again", async () => {
  call.mockRejectedValue(new Problem(409, "not-played", "Nothing was played."));
  expect(await reviewed()).toMatchObject({ review: null, trouble: "Nothing was played." });
  expect(call).toHaveBeenCalledTimes(1);
});

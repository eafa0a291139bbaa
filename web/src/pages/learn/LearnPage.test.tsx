import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LearnPage } from "./LearnPage";

const navigate = vi.hoisted(() => vi.fn());
const openTable = vi.hoisted(() => vi.fn());

vi.mock("@tanstack/react-router", () => ({ Link: () => null, useNavigate: () => navigate }));
vi.mock("../../widgets/Cast", () => ({ Cast: () => null }));
vi.mock("../../base/tables/opening", () => ({ openTable }));
vi.mock("../../base/people/people", () => ({ useMe: () => ({ someone: () => undefined }) }));
vi.mock("../../base/words/say", async (real) => ({
  ...(await real<object>()),
  useWords: () => ({
    t: (key: string) => key,
  }),
}));

const begin = (lesson: number) =>
  fireEvent.click(screen.getAllByRole("button")[lesson] as HTMLElement);

beforeEach(() => {
  openTable.mockReset();
  render(<LearnPage />);
});
afterEach(cleanup);

test("however often a lesson is pressed while it opens, it is opened once", async () => {
  openTable.mockResolvedValue("t");
  begin(0);
  begin(0);
  begin(1);
  await act(async () => {});
  expect(openTable).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test("a lesson that did not open can be tried again", async () => {
  openTable.mockRejectedValue(new Error("no line"));
  begin(0);
  expect((await screen.findByRole("alert")).textContent).toBe("no line");
  begin(0);
  expect(openTable).toHaveBeenCalledTimes(2);
});

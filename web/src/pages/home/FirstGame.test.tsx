import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { change, settings } from "../../base/preferences/settings";
import { FirstGame } from "./FirstGame";

const begin = vi.fn(async () => true);
vi.mock("../../base/tables/lessons", () => ({
  TEACHER: "tilda",
  useBeginLesson: () => [begin, "", false],
}));

vi.mock("../../base/words/say", async (real) => ({
  ...(await real<object>()),
  useWords: () => ({ t: (key: string) => key }),
}));

afterEach(() => {
  cleanup();
  begin.mockClear();
  change({ newcomer: null, finished: [] });
});

test("a lesson is one press away, and the question does not come again", async () => {
  const { container } = render(<FirstGame />);
  fireEvent.click(screen.getByRole("button", { name: "home.first.yes" }));
  await vi.waitFor(() => expect(settings().newcomer).toBe(true));
  expect(begin).toHaveBeenCalledWith("first-turn");
  expect(container.firstChild).toBeNull();
});

test("a player who knows the rules is not asked again", () => {
  const { container } = render(<FirstGame />);
  fireEvent.click(screen.getByRole("button", { name: "home.first.no" }));
  expect(settings().newcomer).toBe(false);
  expect(container.firstChild).toBeNull();
});

test("the question stays if the lesson could not begin", async () => {
  begin.mockResolvedValueOnce(false);
  render(<FirstGame />);
  fireEvent.click(screen.getByRole("button", { name: "home.first.yes" }));
  await vi.waitFor(() => expect(begin).toHaveBeenCalled());
  expect(settings().newcomer).toBeNull();
  expect(screen.queryByText("home.first.asked")).not.toBeNull();
});

test("a player of finished games is not asked", () => {
  change({ finished: ["t1"] });
  expect(render(<FirstGame />).container.firstChild).toBeNull();
});

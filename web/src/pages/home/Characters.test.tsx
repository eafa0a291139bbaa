import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Characters, cast, seatedCast } from "./Characters";

vi.mock("../../base/words/say", async (real) => ({
  ...(await real<object>()),
  useWords: () => ({
    t: (key: string, words?: { seat: number }) => (words ? `${key} ${words.seat}` : key),
  }),
}));

afterEach(cleanup);

const TEAMS = {
  id: "rivals-teams",
  name: "Teams",
  host: "rivals",
  players: 4,
  teams: [0, 1, 0, 1],
  heroes: ["A", "B", "C", "D"],
  super_villains: "",
};

test("a seat gets a Character that nobody has, and the others stay", () => {
  expect(seatedCast(TEAMS, cast(TEAMS, {}, 1, "E"))).toEqual(["A", "E", "C", "D"]);
});

test("a Character that another seat has is exchanged, so nobody is there twice", () => {
  const one = cast(TEAMS, {}, 0, "D");
  expect(seatedCast(TEAMS, one)).toEqual(["D", "B", "C", "A"]);
  expect(seatedCast(TEAMS, cast(TEAMS, one, 3, "D"))).toEqual(["A", "B", "C", "D"]);
});

test("each seat has a list of all Characters, and says whose partner it is", () => {
  const onChange = vi.fn();
  const among = ["A", "B", "C", "D", "E"];
  render(<Characters recipe={TEAMS} among={among} chosen={{}} onChange={onChange} />);
  const labels = ["new.castYou", "new.alsoBot 2", "new.castPartner 3", "new.alsoBot 4"];
  const lists = labels.map((label) => screen.getByLabelText(label) as HTMLSelectElement);
  expect(lists.map((list) => list.value)).toEqual(["A", "B", "C", "D"]);
  expect([...(lists[0]?.options ?? [])].map((option) => option.value)).toEqual(among);
  fireEvent.change(screen.getByLabelText("new.castYou"), { target: { value: "E" } });
  expect(onChange).toHaveBeenCalledWith({ 0: "E" });
});

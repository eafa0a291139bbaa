import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Futures } from "../../../base/wire/futures";
import { futuresOf } from "../../../base/wire/futures";
import { begin } from "../../../base/words";
import { loadWords } from "../../../base/words/futures";
import { WORDS } from "../../../base/words/words";
import { ShowMe } from "./ShowMe";

const calls = vi.hoisted(() => ({ call: vi.fn(), navigate: vi.fn() }));
vi.mock("../../../base/wire/session", async (original) => ({
  ...(await original<object>()),
  call: calls.call,
}));
vi.mock("@tanstack/react-router", () => ({ useNavigate: () => calls.navigate }));
vi.mock("../../../cards", () => ({
  CardMini: ({ card }: { card: { name: string } }) => card.name,
  CardButton: () => null,
}));
vi.mock("../../../board/ending/FaceOf", () => ({ FaceOf: () => null }));

beforeAll(async () => {
  begin(WORDS);
  await loadWords();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
});
beforeEach(() => calls.call.mockReset());
afterEach(cleanup);

const turn = (number: number, power: number, gained: string[], lost: object[] = []) => ({
  turn: number,
  used: true,
  played: [{ card: "kick", power }],
  power,
  gained,
  lost,
});
const choice = (card: string, wins: number, won: boolean, lost: object[] = []) => ({
  option: card === "kick" ? 1 : 2,
  card,
  wins,
  won: Array.from({ length: 40 }, (_, at) => at < wins),
  story: {
    first: turn(13, 6, ["katana"]),
    parting: turn(15, 10, [], lost),
    end: { won, ended: true, turn: 20, points: won ? [36, 28] : [27, 33], best: ["mongul"] },
  },
});
const FUTURES = {
  done: 40,
  of: 40,
  lead: 6,
  verdict: "better",
  future: 7,
  made: choice("kick", 17, false, [{ seat: 1, card: "mongul" }]),
  better: choice("raven", 26, true),
} as unknown as Futures;

const cards = new Map(
  ["Kick", "Raven", "Katana", "Mongul"].map((name) => [
    name.toLowerCase(),
    { id: name.toLowerCase(), name, box: "heroes-unite" },
  ]),
);
const game = {
  table: "table-one",
  ladder: "heroes-unite",
  answers: 300,
  turns: [],
  seats: [
    { seat: 0, name: "Ada", team: 0 },
    { seat: 1, name: "Grace", team: 1 },
  ],
};
const decision = {
  position: 120,
  turn: 11,
  seat: 0,
  gain: 0.22,
  chance: 0.4,
  told: null,
  played: { option: 1, text: { id: "kick", args: {} } },
  preferred: { option: 2, text: { id: "raven", args: {} } },
};

function shown(futures: Futures | undefined, back = vi.fn()) {
  const client = new QueryClient();
  if (futures) client.setQueryData(futuresOf("table-one", 120, 2).queryKey, futures as never);
  client.setQueryData(["frames", "table-one", "0", 120], { frames: [] });
  render(
    <QueryClientProvider client={client}>
      <ShowMe
        game={game as never}
        tongue={{ cards } as never}
        decision={decision as never}
        says={(message) => message.id}
        names={["Ada", "Grace"]}
        me={0}
        next={undefined}
        show={() => {}}
        back={back}
      />
    </QueryClientProvider>,
  );
  return back;
}

it("says both futures and what they come to in a few sentences", () => {
  shown(FUTURES);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Turn 11: Kick or Raven?");
  expect(screen.getByRole("status").textContent).toBe(
    "With Kick: turn 13, 6 Power, gains Katana; turn 15, 10 Power, gains nothing Grace takes Mongul.; Lost, 27 to 33. " +
      "With Raven: turn 13, 6 Power, gains Katana; turn 15, 10 Power, gains nothing; Won, 36 to 28. Raven wins 26, Kick 17 of 40 futures.",
  );
});

it("shows all at a press of Space", () => {
  shown(FUTURES);
  fireEvent.keyDown(document.body, { key: " " });
  expect(document.querySelector(".futures")?.getAttribute("data-beat")).toBe("5");
  expect(document.querySelector(".futures-sum")?.textContent).toContain("26 to 17for Raven");
  const dots = (is: string) => document.querySelectorAll(`[data-is=${is}] [data-won]`).length;
  expect([dots("made"), dots("better")]).toEqual([17, 26]);
});

it("calls no winner where too few wins lie between the two", () => {
  const close = { ...FUTURES, verdict: "close", better: choice("raven", 20, true) };
  shown(close as unknown as Futures);
  fireEvent.keyDown(document.body, { key: " " });
  expect(document.querySelector(".futures-sum")?.textContent).toContain(
    "Too close to call20 to 17",
  );
  expect(screen.getByRole("status").textContent).toContain("Too close to call. Raven wins 20");
});

it("goes on from here at a press of G, with new luck, and back with Escape", async () => {
  calls.call.mockResolvedValue({ table: "next-table", link: "" });
  const back = shown(FUTURES);
  fireEvent.keyDown(document.body, { key: "G" });
  expect(calls.call).toHaveBeenCalledWith("POST", "tables/table-one/replay/continued", {
    position: 120,
    seat: 0,
    luck: "new",
  });
  await waitFor(() =>
    expect(calls.navigate).toHaveBeenCalledWith({
      to: "/t/$table",
      params: { table: "next-table" },
    }),
  );
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(back).toHaveBeenCalled();
});

it("asks until all futures are played, and shows how far they are", async () => {
  const some = { ...FUTURES, done: 12, verdict: null, future: null };
  const part = {
    ...some,
    made: { ...some.made, story: null },
    better: { ...some.better, story: null },
  };
  const answers = [part, FUTURES];
  calls.call.mockImplementation(async (_: unknown, path?: string) =>
    path?.includes("futures") ? answers.shift() : { frames: [] },
  );
  shown(undefined);
  await screen.findByText("Playing future 12 of 40 …");
  expect(screen.getByRole("status").textContent).toBe("");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Raven wins 26"));
  expect(answers).toEqual([]);
});

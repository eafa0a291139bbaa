import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { catalogueOf } from "../../base/speech/files";
import { speechOf, type Tongue, useSpeech, useTongue, voiceOf } from "../../base/speech/speech";
import { Voice } from "../../base/speech/voice";
import fixture from "../../base/wire/fixture.json";
import type { Message } from "../../base/wire/messages";
import { type CardEntry, cardsOf } from "../../base/wire/queries";
import en from "../../base/words/en.json";
import es from "../../base/words/es.json";
import { book, use } from "../../base/words/say";
import { type Board, BoardProvider, optionOf, promptOf, useBoard } from "../desk/context";
import { NOTHING } from "../live/live";
import { Recap, Story } from "./Story";

const entries = fixture as CardEntry[];
const kicks = entries.map((card) => (card.id === "punch" ? { ...card, name: "Puñetazo" } : card));
const voices = { en: new Voice("en", catalogueOf("en")), es: new Voice("es", catalogueOf("es")) };
const named = { en: entries, es: kicks };

const asked = vi.fn();
const UNKNOWN = { id: "no-such-words", args: {} } as unknown as Message;

beforeAll(() => {
  book.open({ en, es });
  use("en");
});
beforeEach(() => vi.stubGlobal("fetch", asked));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  use("en");
});

/** A browser that has both languages already. */
function known(languages: readonly ("en" | "es")[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const code of languages) {
    client.setQueryData(voiceOf(code).queryKey, voices[code]);
    client.setQueryData(
      cardsOf("t", code).queryKey,
      new Map(named[code].map((card) => [card.id, card])),
    );
  }
  return client;
}

const played: Message = {
  id: "log-play",
  args: {
    who: { seat: 1 },
    cards: { cards: [{ card: "punch", n: 2 }] },
    frm: "hand",
    giver: { seat: -1 },
    notes: { list: [], join: "notes" },
  },
};
const turn: Message = { id: "log-turn", args: { who: { seat: 0 }, n: 3 } };
const live = {
  ...NOTHING,
  seat: 0,
  names: ["Ana", "Circe"],
  story: [turn, played],
  recap: [played],
  talk: {
    prompt: { id: "ask-turn", args: { power: 4 } },
    options: [{ id: "option-end", args: {} }],
  },
};

function Asked() {
  const board = useBoard();
  return (
    <p>
      {promptOf(board)} {optionOf(board, 0)}
    </p>
  );
}

function Table({ tongue }: { tongue: Tongue }) {
  const speech = useSpeech(tongue, { names: live.names, teams: [], you: live.seat });
  const board = { live, speech, cards: tongue.cards, inspect: () => {} } as unknown as Board;
  return (
    <BoardProvider value={board}>
      <Story />
      <Recap />
      <Asked />
    </BoardProvider>
  );
}

function Page() {
  const { tongue } = useTongue("t");
  return tongue ? <Table tongue={tongue} /> : null;
}

function shown(client: QueryClient) {
  const { container } = render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  return () => [...container.querySelectorAll("li, p")].map((each) => each.textContent);
}

const ENGLISH = [
  "Turn 3: your turn begins.",
  "Circe plays 2 × Punch.",
  "Circe plays 2 × Punch.",
  "Your turn, 4 Power. End your turn",
];
const SPANISH = [
  "Turno 3: empieza tu turno.",
  "Circe juega 2 × Puñetazo.",
  "Circe juega 2 × Puñetazo.",
  "Tu turno, 4 de Poder. Termina tu turno",
];

test("with another language all is said anew, and the server is not asked", async () => {
  const lines = shown(known(["en", "es"]));
  expect(lines()).toEqual(ENGLISH);
  await act(async () => use("es"));
  expect(lines()).toEqual(SPANISH);
  await act(async () => use("en"));
  expect(lines()).toEqual(ENGLISH);
  expect(asked).not.toHaveBeenCalled();
});

test("until the new language is there the old one stays", async () => {
  asked.mockReturnValue(new Promise(() => {}));
  const client = known(["en"]);
  const lines = shown(client);
  await act(async () => use("es"));
  expect(lines()).toEqual(ENGLISH);
  await act(async () => {
    client.setQueryData(voiceOf("es").queryKey, voices.es);
  });
  expect(lines()).toEqual(ENGLISH);
  await act(async () => {
    const cards = new Map(kicks.map((card) => [card.id, card]));
    client.setQueryData(cardsOf("t", "es").queryKey, cards);
  });
  await waitFor(() => expect(lines()).toEqual(SPANISH));
});

test("the name of a card in the story is the card", () => {
  const client = known(["en"]);
  const { container } = render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  const words = [...container.querySelectorAll(".t-word")].map((word) => word.textContent);
  expect(words).toEqual(["Punch", "Punch"]);
});

test("a sentence that cannot be said does not stop the game", () => {
  const problem = vi.spyOn(console, "error").mockImplementation(() => {});
  const speech = speechOf(voices.en, { names: [], cards: new Map(), you: 0, side: 0, teams: [] });
  expect(speech.say(UNKNOWN)).toBe("no-such-words");
  expect(speech.spans(UNKNOWN)).toEqual([{ text: "no-such-words" }]);
  expect(problem).toHaveBeenCalledTimes(2);
});

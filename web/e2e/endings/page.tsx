// The end of a game from facts: `npm run endings`, then ?case=win, with &fresh, &pending or &folded.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { keepApplied } from "../../src/base/preferences/settings";
import { coachedOf } from "../../src/base/wire/coached";
import type { Message, PublicView } from "../../src/base/wire/messages";
import type { CardEntry } from "../../src/base/wire/queries";
import { courseOf } from "../../src/base/wire/replays";
import { begin, language } from "../../src/base/words";
import { loadWords } from "../../src/base/words/ending";
import { WORDS } from "../../src/base/words/words";
import { Decks } from "../../src/board/ending/Decks";
import { Ending } from "../../src/board/ending/Ending";
import type { Ended } from "../../src/board/ending/facts";
import { InspectProvider } from "../../src/cards";
import { CASES } from "./cases";
import "../../src/app/theme.css";
import "../../src/app/pages.css";
import "../../src/board/table/table.css";
import "../../src/board/table/board.css";
import "../../src/board/stage/stage.css";
import "../../src/board/stage/scene.css";

const asked = new URLSearchParams(location.search);
const given = CASES[asked.get("case") ?? "win"];
const pending = asked.has("pending");

/** Cards by their ids; where two boxes have one, the first. */
function known(all: readonly CardEntry[]): Map<string, CardEntry> {
  const found = new Map<string, CardEntry>();
  for (const card of all) if (!found.has(card.id)) found.set(card.id, card);
  return found;
}

const TABLE = {
  line_up: ["jervis-tetch", "starbolt", "skeets", "gotham-city", "red-lantern-corps"],
};

function Page({ ended, cards }: { ended: Ended; cards: ReadonlyMap<string, CardEntry> }) {
  const [folded, setFolded] = useState(asked.has("folded"));
  const lies = (id: string) => ({ id, handle: id });
  const shown = {
    super_villain: [lies("mongul")],
    line_up: TABLE.line_up.map(lies),
    stacks: [],
  } as unknown as PublicView;
  const says = ({ args }: Message) => {
    const card = (args.card as unknown as { card: string })?.card ?? "";
    return `Buy ${cards.get(card)?.name ?? card}`;
  };
  return (
    <div className="t-board" data-screen="desktop">
      <Ending
        ended={ended}
        says={says}
        fresh={asked.has("fresh")}
        folded={folded}
        fold={() => setFolded(!folded)}
        behind={<Decks ended={ended} shown={shown} inspect={() => {}} />}
      />
    </div>
  );
}

async function open(): Promise<void> {
  if (!given) throw new Error("no such case");
  keepApplied();
  await begin(WORDS);
  await loadWords();
  const cards = known(await (await fetch(`/cards-${language()}.json`)).json());
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const { result, course, review, seat, names, teams, bots, heroes, turns, rematch } = given;
  const ended: Ended = {
    result,
    table: "a-table-of-ours",
    box: "heroes-unite",
    seat,
    played: seat >= 0,
    names,
    teams,
    bots,
    heroes: heroes.map((id) => cards.get(id)),
    rematch,
    turns,
    cards,
  };
  if (course) client.setQueryData(courseOf(ended.table).queryKey, course);
  const coached = {
    table: ended.table,
    seat,
    state: review ? "ready" : "thinking",
    review,
  } as const;
  if (review || pending)
    client.setQueryData(coachedOf(ended.table, seat).queryKey, coached as never);
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: () => <Page ended={ended} cards={cards} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
  });
  document.documentElement.toggleAttribute("data-table", true);
  const place = document.getElementById("root");
  if (!place) throw new Error("the page has no #root");
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <InspectProvider>
        <RouterProvider router={router as never} />
      </InspectProvider>
    </QueryClientProvider>,
  );
}

void open();

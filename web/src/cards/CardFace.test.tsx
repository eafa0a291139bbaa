import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import fixture from "../base/wire/fixture.json";
import type { CardEntry } from "../base/wire/queries";
import en from "../base/words/en.json";
import { book, use } from "../base/words/say";
import { CardBack, CardButton, CardFace, InspectProvider } from "./index";
import { splitOf, textOf } from "./words";

const cards = fixture as CardEntry[];
const card = (id: string) => cards.find((entry) => entry.id === id) as CardEntry;

beforeAll(() => {
  book.open({ en });
  use("en");
});
afterEach(cleanup);

function show(what: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  return render(
    <QueryClientProvider client={client}>
      <InspectProvider>{what}</InspectProvider>
    </QueryClientProvider>,
  );
}

test.each(["tiny", "small", "normal", "large"] as const)(
  "every card is shown %s with its name, and says no key of the words",
  (size) => {
    const { container } = show(
      cards.map((entry) => (
        <div className="shown" key={`${entry.box}:${entry.id}`}>
          <CardFace card={entry} size={size} />
        </div>
      )),
    );
    container.querySelectorAll(".shown").forEach((shown, at) => {
      const entry = cards[at] as CardEntry;
      expect(shown.textContent, entry.id).toContain(entry.name);
      expect(shown.textContent, entry.id).not.toMatch(
        /card\.(family|source|house|ours|vp|cost|lv|copies|gist|power)/,
      );
      if (size === "small") {
        expect(shown.textContent, entry.id).toContain(entry.text);
        expect(shown.querySelector(".card-gist")?.textContent, entry.id).toBe(entry.gist);
      }
      if (size === "normal" || size === "large")
        expect(shown.textContent, entry.id).toContain(textOf(splitOf(entry.sentences).rest));
    });
  },
  20_000,
);

test("a formula is a star with an asterisk, its words stand in the large card", () => {
  const { container } = show(<CardFace card={card("suicide-squad")} size="large" />);
  expect(container.querySelector(".card-vp")?.textContent).toContain("∗");
  expect(container.textContent).toContain("1 VP per Suicide Squad in your deck");
});

test("a large card tells its rulings, its house mark and, in the codex, where it comes from", () => {
  const house = cards.find((entry) => entry.house && entry.rulings.length > 0) as CardEntry;
  const table = show(<CardFace card={house} size="large" />);
  expect(table.container.textContent).not.toContain(en.card.source.from.listed);
  const { container } = show(<CardFace card={house} size="large" sources />);
  for (const ruling of house.rulings) expect(container.textContent).toContain(ruling);
  expect(container.textContent).toContain(en.card.house.long);
  expect(container.textContent).toContain(en.card.source.from.listed);
});

test.each([false, true])(
  "what no source gives is marked, with sources: %s",
  (sources) => {
    const { container } = show(
      cards.map((entry) => (
        <div className="shown" key={`${entry.box}:${entry.id}`}>
          <CardFace card={entry} size="large" sources={sources} />
        </div>
      )),
    );
    const { mark } = en.card.ours;
    container.querySelectorAll(".shown").forEach((shown, at) => {
      const entry = cards[at] as CardEntry;
      const facts = shown.querySelector(".card-whence")?.textContent ?? "";
      const marked = (fact: string) => facts.includes(`${fact} ${mark}`);
      const copies = entry.copies === 1 ? "1 copy" : `${entry.copies} copies`;
      expect(marked(copies), entry.id).toBe(entry.ours.includes("copies"));
      if (entry.ours.includes("vp")) expect(facts, entry.id).toMatch(/Victory Points? \(our/);
      if (entry.symbol && entry.level === null) {
        expect(marked(`Emblem of ${entry.symbol}`), entry.id).toBe(entry.ours.includes("symbol"));
        const foot = shown.querySelector(".card-emblem")?.textContent ?? "";
        expect(foot.includes(mark), entry.id).toBe(entry.ours.includes("symbol"));
      }
      expect(shown.querySelectorAll(".card-sources").length, entry.id).toBe(sources ? 1 : 0);
    });
    expect(cards.some((entry) => entry.ours.includes("vp"))).toBe(true);
    expect(cards.some((entry) => entry.symbol && entry.ours.includes("symbol"))).toBe(true);
  },
  20_000,
);

test("a changed cost says what it was", () => {
  const { container } = show(<CardFace card={card("nekron")} size="small" costNow={9} />);
  expect(container.querySelector(".card-cost")?.textContent).toBe("Cost 9 instead of 12");
});

test("a press chooses a card; a right click and the key i look at it", async () => {
  const chosen = vi.fn();
  show(<CardButton card={card("katana")} verb="Play" onPress={chosen} />);
  const button = screen.getByRole("button", {
    name: /^Play: Katana, Hero, cost 2, 1 Victory Point\./,
  });
  fireEvent.click(button);
  expect(chosen).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(button, { key: "i" });
  const seen = await screen.findByRole("dialog", { name: "Katana" }, { timeout: 10_000 });
  expect(seen).toBeTruthy(); // it is loaded when the first card is looked at
  expect(chosen).toHaveBeenCalledTimes(1);
}, 20_000);

test("a refused card answers why instead of acting", () => {
  const [chosen, asked] = [vi.fn(), vi.fn()];
  show(<CardButton card={card("katana")} refused onPress={chosen} onRefused={asked} />);
  fireEvent.click(screen.getByRole("button"));
  expect(chosen).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a card face down tells nothing", () => {
  const { container } = show(<CardBack size="small" count={12} />);
  expect(container.textContent).toBe("A card, face down12");
});

test("a card tells its Power on the picture, a Super-Villain on the table only what is left", () => {
  const { container } = show(
    <>
      <CardFace card={card("katana")} />
      <CardFace card={card("nekron")} moment="appeared" />
    </>,
  );
  expect(container.querySelector(".card-power")?.textContent).toContain("+1");
  expect(container.textContent).not.toContain("First Appearance");
});

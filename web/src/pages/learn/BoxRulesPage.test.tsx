import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BoxRulesPage } from "./BoxRulesPage";

const here = vi.hoisted(() => ({ box: "confrontations" }));

vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { children: string }) => children,
  useParams: () => here,
}));
vi.mock("../../base/words/say", () => ({ useWords: () => ({ t: (key: string) => key }) }));
vi.mock("../../base/words", () => ({ language: () => "de" }));
vi.mock("../../base/words/keys", () => ({ boxKey: (box: string) => box }));
vi.mock("../../widgets/jump", () => ({ within: (part: string) => ({ href: `#${part}` }) }));

const PAGE = {
  box: "confrontations",
  words: { title: "Die Regeln", lead: "In Kürze.", behind: "Die Regeln dahinter", ours: "von uns" },
  chapters: [
    {
      id: "turn",
      title: "Dein Zug",
      steps: [{ text: "Spiele Karten.", rules: ["T3"] }],
      rows: [
        { id: "T3", places: [{ book: "confrontations", sections: ["Gameplay"] }], ours: false },
        { id: "Q6", places: [], ours: true },
      ],
      picture: {
        about: "Der Ablauf",
        width: 44,
        height: 3,
        shapes: [{ kind: "box", x: 0, y: 0, w: 44, h: 3, lines: ["Karten spielen"] }],
      },
    },
  ],
};
const RULES = {
  parts: {},
  rules: [
    { id: "T3", boxes: [], heading: "", text: "Karten werden gespielt." },
    { id: "Q6", boxes: [], heading: "Auslöser", text: "Der Besitzer wählt." },
  ],
};
const asked: string[] = [];

beforeEach(() => {
  here.box = "confrontations";
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(path.includes("rules/") ? PAGE : RULES));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function shown() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <BoxRulesPage />
    </QueryClientProvider>,
  );
}

test("a page shows steps, a picture with a name, and every row with its place", async () => {
  shown();
  expect((await screen.findByRole("heading", { level: 2 })).textContent).toBe("Dein Zug");
  expect(asked.sort()).toEqual(["/api/rules/confrontations?language=de", "/api/rules?language=de"]);
  expect(screen.getByRole("img", { name: "Der Ablauf" }).textContent).toBe("Karten spielen");
  const rows = [...document.querySelectorAll("dl > div")].map((row) => row.textContent);
  expect(rows).toEqual([
    "T3Karten werden gespielt.confrontations: Gameplay",
    "Q6AuslöserDer Besitzer wählt.von uns",
  ]);
  expect(screen.getByText("Gameplay").getAttribute("lang")).toBe("en");
});

test("the link of a step opens the rows and leads to its own", async () => {
  Element.prototype.scrollIntoView = vi.fn();
  shown();
  const link = await screen.findByRole("link", { name: "T3" });
  const rows = document.querySelector("details") as HTMLDetailsElement;
  expect(rows.open).toBe(false);
  fireEvent.click(link);
  expect(rows.open).toBe(true);
  expect(document.activeElement?.id).toBe("rule-T3");
});

test("a box that is none has no page", () => {
  here.box = "monopoly";
  shown();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("missing.title");
  expect(asked).toEqual([]);
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { rules } from "../../base/wire/queries";
import { begin } from "../../base/words";
import { WORDS } from "../../base/words/words";
import { InspectProvider } from "../../cards";
import type { Frame } from "./frames";
import { Story } from "./Story";

beforeAll(() => begin(WORDS));
afterEach(cleanup);

const text = { id: "option-end", args: {} };
const frame = (position: number, ids: string[], decision: object | null = null) =>
  ({ position, decision, lines: ids.map((id) => ({ id, args: {} })) }) as unknown as Frame;
const FRAMES = [
  frame(0, ["log-turn"]),
  frame(1, ["log-play", "move-draw"]),
  frame(2, [], { seat: 1, text }),
];

it("tells what led here, and explains each line; Tab leads to the step that is shown", async () => {
  const client = new QueryClient();
  const rule = { id: "T3", boxes: ["heroes-unite"], heading: "Draw", text: "You draw." };
  const grounds = { "move-draw": [{ rules: ["T3"], when: {} }] };
  client.setQueryData(rules("en").queryKey, { parts: {}, rules: [rule], grounds } as never);
  const cards = new Map([["raven", { id: "raven", box: "heroes-unite" }]]) as never;
  render(
    <QueryClientProvider client={client}>
      <InspectProvider>
        <Story
          frames={FRAMES}
          at={1}
          names={["Ada", "Bob"]}
          says={({ id }) => id}
          cards={cards}
          setup={{}}
        />
      </InspectProvider>
    </QueryClientProvider>,
  );
  const steps = within(screen.getByRole("list", { name: "Story" })).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "log-turn",
    "log-playmove-draw",
    "Bob: option-end",
  ]);
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);
  const asks = screen.getAllByRole("button", { name: "Why?" });
  expect(asks.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, 0]);
  fireEvent.click(asks.at(-1) as HTMLElement);
  await screen.findByText("You draw.", { exact: false });
});

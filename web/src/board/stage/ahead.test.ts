import { expect, it, vi } from "vitest";
import { loadGallery } from "../../art";
import { isKnown } from "../../art/Art";
import { drawAhead } from "../../art/ahead";
import fixture from "../../base/wire/fixture.json";
import type { PublicView, View } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { streamOf } from "../live/streams/load";
import { figuresAhead } from "./ahead";

const stream = streamOf("heroes-unite");
const view = stream.messages.find((message) => message.public.seats.length > 1) as View;
const card = (id: string): CardEntry => ({ ...(fixture[0] as CardEntry), id, kind: "super-hero" });
const cards = new Map([...stream.cards.keys()].map((id) => [id, card(id)]));

it("draws the heroes and the top Super-Villain ahead, each as its scene will show it", () => {
  const ahead = figuresAhead({ public: view.public, seat: view.seat }, cards);
  const looks = ahead.map(({ card, look }) => `${card.id} ${look.mood} ${look.facing}`);
  const shown: PublicView = view.public;
  for (const seat of shown.seats) {
    const facing = seat.seat === view.seat ? "left" : "right";
    for (const mood of ["strike", "calm", "triumph", "hit"])
      expect(looks).toContain(`${seat.hero.at(-1)?.id} ${mood} ${facing}`);
  }
  expect(looks).toContain(`${shown.super_villain[0]?.id} calm right`);
  const onPlates = ahead.filter(({ look }) => look.crop !== "cut");
  expect(new Set(onPlates.map(({ look }) => look.mood))).toEqual(new Set(["hit", "triumph"]));
});

it("draws them without anything being shown", async () => {
  const look = { crop: "cut", mood: "triumph", facing: "left" } as const;
  expect(isKnown(card("katana"), look)).toBe(false);
  const end = drawAhead([{ card: card("katana"), look }]);
  await loadGallery();
  await vi.waitFor(() => expect(isKnown(card("katana"), look)).toBe(true));
  end();
});

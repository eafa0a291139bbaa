import type { KeyboardEvent } from "react";
import { describe, expect, it } from "vitest";
import { heirOf, leafThrough } from "./focus";

describe("the focus of what is gone", () => {
  const page = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector("ul");
  };
  const hand = (...cards: string[]) =>
    page(
      `<section data-focus-home tabindex="-1"></section>
       <ul>${cards.map((card) => `<li><button>${card}</button></li>`).join("")}</ul>`,
    );

  it("goes to the card that lies there now, or to the last one", () => {
    expect(heirOf({ list: hand("Punch", "Kick"), at: 1 })?.textContent).toBe("Kick");
    expect(heirOf({ list: hand("Punch", "Kick"), at: 4 })?.textContent).toBe("Kick");
  });

  it("goes home when the list is empty or gone too", () => {
    expect(heirOf({ list: hand(), at: 0 })?.dataset.focusHome).toBe("");
    const gone = hand("Punch");
    gone?.remove();
    expect(heirOf({ list: gone, at: 0 })?.dataset.focusHome).toBe("");
  });

  it("has nowhere to go on a page without a home", () => {
    page("<p>…</p>");
    expect(heirOf({ list: null, at: 0 })).toBeNull();
  });
});

describe("the arrows", () => {
  it("go from one card of the story to the next, the last one first when they come from outside", () => {
    document.body.innerHTML = `<ol tabindex="0">
      <li>You play <span tabindex="-1">Punch</span>.</li>
      <li>Bot buys <span tabindex="-1">Kick</span>.</li></ol>`;
    const story = document.querySelector("ol");
    const press = (key: string) =>
      leafThrough(
        { key, currentTarget: story, preventDefault() {} } as unknown as KeyboardEvent<HTMLElement>,
        "span",
      );
    story?.focus();
    press("ArrowLeft");
    expect(document.activeElement?.textContent).toBe("Kick");
    press("ArrowLeft");
    expect(document.activeElement?.textContent).toBe("Punch");
    press("ArrowLeft");
    expect(document.activeElement?.textContent).toBe("Punch");
    press("ArrowRight");
    expect(document.activeElement?.textContent).toBe("Kick");
  });
});

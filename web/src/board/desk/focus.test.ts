import { cleanup, renderHook } from "@testing-library/react";
import type { KeyboardEvent } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { heirOf, leafThrough, useKeptFocus } from "./focus";

afterEach(cleanup);

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

  it("goes home when what lies there cannot have it", () => {
    const covered = hand("Punch");
    covered?.setAttribute("inert", "");
    expect(heirOf({ list: covered, at: 0 })?.dataset.focusHome).toBe("");
  });

  it("is found again when the browser takes it after the page has changed", () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    const [punch, kick] = hand("Punch", "Kick")?.querySelectorAll("button") ?? [];
    vi.spyOn(Element.prototype, "matches").mockReturnValue(true); // by keys: the focus is visible
    renderHook(() => useKeptFocus());
    for (const card of [punch, kick]) {
      card?.focus();
      card?.blur(); // what a browser does with a disabled button when it draws
      if (card === punch) card?.setAttribute("disabled", "");
      while (frames.length) frames.shift()?.();
      const on = document.activeElement;
      expect(on).toBe(card === punch ? document.querySelector("section") : kick);
    }
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("is left to a sheet that is open, and comes back to where it was", () => {
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frame());
    const [, kick] = hand("Punch", "Kick")?.querySelectorAll("button") ?? [];
    const sheet = document.createElement("div");
    sheet.setAttribute("role", "dialog");
    sheet.innerHTML = "<button>Close</button>";
    vi.spyOn(Element.prototype, "matches").mockReturnValue(true);
    const { rerender } = renderHook(() => useKeptFocus());
    kick?.focus();
    document.body.append(sheet);
    sheet.querySelector("button")?.focus();
    sheet.querySelector("button")?.blur();
    expect(document.activeElement).toBe(document.body);
    sheet.remove();
    rerender();
    expect(document.activeElement).toBe(kick);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
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

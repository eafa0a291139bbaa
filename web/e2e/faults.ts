// What is wrong with how a page is laid out, as far as a program can see it.
import type { Page } from "@playwright/test";

/** Sentences about everything that is cut off, sticks out or is too small to read; none is right. */
export async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.clientWidth;
    const scrolls = document.documentElement.scrollWidth;
    if (scrolls > wide + 1) found.push(`the page scrolls sideways: ${scrolls} in ${wide}`);

    const called = (element: Element) => {
      const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
      return `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} "${words}"`;
    };
    const hidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest(".unseen, .skip, option, .t-count-word, [aria-hidden]") !== null;
    const inScroller = (element: Element) => {
      for (let up = element.parentElement; up; up = up.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(up);
        if (["auto", "scroll", "clip"].includes(overflowX)) return true;
        if (textOverflow === "ellipsis") return true;
      }
      return false;
    };

    /** The part of an element that no scroller cuts off. */
    const seenPart = (element: Element): DOMRect => {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let up = element.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowX === "visible") continue;
        const box = up.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };

    for (const element of document.querySelectorAll("body *")) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!own || hidden(element)) continue;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (box.width <= 1 || box.height <= 1) continue;
      if ((box.right > wide + 1 || box.left < -1) && !inScroller(element))
        found.push(`sticks out: ${called(element)}`);
      if (
        style.overflowX !== "visible" &&
        style.textOverflow !== "ellipsis" &&
        style.overflowX !== "auto" &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`is cut off: ${called(element)}`);
      if (Number.parseFloat(style.fontSize) < 10.99)
        found.push(`is ${style.fontSize} small: ${called(element)}`);
    }
    for (const text of document.querySelectorAll(".card-text, .card-gist")) {
      if (text.scrollHeight > text.clientHeight + 1)
        found.push(`its text has no room: ${called(text.closest(".card") ?? text)}`);
    }
    for (const name of document.querySelectorAll(".card-band > .card-name")) {
      if (name.scrollWidth > name.clientWidth + 1)
        found.push(`its name has no room: ${called(name)}`);
    }
    const of = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((each) => !hidden(each));
    const inside = ({ left, right, top, bottom }: DOMRect) =>
      left >= -1 && top >= -1 && right <= wide + 1 && bottom <= innerHeight + 1;
    // a turn begins with five cards, and each of them must be seen
    const hand = of(".t-hand > li > .t-spot");
    for (const card of hand.slice(0, 5)) {
      const { left, right } = card.getBoundingClientRect();
      if (left < -1 || right > wide + 1) found.push(`is out of sight: ${called(card)}`);
    }
    // one clock a seat, in its plate; and what lies beside the hand is not cut by the window
    const clocks = of(".t-clock");
    const seats = of(".t-sitter").length;
    if (clocks.length > 0 && clocks.length !== seats)
      found.push(`${clocks.length} clocks for ${seats} seats`);
    for (const each of [...clocks, ...of(".t-own-pile, .t-tool, .t-board .t-bar .button")])
      if (!inside(each.getBoundingClientRect()))
        found.push(`is cut by the window: ${called(each)}`);
    for (const tag of of(".t-spot[data-size=small] .t-badge"))
      if (tag.scrollWidth > tag.clientWidth + 1 || tag.scrollHeight > tag.clientHeight + 3)
        found.push(`its tag has no room: ${called(tag)}`);
    // a card next to the hero is in sight, or can be scrolled to
    for (const card of of(".t-hero .t-with-hero .card-mini")) {
      const row = card.closest(".t-with-hero") as Element;
      const box = card.getBoundingClientRect();
      const room = row.getBoundingClientRect();
      const scrolls = ["auto", "scroll"].includes(getComputedStyle(row).overflowX);
      if (box.bottom > room.bottom + 1 || (!scrolls && box.right > seenPart(card).right + 1))
        found.push(`cannot be reached: ${called(card)}`);
    }
    // what a scene asks can be answered: no answer is cut from above or below
    for (const answer of of(".scene-answer, .scene-no")) {
      const tall = answer.getBoundingClientRect().height;
      const seen = seenPart(answer);
      if (Math.min(seen.bottom, innerHeight) - Math.max(seen.top, 0) < 0.9 * tall)
        found.push(`is no answer to press: ${called(answer)}`);
    }
    // nothing lies over a name, a number or a hand: neither the burst nor what stands on a card
    const lids = of(
      ".t-power, .t-hero .t-with-hero .card-mini, .t-bubble, .lesson:not([data-watch])",
    );
    const read =
      ".card-name, .card-cost, .card-gives, .t-hero-in h2, .t-hero-in p, .t-who b, .t-standing, .t-badge";
    for (const lid of lids)
      for (const name of of(read)) {
        if (lid.contains(name) || name.closest(".t-hand, .card-mini .card-gives")) continue;
        if (lid.closest(".t-spot")?.contains(name)) continue; // its own badge lies over it
        if (lid.matches(".t-power, .card-mini") && name.closest(".t-board > .scene")) continue; // the scene lies over it
        const [over, under] = [seenPart(lid), seenPart(name)];
        const across = Math.min(over.right, under.right) - Math.max(over.left, under.left);
        const down = Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top);
        if (across > 8 && down > 4) found.push(`${called(lid)} lies over ${called(name)}`);
      }
    for (const name of of(".t-plates .t-who b"))
      if (name.scrollWidth > name.clientWidth + 1 && name.clientWidth < 44)
        found.push(`is no name any more, ${name.clientWidth} wide: ${called(name)}`);
    // words lie over no other words
    for (const place of of(".t-sitter, .t-stacks .t-spot, .t-own, .t-strip h2")) {
      const words: { says: string; box: DOMRect }[] = [];
      const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const holder = node.parentElement;
        if (!node.textContent?.trim() || !holder || hidden(holder)) continue;
        if (holder.closest(".t-bubble, .card-art")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        let edge = wide; // what is clipped ends there
        for (let up: Element | null = holder; up && up !== place; up = up.parentElement)
          if (getComputedStyle(up).overflowX !== "visible")
            edge = Math.min(edge, up.getBoundingClientRect().right);
        for (const box of range.getClientRects()) {
          if (box.left >= edge) continue; // all of it is clipped
          words.push({
            says: node.textContent.trim(),
            box: new DOMRect(box.left, box.top, Math.min(box.right, edge) - box.left, box.height),
          });
        }
      }
      for (const [at, one] of words.entries())
        for (const other of words.slice(at + 1)) {
          const across =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down =
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (across > 2 && down > 4 && one.says !== other.says)
            found.push(`"${one.says}" lies over "${other.says}"`);
        }
    }
    // a finger needs 44 px; links in running text are as tall as their line
    if (matchMedia("(pointer: coarse)").matches)
      for (const on of document.querySelectorAll("button, a[href], input, select, summary")) {
        if (hidden(on) || on.closest("p, dd, td, li > span, .card-text")) continue;
        if (on.closest("[style*=clip]")) continue; // for screen readers only
        const { width, height } = (on.closest("label") ?? on).getBoundingClientRect();
        if (width > 1 && (width < 43.5 || height < 43.5))
          found.push(`is hard to hit, ${Math.round(width)} × ${Math.round(height)}: ${called(on)}`);
      }
    return [...new Set(found)];
  });
}

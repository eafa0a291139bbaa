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

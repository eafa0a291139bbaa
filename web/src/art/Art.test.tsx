import { act, cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import fixture from "../base/wire/fixture.json";
import type { CardEntry } from "../base/wire/queries";
import { CardArt, DrawWhenNear, loadGallery, Portrait } from "./index";

const card = (fixture as CardEntry[]).find(({ id }) => id === "katana") as CardEntry;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a picture has its room before it is there, and is no more than decoration", async () => {
  vi.resetModules(); // the gallery has not been loaded by anybody
  const { CardArt, loadGallery } = await import("./index");
  const { container } = render(<CardArt card={card} />);
  const room = container.querySelector(".art");
  expect(room?.getAttribute("aria-hidden")).toBe("true");
  expect(room?.querySelector("img")).toBeNull();
  await act(loadGallery);
  expect(container.querySelector(".art")).toBe(room);
  const img = room?.querySelector("img");
  expect(img?.getAttribute("alt")).toBe("");
  expect(img?.getAttribute("src")).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

test("a mood changes the picture of a figure", async () => {
  await act(loadGallery);
  const { container, rerender } = render(<Portrait of="batgirl" />);
  const shown = () => container.querySelector("img")?.getAttribute("src");
  const calm = shown();
  rerender(<Portrait of="batgirl" mood="hit" />);
  expect(shown()).not.toBe(calm);
  rerender(<Portrait of="batgirl" />);
  expect(shown()).toBe(calm);
});

test("in a long list a picture waits until it is near the screen", async () => {
  const arrivals: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(readonly tell: (of: { isIntersecting: boolean; target: Element }[]) => void) {}
      observe(target: Element): void {
        arrivals.push(() => this.tell([{ isIntersecting: true, target }]));
      }
      unobserve(): void {}
    },
  );
  await act(loadGallery);
  const { container } = render(
    <DrawWhenNear value={true}>
      <CardArt card={card} />
      <CardArt card={card} />
    </DrawWhenNear>,
  );
  const drawn = () => [...container.querySelectorAll(".art")].map((room) => !!room.firstChild);
  expect(drawn()).toEqual([false, false]);
  act(() => arrivals[0]?.());
  expect(drawn()).toEqual([true, false]);
});

test("many pictures come a few a frame", async () => {
  await act(loadGallery);
  vi.useFakeTimers();
  const many = ["starfire", "pip", "nightwing", "vera", "otto"]; // none was drawn before
  const { container } = render(many.map((of) => <Portrait key={of} of={of} />));
  const drawn = () => container.querySelectorAll("img").length;
  expect(drawn()).toBe(2);
  act(() => vi.advanceTimersToNextTimer());
  expect(drawn()).toBe(4);
  act(() => vi.advanceTimersToNextTimer());
  expect(drawn()).toBe(5);
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

test("pictures that were drawn before are there at once", async () => {
  await act(loadGallery);
  const many = ["raven", "goldie", "tilda", "sibyl"];
  const shown = () => render(many.map((of) => <Portrait key={of} of={of} />)).container;
  const first = shown();
  expect(first.querySelectorAll("img").length).toBeLessThan(4);
  await waitFor(() => expect(first.querySelectorAll("img").length).toBe(4));
  cleanup();
  expect(shown().querySelectorAll("img").length).toBe(4);
});

import { act, render } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Director } from "./director";
import { painted, usePainted } from "./painted";
import { CLOCK, Queue } from "./queue";
import { PICTURES_TIMEOUT, TIMING, UNSEEN } from "./timing";

afterEach(() => {
  vi.unstubAllGlobals(); // first: what was stubbed were false timers
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A scene of two figures; `come` puts the pictures in, which are decoded when the test says so. */
function scene() {
  const part = document.createElement("div");
  part.innerHTML = '<span class="art"></span><span class="art"></span>';
  document.body.append(part);
  const decoded: (() => void)[] = [];
  const come = () => {
    for (const room of part.querySelectorAll(".art")) {
      const picture = document.createElement("img");
      picture.decode = () => new Promise((done) => decoded.push(done));
      room.append(picture);
    }
  };
  return { part, come, decoded };
}

const soon = () => new Promise<void>((done) => setTimeout(done, 60)); // longer than two frames

it("is not painted before both figures are drawn and decoded", async () => {
  const { part, come, decoded } = scene();
  const seen = vi.fn();
  void painted(part, 10_000).then(seen);
  await soon();
  expect(seen).not.toHaveBeenCalled();
  come();
  await soon();
  expect(decoded).toHaveLength(2);
  decoded[0]?.();
  await soon();
  expect(seen).not.toHaveBeenCalled();
  decoded[1]?.();
  await soon();
  expect(seen).toHaveBeenCalledOnce();
});

it("does not wait for ever for a picture that does not come", async () => {
  const { part } = scene();
  await expect(painted(part, 20)).resolves.toBeUndefined();
});

it("is painted soon where there are no pictures", async () => {
  await expect(painted(document.createElement("div"), 10_000)).resolves.toBeUndefined();
});

it("shows a beat for its whole time on a page that is slow at every step", async () => {
  vi.useFakeTimers();
  const frameMs = 700;
  vi.stubGlobal("requestAnimationFrame", (wake: () => void) => setTimeout(wake, frameMs));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  const queue = new Queue<string>(CLOCK, {
    timing: () => TIMING.outcome,
    unseen: () => UNSEEN,
    stays: () => false,
    join: () => null,
    joins: () => 0,
    begins: () => {},
    changed: () => {},
  });
  queue.add(["outcome"]);
  const { now } = queue;
  if (!now) throw new Error("nothing is played");
  const director = {
    comes: (serial: number) => queue.comes(serial),
    seen: (serial: number) => queue.seen(serial),
  } as Director;
  let since = 0;
  function Beat() {
    const [here, drawn] = usePainted(now as NonNullable<typeof now>, director);
    if (drawn) since ||= performance.now();
    return createElement("div", { ref: here }, createElement("span", { className: "art" }));
  }
  const goOn = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await goOn(UNSEEN - 1000); // its part of the program loads
  render(createElement(Beat));
  await goOn(PICTURES_TIMEOUT); // its pictures never come
  expect(since).toBeGreaterThan(0);
  const { in: come, hold } = TIMING.outcome;
  await goOn(2 * frameMs + come + hold - 1);
  expect(queue.now?.item).toBe("outcome");
  await goOn(1 + frameMs);
  expect(queue.now).toBeNull();
  expect(performance.now() - since).toBeGreaterThanOrEqual(1000);
});

it("is seen when its motion has ended, however late that began", async () => {
  let end = () => {};
  const finished = new Promise<void>((done) => {
    end = done;
  });
  vi.spyOn(Element.prototype, "getAnimations").mockReturnValue([{ finished }] as never);
  const seen = vi.fn();
  const director = { comes: () => {}, seen } as unknown as Director;
  const playing = { serial: 7, timing: { in: 0, hold: 0, out: 0, lead: 0 } };
  function Beat() {
    const [here] = usePainted(playing, director);
    return createElement("div", { ref: here });
  }
  render(createElement(Beat));
  for (let step = 0; step < 3; step += 1) await act(soon); // its pictures, its motion, and no end
  expect(seen).not.toHaveBeenCalled();
  end();
  await act(soon);
  expect(seen).toHaveBeenCalledWith(7);
});

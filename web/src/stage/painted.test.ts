import { expect, it, vi } from "vitest";
import { painted } from "./painted";

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

const soon = () => new Promise((done) => setTimeout(done, 60)); // longer than two frames

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

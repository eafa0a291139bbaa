import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change } from "../../base/preferences/settings";
import { closeSound, play, soundAfterPress } from "./play";
import { SOUNDS, type Sound, type SoundName } from "./sounds";

class Param {
  value = 0;
  setValueAtTime(value: number) {
    this.value = value;
  }
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime(to: number) {
    expect(to).toBeGreaterThan(0); // the browser refuses 0
  }
}
class Part {
  gain = new Param();
  frequency = new Param();
  onended: (() => void) | null = null;
  connect() {}
  disconnect() {}
  start() {
    started++;
  }
  stop() {}
}
class Context {
  currentTime = 1;
  sampleRate = 100;
  state = "running";
  destination = new Part();
  createGain() {
    const made = new Part();
    gains.push(made);
    return made;
  }
  createOscillator = () => new Part();
  createBufferSource = () => new Part();
  createBiquadFilter = () => new Part();
  createDynamicsCompressor = () => new Part();
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}

let started = 0;
let gains: Part[] = [];
let silence = () => {};

beforeEach(() => {
  started = 0;
  gains = [];
  vi.stubGlobal("AudioContext", Context);
  silence = soundAfterPress();
});
afterEach(() => {
  silence();
  closeSound();
  vi.unstubAllGlobals();
  change({ sound: true, volume: 60 });
});

const press = async () => {
  document.dispatchEvent(new Event("pointerdown"));
  await vi.waitFor(() => expect(gains.length).toBeGreaterThan(0));
};

test("nothing sounds before the first press", () => {
  play("card");
  expect(started).toBe(0);
});

test("every sound plays, as loud as is wished", async () => {
  change({ sound: true, volume: 30 });
  await press();
  for (const name of Object.keys(SOUNDS) as SoundName[]) play(name);
  const parts = (Object.values(SOUNDS) as Sound[]).flatMap((s) => [...s.tones, ...s.noises]);
  expect(started).toBe(parts.length);
  expect(gains[0]?.gain.value).toBeCloseTo(0.3);
});

test("the same sound is not played twice at once, and none when switched off", async () => {
  await press();
  play("turn");
  const once = started;
  play("turn");
  expect(started).toBe(once);
  change({ sound: false });
  play("buy");
  expect(started).toBe(once);
});

test("sounds are short and never too loud", () => {
  for (const [name, sound] of Object.entries(SOUNDS) as [string, Sound][]) {
    const parts = [...sound.tones, ...sound.noises];
    expect(parts.length, name).toBeGreaterThan(0);
    for (const part of parts) {
      expect(part.at + part.lasts, name).toBeLessThanOrEqual(1.2);
      expect(part.loud, name).toBeLessThanOrEqual(0.7);
    }
  }
});

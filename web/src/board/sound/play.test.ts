import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change } from "../../base/preferences/settings";
import { closeSound, play, soundAfterPress } from "./play";
import { roomOf } from "./room";
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
  buffer: unknown = null;
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
  get currentTime() {
    return nowS;
  }
  sampleRate = 100;
  state = "running";
  destination = new Part();
  createGain() {
    const made = new Part();
    gains.push(made);
    return made;
  }
  createOscillator() {
    const made = new Part();
    tones.push(made);
    return made;
  }
  createBufferSource = () => new Part();
  createBiquadFilter = () => new Part();
  createDynamicsCompressor = () => new Part();
  createConvolver = () => new Part();
  createBuffer = (channels: number, length: number) => {
    const samples = Array.from({ length: channels }, () => new Float32Array(length));
    return { getChannelData: (channel: number) => samples[channel] };
  };
}

let nowS = 1;
let started = 0;
let gains: Part[] = [];
let tones: Part[] = [];
let silence = () => {};

beforeEach(() => {
  started = 0;
  gains = [];
  tones = [];
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

test("a tune is a little higher or lower each time, and stays in tune", async () => {
  await press();
  const pitches = new Set<number>();
  for (const random of [0, 0.5, 1]) {
    vi.spyOn(Math, "random").mockReturnValue(random);
    nowS += 1;
    tones = [];
    play("won");
    const [first = 0, ...rest] = tones.map(({ frequency }) => frequency.value);
    const wanted = SOUNDS.won.tones.map(({ from }) => from);
    for (const [at, pitch] of rest.entries())
      expect(pitch / first).toBeCloseTo((wanted[at + 1] ?? 0) / (wanted[0] ?? 1));
    expect(Math.abs(Math.log2(first / (wanted[0] ?? 1)))).toBeLessThan(0.05);
    pitches.add(first);
  }
  vi.restoreAllMocks();
  expect(pitches.size).toBe(3);
});

test("sounds come back from the walls of a room, and die away there", () => {
  const { getChannelData } = roomOf(new Context() as unknown as AudioContext);
  const loudness = (samples: Float32Array) => Math.hypot(...samples) / Math.sqrt(samples.length);
  for (const channel of [0, 1]) {
    const samples = getChannelData(channel);
    const third = Math.floor(samples.length / 3);
    expect(loudness(samples.slice(0, third))).toBeGreaterThan(
      3 * loudness(samples.slice(2 * third)),
    );
  }
});

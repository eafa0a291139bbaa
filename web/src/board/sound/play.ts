// Plays a sound where sound is on: nothing is made before the first press on a page.
import { settings } from "../../base/preferences/settings";
import type { Sound, SoundName } from "./sounds";

/** The least seconds between two beginnings of the same sound. */
const APART = 0.05;

/** How loud a sound comes back from the walls. */
const ROOM_LOUDNESS = 0.35;

/** How far a sound may differ each time, up or down. */
const PITCH_OCTAVES = 1 / 24;
const LOUDNESS_OCTAVES = 1 / 8;

interface Stage {
  context: AudioContext;
  /** Heard as it is, and once more from the walls of a room. */
  out: GainNode;
  hiss: AudioBuffer;
  last: Map<SoundName, number>;
  sounds: Record<SoundName, Sound>;
}

let stage: Stage | null = null;
let opening: Promise<void> | null = null;

/** Browsers allow sound after a press only, so the first one opens it. */
export function soundAfterPress(target: EventTarget = document): () => void {
  const open = () => {
    if (settings().sound) opening ??= openStage();
  };
  target.addEventListener("pointerdown", open);
  target.addEventListener("keydown", open);
  return () => {
    target.removeEventListener("pointerdown", open);
    target.removeEventListener("keydown", open);
  };
}

async function openStage(): Promise<void> {
  const [{ SOUNDS }, { noiseOf, roomOf }] = await Promise.all([
    import("./sounds"),
    import("./room"),
  ]);
  const context = new AudioContext();
  const out = context.createGain();
  const limit = context.createDynamicsCompressor();
  out.connect(limit);
  limit.connect(context.destination);
  const walls = context.createGain();
  const room = context.createConvolver();
  room.buffer = roomOf(context);
  walls.gain.setValueAtTime(ROOM_LOUDNESS, context.currentTime);
  out.connect(room);
  room.connect(walls);
  walls.connect(limit);
  const hiss = noiseOf(context, 1, 1);
  stage = { context, out, hiss, last: new Map(), sounds: SOUNDS };
}

/** Return a factor that is a little more or less than one, by up to a part of an octave. */
const about = (octaves: number): number => 2 ** ((Math.random() * 2 - 1) * octaves);

/** Play a sound, now or in a moment, if sounds are on and a press has allowed them. */
export function play(name: SoundName, delayS = 0): void {
  const { sound, volume } = settings();
  if (!stage || !sound || document.hidden) return;
  const { context, out, last } = stage;
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + delayS;
  if (now - (last.get(name) ?? -1) < APART) return;
  last.set(name, now);
  out.gain.setValueAtTime(volume / 100, context.currentTime);
  const pitch = about(PITCH_OCTAVES); // the same for all of it, or a tune is out of tune
  const loudness = about(LOUDNESS_OCTAVES);
  for (const each of stage.sounds[name].tones) {
    const source = context.createOscillator();
    source.type = each.wave;
    glide(source.frequency, each.from * pitch, each.to * pitch, now + each.at, each.lasts);
    sounded(context, out, source, now + each.at, each.lasts, each.loud * loudness);
  }
  for (const each of stage.sounds[name].noises) {
    const source = context.createBufferSource();
    source.buffer = stage.hiss;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = each.filter;
    glide(filter.frequency, each.from * pitch, each.to * pitch, now + each.at, each.lasts);
    source.connect(filter);
    sounded(context, out, source, now + each.at, each.lasts, each.loud * loudness, filter);
  }
}

function glide(of: AudioParam, from: number, to: number, at: number, lasts: number): void {
  of.setValueAtTime(from, at);
  of.exponentialRampToValueAtTime(to, at + lasts);
}

/** Let a source be heard from `at` on: up at once, then dying away. */
function sounded(
  context: AudioContext,
  out: GainNode,
  source: AudioScheduledSourceNode,
  at: number,
  lasts: number,
  loud: number,
  through: AudioNode = source,
): void {
  const fade = context.createGain();
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(loud, at + 0.006);
  fade.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  through.connect(fade);
  fade.connect(out);
  source.start(at);
  source.stop(at + lasts);
  source.onended = () => fade.disconnect();
}

/** For tests: forget the opened sounds. */
export function closeSound(): void {
  stage = null;
  opening = null;
}

// Plays a sound where sound is on: nothing is made before the first press on a page.
import { settings } from "../../base/preferences/settings";
import type { Sound, SoundName } from "./sounds";

/** The least seconds between two beginnings of the same sound. */
const APART = 0.05;

interface Stage {
  context: AudioContext;
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
  const { SOUNDS } = await import("./sounds");
  const context = new AudioContext();
  const out = context.createGain();
  const limit = context.createDynamicsCompressor();
  out.connect(limit);
  limit.connect(context.destination);
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  stage = { context, out, hiss, last: new Map(), sounds: SOUNDS };
}

/** Play a sound now, if sounds are on and a press has allowed them. */
export function play(name: SoundName): void {
  const { sound, volume } = settings();
  if (!stage || !sound || document.hidden) return;
  const { context, out, last } = stage;
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  if (now - (last.get(name) ?? -1) < APART) return;
  last.set(name, now);
  out.gain.setValueAtTime(volume / 100, now);
  for (const each of stage.sounds[name].tones) {
    const source = context.createOscillator();
    source.type = each.wave;
    glide(source.frequency, each.from, each.to, now + each.at, each.lasts);
    sounded(context, out, source, now + each.at, each.lasts, each.loud);
  }
  for (const each of stage.sounds[name].noises) {
    const source = context.createBufferSource();
    source.buffer = stage.hiss;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = each.filter;
    glide(filter.frequency, each.from, each.to, now + each.at, each.lasts);
    source.connect(filter);
    sounded(context, out, source, now + each.at, each.lasts, each.loud, filter);
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

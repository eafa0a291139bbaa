// The player's preferences: kept in this browser, put on the page as attributes that the styles read.

import { useSyncExternalStore } from "react";
import { FIRST_BOX } from "../boxes/boxes";
import { load, save } from "../browser/storage";

export type Speed = "slow" | "normal" | "fast" | "off";

/** The level of an opponent for a person who has not chosen one. */
export const EASY = "goldie";

export interface Settings {
  theme: "system" | "light" | "dark";
  language: string;
  textSize: "normal" | "large" | "huge";
  palette: "usual" | "safe";
  motion: "system" | "full" | "none";
  /** How long what happens is shown. */
  speed: Speed;
  sound: boolean;
  /** Of 100. */
  volume: number;
  /** Whether opponents say something now and then. */
  bubbles: boolean;
  confirmEnd: boolean;
  /** Whether a turn ends by itself when nothing is left to do; null as long as it was not asked. */
  autoEnd: boolean | null;
  /** Whether the player was new to the game on the first visit; null as long as it was not asked. */
  newcomer: boolean | null;
  /** The first tables that were played to the end. */
  finished: string[];
  linear: boolean;
  /** What "Play now" begins. */
  quick: { box: string; bot: string };
  /** Whether games against bots are played within this browser. */
  here: boolean;
  /** What to do by itself when a card could defend, block or assist. */
  orders: Record<string, "always" | "never">;
}

const USUAL: Settings = {
  theme: "dark",
  language: "",
  textSize: "normal",
  palette: "usual",
  motion: "system",
  speed: "normal",
  sound: true,
  volume: 60,
  bubbles: true,
  confirmEnd: true,
  autoEnd: null,
  newcomer: null,
  finished: [],
  linear: false,
  quick: { box: FIRST_BOX, bot: EASY },
  here: false,
  orders: {},
};
const KEY = "archrivals-settings";

function kept(): Settings {
  try {
    return { ...USUAL, ...JSON.parse(load(KEY) ?? "{}") };
  } catch {
    return USUAL;
  }
}

const LIGHT = "(prefers-color-scheme: light)";

let current = kept();
const followers = new Set<() => void>();

export function settings(): Settings {
  return current;
}

export function change(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  save(KEY, JSON.stringify(current));
  applySettings();
  for (const follower of followers) follower();
}

/** Light or dark: as it was chosen, or as the system has it. */
function themeNow(): "light" | "dark" {
  if (current.theme !== "system") return current.theme;
  return matchMedia(LIGHT).matches ? "light" : "dark";
}

function applySettings(): void {
  const page = document.documentElement;
  page.dataset.theme = themeNow();
  page.dataset.text = current.textSize;
  page.dataset.palette = current.palette;
  page.dataset.motion = current.motion;
}

/** From now on the page looks as the settings say, also when the system changes its colours. */
export function keepApplied(): void {
  applySettings();
  matchMedia(LIGHT).addEventListener("change", applySettings);
}

/** Whether things may move now. */
export function moves(): boolean {
  if (current.motion !== "system") return current.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function followSettings(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

export function useSettings(): Settings {
  return useSyncExternalStore(followSettings, settings);
}

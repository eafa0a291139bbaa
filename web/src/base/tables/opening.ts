// Opening a table: at the server, or within this browser.

import { able } from "../local/runtime";
import { settings } from "../preferences/settings";
import { call, callHere, type Person, Problem, playHere } from "../wire/session";
import { serverThere } from "../wire/where";
import { refusal } from "../words/refusals";

/** Whether a table against bots is opened within this browser. */
export async function opensHere(): Promise<boolean> {
  if (!able) return false;
  if (!serverThere()) return true;
  if (!settings().here) return false;
  const { local } = await import("../local/pages");
  local.begin();
  const { stage } = local.state();
  return stage !== "loading" && stage !== "failed"; // while Python comes, the server deals
}

/** Open a table against bots, or that of a lesson; the player sits down at it. */
export async function openTable(
  path: string,
  wanted: unknown,
  someone: () => Promise<Person>,
): Promise<string> {
  const { name } = await someone();
  if (await opensHere()) return openHere(path, wanted, name);
  try {
    return (await call<{ table: string }>("POST", path, wanted)).table;
  } catch (problem) {
    const gone = problem instanceof Problem && problem.code === "offline";
    if (!gone || !able) throw problem;
    return openHere(path, wanted, name); // the server was there a moment ago
  }
}

/** Open a table for several people at this device; `names` are those of all but the first. */
export async function openShared(
  wanted: unknown,
  names: (first: string) => Map<number, string>,
  someone: () => Promise<Person>,
): Promise<string> {
  if (!able) throw new Problem(0, "no-python", refusal("no-python"));
  const { name } = await someone();
  const table = await openHere("tables", wanted, name);
  for (const [seat, other] of names(name))
    await callHere("POST", `tables/${table}/seat?seat=${seat}&name=${encodeURIComponent(other)}`);
  return table;
}

async function openHere(path: string, wanted: unknown, name: string): Promise<string> {
  await playHere(name);
  navigator.storage?.persist?.().catch(() => undefined);
  return (await callHere<{ table: string }>("POST", path, wanted)).table;
}

// A game with a made box: at once, in this browser, against a bot.
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type MadeBox, textOf } from "../../base/making/box";
import { useMe } from "../../base/people/people";
import { settings } from "../../base/preferences/settings";
import { callHere, playHere } from "../../base/wire/session";

/** A game for now: short where a box has a length. */
const SHORT = 4;

export function usePlay() {
  const navigate = useNavigate();
  const { someone } = useMe();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  return {
    busy,
    trouble,
    play: (box: MadeBox) => playText(textOf(box)),
    playText,
  };

  async function playText(text: string): Promise<void> {
    setBusy(true);
    setTrouble("");
    try {
      await playHere((await someone()).name);
      const { bot } = settings().quick;
      const { table } = await callHere<{ table: string }>("POST", "tables", {
        box_file: text,
        super_villains: SHORT,
        bots: [null, bot],
      });
      await callHere("PUT", `tables/${table}/ready`, { ready: true });
      await navigate({ to: "/t/$table", params: { table } });
    } catch (problem) {
      setTrouble((problem as Error).message);
      setBusy(false);
    }
  }
}

// Says that a game of this browser lasts only as long as its page, and offers it as a file.
import { useEffect, useState, useSyncExternalStore } from "react";
import { saveFile } from "../base/browser/download";
import type { Keeps } from "../base/browser/storage";
import { local } from "../base/local/pages";
import { callHere } from "../base/wire/session";
import { useWords } from "../base/words/say";

/** Where games of this browser are kept now. */
export const useKeeps = (): Keeps => useSyncExternalStore(local.follow, () => local.state().keeps);

/** Save the game of a table as a file of this device. */
export async function saveTable(table: string, box: string, at: number): Promise<void> {
  const saved = await callHere("GET", `tables/${table}/save`);
  saveFile(`archrivals-${box}-${new Date(at).toISOString().slice(0, 10)}.json`, saved);
}

export interface UnkeptProps {
  table: string;
  box: string;
  /** While it is played, leaving the page would lose it. */
  playing: boolean;
}

/** A note at the table; it goes when one has read it. */
export function Unkept({ table, box, playing }: UnkeptProps) {
  const { t } = useWords();
  const keeps = useKeeps();
  const [read, setRead] = useState<Keeps>("device");
  const [trouble, setTrouble] = useState("");
  useAsksToStay(playing && keeps !== "device");
  if (keeps === read || keeps === "device") return null;
  const save = () =>
    saveTable(table, box, Date.now()).catch((why: Error) => setTrouble(why.message));
  return (
    <div className="t-notice" role="status" data-tone="bad">
      <p>
        {t(`unkept.${keeps}`)} {trouble}
      </p>
      <button type="button" className="button" onClick={save}>
        {t("saves.file")}
      </button>
      <button
        type="button"
        className="t-x"
        onClick={() => setRead(keeps)}
        aria-label={t("table.close")}
      >
        ×
      </button>
    </div>
  );
}

/** Have the browser ask before it leaves the page. */
function useAsksToStay(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", stay);
    return () => removeEventListener("beforeunload", stay);
  }, [asks]);
}

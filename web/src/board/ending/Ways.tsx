// The ways on from the end of a game: one in gold, the others plain.
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { onClipboard } from "../../base/browser/copy";
import { isLocal } from "../../base/local/tables";
import { gameLink } from "../../base/wire/links";
import { beReady } from "../../base/wire/queries";
import { call } from "../../base/wire/session";
import { type EndingSay, useEndingWords } from "../../base/words/ending";
import { boxKey } from "../../base/words/keys";
import type { Ended } from "./facts";
import type { Moment } from "./moment";

const SIGNS = {
  again: "M12 3a9 9 0 1 1-8.5 6L6 10a6.5 6.5 0 1 0 6-4.500V9L6 4.500 12 0z",
  eye: "M1 12q11-14 22 0-11 14-22 0zm11-4.500a4.500 4.500 0 1 0 .1 0z",
  share: "M12 2l6 6h-4v8h-4V8H6zM4 14h3v5h10v-5h3v8H4z",
} as const;

function Sign({ of }: { of: keyof typeof SIGNS }) {
  return (
    <svg className="ending-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[of]} fillRule="evenodd" />
    </svg>
  );
}

export interface WaysProps {
  ended: Ended;
  moment: Moment | null;
  /** What a share says of the result. */
  says: string;
  /** Folded there is room for two ways. */
  folded?: boolean;
  /** Ways that only one place has. */
  children?: ReactNode;
}

export function Ways({ ended, moment, says, folded = false, children }: WaysProps) {
  const { t } = useEndingWords();
  const again = useAgain(ended.table);
  const shows = useShown(ended, moment);
  return (
    <>
      {ended.played && (
        <button type="button" className="button first" data-key="a" onClick={again.go}>
          <span>
            {againWords(ended, t)}
            {!folded && <small>{againText(ended, t)}</small>}
          </span>
        </button>
      )}
      <Link {...shows} className={ended.played ? "button" : "button first"} data-key="r">
        <Sign of="eye" />
        <span>
          {!moment
            ? t("table.end.replay")
            : t(folded ? "ending.ways.turn" : "ending.ways.show", { turn: moment.turn })}
        </span>
      </Link>
      {!folded && <Share ended={ended} says={says} />}
      {children}
      {again.problem && <p role="alert">{again.problem}</p>}
    </>
  );
}

/** Where the turn that decided is shown; the whole game where none is known. */
function useShown({ table, seat }: Ended, moment: Moment | null) {
  const search = moment
    ? { at: moment.position, seat: seat >= 0 ? seat : ("all" as const), review: true }
    : {};
  return { to: "/replay/$table" as const, params: { table }, search };
}

/** Ask for the same game once more, and go there. */
function useAgain(table: string) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const go = async () => {
    try {
      const next = await call<{ table: string }>("POST", `tables/${table}/rematch`);
      await beReady(next.table); // who wants another game is ready for it
      await navigate({ to: "/t/$table", params: { table: next.table } });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return { go, problem };
}

const othersOf = ({ names, seat }: Ended): string[] => names.filter((_, at) => at !== seat);

function againWords(ended: Ended, t: EndingSay): string {
  const people = othersOf(ended).length;
  return ended.rematch && people === 1
    ? t("ending.ways.with", { names: othersOf(ended).join(", ") })
    : t("ending.ways.again");
}

function againText(ended: Ended, t: EndingSay): string {
  if (ended.rematch) return t("ending.ways.waits");
  if (new Set(ended.teams).size < ended.teams.length) return t("ending.ways.teams");
  const others = othersOf(ended);
  return others.length > 1
    ? t("ending.ways.players")
    : t("ending.ways.cards", { names: others.join(", ") });
}

/** A table of this device has no address for others: its link carries the game. */
const linkTo = async (table: string): Promise<string> =>
  isLocal(table) ? gameLink(table) : `${location.origin}/replay/${table}`;

/** Hand the game to the device's share menu, or put its link on the clipboard. */
function Share({ ended, says }: { ended: Ended; says: string }) {
  const { t } = useEndingWords();
  const [done, setDone] = useState<"" | "copied" | "link">("");
  const [link, setLink] = useState("");
  const share = async () => {
    const link = await linkTo(ended.table);
    setLink(link);
    const text = `${says} · ${t(boxKey(ended.box))}`;
    if ("share" in navigator)
      return navigator.share({ title: "Archrivals", text, url: link }).catch(() => undefined);
    setDone((await onClipboard(link)) ? "copied" : "link");
  };
  if (done === "link")
    return (
      <input
        readOnly
        value={link}
        aria-label={t("ending.ways.link")}
        onFocus={(event) => event.target.select()}
      />
    );
  return (
    <button type="button" className="button" data-key="h" onClick={share}>
      <Sign of="share" />
      <span role="status">{t(done ? "ending.ways.shared" : "ending.ways.share")}</span>
    </button>
  );
}

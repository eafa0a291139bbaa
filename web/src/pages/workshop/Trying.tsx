// The strip over a table at which a card is tried: on the card's own paper, so that it is not mistaken for
// the game. It knows the way back, and deals again.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { trialOf } from "../../base/making/asked";
import { cardOf, textOf, unnamed } from "../../base/making/box";
import { boxes, useShelf } from "../../base/making/shelf";
import { LEVELS } from "../../base/opponents/levels";
import { type Tongue, useSpeech } from "../../base/speech/speech";
import type { Message } from "../../base/wire/messages";
import { useWorkshopWords } from "../../base/words/workshop";
import { takeHeight } from "../../board/desk/measures";
import type { Staged } from "../../board/stage/director";
import { laidOf } from "./laid";
import { Sign } from "./Sign";
import "./trying.css";

interface TryingProps {
  /** The box and the card, as `TablePage` found them in the address. */
  of: string;
  staged: Staged;
  tongue: Tongue;
}

/** The height of the strip; on a phone it covers a row that can wait. */
const STRIP_PX = 48;
/** The air that a table keeps at its lower edge, where the strip would push the hand. */
const AIR_PX = 28;

const BEGINS = ["hand", "line-up", "foe"] as const;

export function Trying({ of, staged, tongue }: TryingProps) {
  const { t } = useWorkshopWords();
  const navigate = useNavigate();
  const { begin = "hand", laid = "" } = useSearch({ from: "/t/$table" });
  const [key = "", id = ""] = of.split(".");
  const { boxes: all } = useShelf();
  const box = all?.find((each) => each.key === key)?.of.now;
  const card = box && cardOf(box, id);
  const [busy, setBusy] = useState(false);
  const [shut, setShut] = useState(false);
  const top = useBelowPlates();
  const { live } = staged;
  const wasThere = useRef(false);
  const hand = live.private?.hands[live.seat] ?? [];
  const there = hand.some((each) => each.id === id || each.id.endsWith(`:${id}`));
  if (there) wasThere.current = true;
  const played = wasThere.current && !there;
  const speech = useSpeech(tongue, { names: live.names, teams: [], you: live.seat });
  const did = played ? deedsOf(live.story, id).map(speech.say).join(" ") : "";
  const back = () =>
    void navigate({
      to: "/workshop/{-$box}/{-$page}/{-$card}",
      params: { box: key, page: "card", card: id },
    });
  const deal = async (where: string) => {
    if (!box || busy) return;
    setBusy(true);
    const trial = await trialOf(textOf(boxes.get(key)?.of.now ?? box), id, where).catch(() => null);
    setBusy(false);
    if (!trial) return;
    await navigate({
      to: "/t/$table",
      params: { table: trial.table },
      search: { trying: of, begin: where, ...laidOf(trial.laid) },
      replace: true,
    });
  };
  const ways = useRef({ back });
  ways.current = { back };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const dialog = document.querySelector("[role=dialog], dialog[open], :popover-open");
      if (event.key === "Escape" && !event.defaultPrevented && !dialog) ways.current.back();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const name = card ? card.name || (box ? unnamed(card, box) : "") : "";
  const bot = LEVELS[0]?.name ?? "";
  const [place = "", ...rest] = laid.split(":");
  const put = rest.join(":");
  const said = played
    ? `${t("try.did")} ${did}`
    : isPlace(place)
      ? t(`try.laid.${place}`, { card: put })
      : t("try.yours");
  return (
    <>
      <section className="w-trying" style={{ insetBlockStart: top }} aria-label={t("try.trying")}>
        <button type="button" className="w-trying-back" onClick={back}>
          <Sign of="back" />
          {t("try.back")} <kbd>Esc</kbd>
        </button>
        <p>
          {t("try.trying")} <b>{name}</b> <small>{t("try.counts")}</small>
        </p>
        {card?.kind === "main" && (
          <fieldset>
            <legend>{t("try.begin")}</legend>
            {BEGINS.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={begin === each}
                disabled={busy}
                onClick={() => void deal(each)}
              >
                {t(`try.${each}`, { bot })}
              </button>
            ))}
          </fieldset>
        )}
        <button
          type="button"
          className="w-trying-again"
          disabled={busy}
          onClick={() => void deal(begin)}
        >
          <Sign of="dice" />
          {t(busy ? "try.dealing" : "try.again")}
        </button>
      </section>
      {!shut && (
        <aside className="w-bubble" role="status">
          <p>{said}</p>
          {played && (
            <span>
              <button type="button" className="w-bubble-back" onClick={back}>
                {t("try.back")}
              </button>
              <button
                type="button"
                aria-label={t("try.again")}
                title={t("try.again")}
                onClick={() => void deal(begin)}
              >
                <Sign of="dice" />
              </button>
            </span>
          )}
          <button
            type="button"
            aria-label={t("sentence.closes")}
            className="w-bubble-shut"
            onClick={() => setShut(true)}
          >
            <Sign of="close" />
          </button>
        </aside>
      )}
    </>
  );
}

const MOST = 3;

/** What a card did when it was played last: the lines of the story behind it. */
function deedsOf(story: readonly Message[], id: string): Message[] {
  const plays = (line: Message) => line.id === "log-play";
  const known = story.map((line) => plays(line) && JSON.stringify(line.args).includes(id));
  const at = known.lastIndexOf(true);
  const after = story.slice(at + 1);
  const end = after.findIndex((line) => plays(line) || line.id === "log-end-turn");
  return at < 0 ? [] : after.slice(0, end < 0 ? MOST : Math.min(end, MOST));
}

const PLACES = ["discard", "hand", "line-up", "deck"] as const;
const isPlace = (place: string): place is (typeof PLACES)[number] =>
  (PLACES as readonly string[]).includes(place);

/** Where the strip begins: the row below the plates is empty. */
function useBelowPlates(): string {
  const [top, setTop] = useState("60px");
  useEffect(() => {
    const { dataset } = document.documentElement;
    const wide = matchMedia("(width >= 700px) and (height >= 500px)").matches;
    if (wide) {
      dataset.trying = "";
      takeHeight(STRIP_PX + AIR_PX);
    }
    return () => {
      delete dataset.trying;
      takeHeight(0);
    };
  }, []);
  useEffect(() => {
    const look = () => {
      const plates = document.querySelector(".t-plates")?.getBoundingClientRect();
      if (plates) setTop(`${Math.round(plates.bottom)}px`);
    };
    look();
    const again = setInterval(look, 1000); // a window that changes, a layout that comes
    return () => clearInterval(again);
  }, []);
  return top;
}

// The stage over the board: the beat that is played, large and held, and the way to skip it.
import {
  type CSSProperties,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useWords } from "../../base/words/say";
import { CardBack } from "../../cards";
import { useBoard } from "../desk/context";
import { TYPING } from "../desk/keys";
import type { Beat } from "./beats";
import type { Director, Playing, Staged } from "./director";
import { HitSeen } from "./Hit";
import { usePainted } from "./painted";
import { Card, Small, Spotlit, Ticking, Who } from "./parts";
import { FREEZE_MS, TIMING, type Timing } from "./timing";
import "./stage.css";
import { keyFor } from "../../base/words/keys";

const BeatScene = lazy(() => import("./scenes").then((part) => ({ default: part.BeatScene })));

interface StageProps {
  staged: Staged;
  director: Director;
  /** Where a card lay before the current beat. */
  whereWas(handle: string): DOMRect | undefined;
  /** The board itself shows the scene, with the answers. */
  asked: boolean;
  /** Skip what the others do, and list what it has changed for the player. */
  summarize?: (() => void) | undefined;
  /** Where scenes begin: what lies above stays in sight. */
  top?: number;
}

export function Stage({ staged, director, whereWas, asked, summarize, top = 0 }: StageProps) {
  const { now, leaving, closed } = staged;
  const { t } = useWords();
  const shown = now?.item.cue?.board.public.turn.seat;
  const theirs = closed && shown !== undefined && shown >= 0 && shown !== staged.live.seat;
  const passing = now !== null && !closed && !now.item.cue?.asks && !now.item.cue?.quick;
  useEffect(() => {
    if (!passing) return;
    const acted = () => director.acted(); // a player who presses anything has seen it
    addEventListener("pointerdown", acted, true);
    addEventListener("keydown", acted, true);
    return () => {
      removeEventListener("pointerdown", acted, true);
      removeEventListener("keydown", acted, true);
    };
  }, [passing, director]);
  useEffect(() => {
    if (!closed) return;
    const pressed = (event: KeyboardEvent) => {
      const on = event.target instanceof Element ? event.target : null;
      if (event.key !== " " || on?.closest(TYPING) || on?.closest("[role=dialog]")) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) director.press();
    };
    addEventListener("keydown", pressed, true);
    return () => removeEventListener("keydown", pressed, true);
  }, [closed, director]);
  return (
    <>
      {closed && (
        <>
          {/* a press anywhere; with keys it is Space, and the button for all others */}
          <div className="stage-catch" aria-hidden="true" onPointerDown={() => director.press()} />
          <div className="stage-ways">
            {summarize && theirs && (
              <button type="button" className="stage-way" onClick={summarize}>
                {t("table.changed.title")}
              </button>
            )}
            <button type="button" className="stage-way stage-skip" onClick={() => director.press()}>
              {t("stage.skip")}
            </button>
          </div>
        </>
      )}
      <div
        className="stage"
        data-beat={now?.item.cue?.beat.kind}
        aria-hidden="true"
        style={{ "--scene-top": `${top}px` } as CSSProperties}
      >
        {leaving && (
          <Suspense key={leaving.serial}>
            <Shown playing={leaving} director={director} whereWas={whereWas} leaving />
          </Suspense>
        )}
        {now && !(asked && now.item.cue?.asks) && (
          <Suspense key={now.serial}>
            <Shown playing={now} director={director} whereWas={whereWas} />
          </Suspense>
        )}
      </div>
    </>
  );
}

const isFall = (beat: Beat) =>
  beat.kind === "falls" || (beat.kind === "outcome" && beat.how === "won");

/** The times of a beat for its styles; the still part takes its share of the time held. */
function timed(beat: Beat, { in: come, hold, out }: Timing): CSSProperties {
  const freeze = isFall(beat) ? (FREEZE_MS * hold) / TIMING[beat.kind].hold : 0;
  const times = { "--in": come, "--hold": hold, "--freeze": Math.round(freeze), "--out": out };
  return Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, `${ms}ms`]));
}

interface ShownProps {
  playing: Playing;
  director: Director;
  whereWas: StageProps["whereWas"];
  leaving?: boolean;
}

function Shown({ playing, director, whereWas, leaving = false }: ShownProps) {
  const { cue } = playing.item;
  const { live } = useBoard();
  const [here, drawn] = usePainted(playing, director);
  if (!cue) return null;
  const { beat } = cue;
  const mine = "seat" in beat && beat.seat === live.seat;
  return (
    <div
      ref={here}
      className="stage-beat"
      data-beat={beat.kind}
      data-drawn={drawn || leaving || undefined}
      data-cards={cardsOf(beat).join(" ")}
      data-quick={cue.quick || undefined}
      data-mine={mine || undefined}
      data-leaving={leaving || undefined}
      style={timed(beat, playing.timing)}
    >
      {beat.kind === "gains" && !cue.quick ? (
        <Taken beat={beat} whereWas={whereWas} leaving={leaving} />
      ) : (
        <Seen beat={beat} quick={cue.quick} pace={playing.timing.hold / 600} />
      )}
    </div>
  );
}

/** The cards that a beat is about. */
function cardsOf(beat: Beat): string[] {
  if (beat.kind === "folds") return beat.cards.map(({ id }) => id);
  return "card" in beat ? [beat.card] : [];
}

function Seen({ beat, quick, pace }: { beat: Beat; quick: boolean; pace: number }) {
  const board = useBoard();
  const { t } = useWords();
  const { live } = board;
  if (quick)
    return (beat.kind === "plays" || beat.kind === "folds") && beat.power > 0 ? (
      <b className="stage-more">+{beat.power}</b>
    ) : null;
  switch (beat.kind) {
    case "plays":
      return (
        <Spotlit seat={beat.seat} does={t(`stage.how.${beat.how}`)}>
          <Card id={beat.card} />
          {beat.power > 0 && <Ticking n={beat.power} pace={pace} />}
          <Small ids={beat.more} />
          <Small
            ids={beat.also.flatMap(({ card }) => card ?? [])}
            says={beat.also.map(({ how }) => t(keyFor("stage.also", how, "discard")))}
          />
        </Spotlit>
      );
    case "folds":
      return (
        <Spotlit seat={beat.seat} does={t("stage.how.play")}>
          <ul className="stage-run">
            {beat.cards.map(({ id, n }) => (
              <li key={id}>
                <Card id={id} size="small" />
                <b>{n} ×</b>
              </li>
            ))}
          </ul>
          {beat.power > 0 && <Ticking n={beat.power} pace={pace} />}
        </Spotlit>
      );
    case "block":
      return (
        <Spotlit seat={beat.seat} does={t(`stage.how.${beat.what}`)}>
          <Card id={beat.card} />
          <b className="stage-more" data-tone="me">
            +{beat.n}
          </b>
        </Spotlit>
      );
    case "hit":
      return <HitSeen beat={beat} />;
    case "attack":
    case "falls":
    case "appears":
    case "declared":
    case "outcome":
      return <BeatScene beat={beat} />;
    case "shuffle":
      return (
        <span className="stage-fan" data-small={beat.seat !== live.seat || undefined}>
          {[-24, -10, 3, 16, 28].map((turn) => (
            <i key={turn} style={{ rotate: `${turn}deg` }}>
              <CardBack size="small" />
            </i>
          ))}
        </span>
      );
    case "my-turn":
      return <p className="stage-banner">{t("stage.yourTurn")}</p>;
    default:
      return null;
  }
}

interface TakenProps {
  beat: Extract<Beat, { kind: "gains" }>;
  whereWas: StageProps["whereWas"];
  leaving: boolean;
}

/** A card that lifts from its slot and flies to its new owner; at the centre if it lay nowhere. */
function Taken({ beat, whereWas, leaving }: TakenProps) {
  const { t } = useWords();
  const [from] = useState(() => (beat.handle ? whereWas(beat.handle) : undefined));
  const ghost = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = ghost.current;
    const to = document.querySelector(`[data-place="seat-${beat.seat}"]`)?.getBoundingClientRect();
    if (!leaving || !own || !to) return;
    const at = own.getBoundingClientRect();
    const x = to.left + to.width / 2 - (at.left + at.width / 2);
    const y = to.top + to.height / 2 - (at.top + at.height / 2);
    own.style.setProperty("--x", `${x}px`);
    own.style.setProperty("--y", `${y}px`);
  }, [leaving, beat.seat]);
  const place: CSSProperties = from
    ? ({
        position: "fixed",
        left: from.left,
        top: from.top,
        "--card-width": `${from.width}px`,
      } as CSSProperties)
    : {};
  return (
    <div ref={ghost} className="stage-taken" data-lay={from ? true : undefined} style={place}>
      <Card id={beat.card} />
      <Who seat={beat.seat} does={t(`stage.how.${beat.how}`)} />
    </div>
  );
}

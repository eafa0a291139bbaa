// The scenes of a game, each from what the table knows: the two sides, and the question.
import { useEffect, useRef, useState } from "react";
import type { AskInView, SeatInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { keyFor } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { CardFace, CardText } from "../../cards";
import { type Board, optionOf, promptOf, useBoard } from "../desk/context";
import { useTakenFocus } from "../desk/focus";
import { Orders } from "../desk/Standing";
import { leadsWords } from "../live/foretold";
import { declines, wordFor } from "../live/options";
import type { Beat } from "./beats";
import { Duel } from "./Duel";
import type { Mood } from "./Figure";
import { Burst, Scene, type SceneProps, type SceneSide, Stamp, type StampProps } from "./Scene";
import { RISE } from "./timing";

/** The width for which the text of a scene's card is fitted: it may be shown larger, never smaller. */
const SMALLEST = 150;

const entryOf = (board: Board, id: string | undefined | null): CardEntry | undefined =>
  board.cards.get(id ?? "");

const heroOf = (board: Board, seat: SeatInView | undefined) =>
  entryOf(board, seat?.hero.at(-1)?.id);

/** The mood of a figure, and the one that it has once the scene has struck. */
type Course = [Mood?, Mood?];

/** A player's side: the Character first, the player second. */
function useSide() {
  const board = useBoard();
  const { t } = useWords();
  return (seat: number, says: string, course: Course = []): SceneSide => {
    const shown = board.live.public?.seats[seat];
    const card = heroOf(board, shown);
    const player = board.name(seat);
    const left = shown?.hero.length ?? 0;
    const levels = card?.level ? { left, all: left + card.level - 1 } : undefined;
    const name = card?.name ?? player;
    const [mood, then] = course;
    return { card, name, says: t("scene.side", { player, says }), levels, mood, then };
  };
}

/** Whether a seat is on one's own side. */
function ours(board: Board, seat: number): boolean {
  const seats = board.live.public?.seats;
  const team = seats?.[board.live.seat]?.team;
  return team !== undefined && seats?.[seat]?.team === team;
}

/** Them on the left, me on the right; of two others the attacker is on the left. */
function faced(board: Board, attacker: SceneSide, target: SceneSide, by: number) {
  return ours(board, by) ? { left: target, right: attacker } : { left: attacker, right: target };
}

interface Fight {
  by: number;
  against: number;
  power: number;
  cost: number;
  /** The printed cost of the Character. */
  printed: number;
}

/** A Confrontation as it stands; null if there is none. */
function fightOn(board: Board): Fight | null {
  const shown = board.live.public;
  const target = shown?.seats[shown.turn.confronting];
  if (!shown || !target) return null;
  const cost = target.cost ?? 0;
  return {
    by: shown.turn.seat,
    against: target.seat,
    power: shown.turn.power,
    cost,
    printed: heroOf(board, target)?.cost ?? cost,
  };
}

function useFight(fight: Fight, courses: [Course?, Course?] = []): Partial<SceneProps> {
  const board = useBoard();
  const { t } = useWords();
  const side = useSide();
  const { by, against, power, cost, printed } = fight;
  const raised = cost - printed;
  const attacker = side(
    by,
    t(by === board.live.seat ? "table.youConfront" : "table.confronts"),
    courses[0],
  );
  const target = side(
    against,
    t(against === board.live.seat ? "table.youDefend" : "table.defends"),
    courses[1],
  );
  return {
    kind: "fight",
    label: t("table.confrontation"),
    ...faced(board, attacker, target, by),
    stake: (
      <Burst
        n={cost}
        says={raised > 0 ? t("scene.raised", { printed, n: raised }) : t("scene.toBeat")}
      />
    ),
    bar: (
      <Duel
        attacker={{ name: attacker.name, power, mine: ours(board, by) }}
        target={{ name: target.name, cost, raised }}
      />
    ),
  };
}

/** The Confrontation on the board, as long as it lasts. */
export function FightScene() {
  const fight = fightOn(useBoard());
  return fight ? <FightInside fight={fight} /> : null;
}

function FightInside({ fight }: { fight: Fight }) {
  const board = useBoard();
  const { t } = useWords();
  const scene = useFight(fight);
  const { power, cost } = fight;
  const name = heroOf(board, board.live.public?.seats[fight.against])?.name;
  const says =
    power >= cost
      ? t("table.enough", { count: power - cost, name })
      : t("table.missing", { count: cost - power });
  return (
    <Scene
      kind="fight"
      label={t("table.confrontation")}
      {...scene}
      inside
      verdict={{ title: says, tone: ours(board, fight.by) ? "me" : "foe" }}
    />
  );
}

/** A question while an Attack or a Confrontation is on: its answers rise from the hand. */
export function AskScene({ ask }: { ask: AskInView }) {
  const board = useBoard();
  const fight = ask.kind === "defend" ? null : fightOn(board);
  return fight ? <FightAsked ask={ask} fight={fight} /> : <AttackAsked ask={ask} />;
}

function FightAsked({ ask, fight }: { ask: AskInView; fight: Fight }) {
  return <Asked ask={ask} scene={useFight(fight)} tone="me" />;
}

function AttackAsked({ ask }: { ask: AskInView }) {
  const { t } = useWords();
  const scene = useAttack(ask.source, null);
  const none = ask.options.find(declines);
  const loss = none ? leadsWords(ask, none, t) : "";
  const toll = loss && (
    <>
      <b>{t("scene.letPass")}</b>
      <p>{loss}</p>
    </>
  );
  return <Asked ask={ask} scene={{ ...scene, toll }} tone="foe" />;
}

/** An Attack on me: by the player whose card it is, or by a Super-Villain itself. */
function useAttack(card: string | null, seat: number | null): Partial<SceneProps> {
  const board = useBoard();
  const { t } = useWords();
  const side = useSide();
  const source = entryOf(board, card);
  const shown = board.live.public;
  const by = seat ?? shown?.turn.seat ?? -1;
  const villain = source?.kind === "super-villain";
  const alone = villain || by < 0 || by === board.live.seat;
  const appears = shown?.super_villain.some(({ id }) => id === source?.id);
  const left = alone
    ? {
        card: source,
        name: source?.name ?? "",
        says: t("scene.attacksAlone"),
        mood: "strike" as const,
      }
    : side(by, t("scene.attacks", { card: source?.name ?? "" }), ["strike"]);
  return {
    kind: "attack",
    label: t("scene.attack"),
    left,
    right: side(board.live.seat, t("scene.underAttack")),
    stake: source && (
      <>
        <CardFace
          card={source}
          width={SMALLEST}
          moment={villain ? (appears ? "appears" : "appeared") : undefined}
          className="scene-card"
        />
        <Arrow />
      </>
    ),
  };
}

function Arrow() {
  return (
    <svg className="scene-arrow" viewBox="0 0 440 330" aria-hidden="true">
      <path className="scene-arrow-out" d="M0 120L250 96L238 56L440 168L238 286L250 242L0 214Z" />
      <path className="scene-arrow-in" d="M0 150L262 140L258 110L380 168L258 232L262 198L0 188Z" />
    </svg>
  );
}

interface AskedProps {
  ask: AskInView;
  scene: Partial<SceneProps>;
  tone: "foe" | "me";
}

function Asked({ ask, scene, tone }: AskedProps) {
  const board = useBoard();
  const { t } = useWords();
  const here = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState(false);
  const { live } = board;
  useEffect(() => setFolded(false), [ask]);
  useTakenFocus(here);
  return (
    <Scene
      ref={here}
      kind="attack"
      {...scene}
      label={t("table.question")}
      asks
      folded={folded}
      verdict={{
        title: t(keyFor("table.manner", ask.kind, "choice")),
        says: promptOf(board),
        tone,
      }}
      answers={
        <>
          <Answers ask={ask} />
          <p className="scene-tools">
            {live.undo === "free" && (
              <button type="button" className="scene-tool" onClick={() => board.store.undo()}>
                {t("table.undo")}
              </button>
            )}
            <button
              type="button"
              className="scene-tool"
              aria-expanded={!folded}
              onClick={() => setFolded(!folded)}
            >
              {t(folded ? "scene.back" : "scene.look")}
            </button>
          </p>
          <Orders ask={ask} />
        </>
      }
    />
  );
}

/** How wide an answer is shown on each screen. */
const ANSWER: Record<Board["screen"], number> = {
  phone: 119,
  flat: 105,
  tablet: 166,
  desktop: 166,
};

/** The number that presses an answer. */
const keyOf = (at: number): number | undefined => (at < 9 ? at + 1 : undefined);

/** The answers as cards, with what each leads to; then what declines. */
function Answers({ ask }: { ask: AskInView }) {
  const board = useBoard();
  const { t } = useWords();
  const { live, screen, measures } = board;
  const small = screen === "phone" || screen === "flat";
  const said = (at: number) => optionOf(board, at);
  const all = [...ask.options.entries()];
  const yes = all.filter(([, option]) => !declines(option));
  const no = all.filter(([, option]) => declines(option));
  return (
    <>
      <ul className="scene-hand">
        {yes.map(([at, option], nth) => {
          const entry = entryOf(board, option.card);
          const leads = leadsWords(ask, option, t);
          return (
            <li key={at} style={{ animationDelay: `${RISE.first + nth * RISE.apart}ms` }}>
              <button
                type="button"
                className="scene-answer"
                data-options={at}
                data-key={keyOf(at)}
                aria-label={[said(at), leads].filter(Boolean).join(". ")}
                disabled={live.waiting}
                onClick={() => board.choose(at)}
              >
                {entry && (
                  <CardFace
                    card={entry}
                    size={small ? "small" : "normal"}
                    width={Math.round(ANSWER[screen] * measures.unit)}
                  />
                )}
                <span className="scene-tag" data-falls={option.leads?.falls || undefined}>
                  <span>
                    {keyOf(at) && <kbd>{keyOf(at)}</kbd>}{" "}
                    {t(keyFor("table.do", wordFor(ask, option), "choose"))}
                  </span>
                  {leads && <small>{leads}</small>}
                </span>
              </button>
              {entry && (
                <button
                  type="button"
                  className="scene-tool scene-read"
                  onClick={() => board.inspect(entry)}
                >
                  <LookAt name={entry.name} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="scene-nos">
        {no.map(([at, option]) => {
          const leads = leadsWords(ask, option, t);
          return (
            <button
              key={at}
              type="button"
              className="scene-no"
              data-options={at}
              data-key={keyOf(at)}
              disabled={live.waiting}
              onClick={() => board.choose(at)}
            >
              <span className="t-choice-text">
                {keyOf(at) && <kbd>{keyOf(at)}</kbd>}
                <span>{said(at)}</span>
              </span>
              {leads && <small>{leads}</small>}
            </button>
          );
        })}
      </div>
    </>
  );
}

function LookAt({ name }: { name: string }) {
  const { t } = useWords();
  return (
    <>
      <span aria-hidden="true">i</span>
      <span className="unseen">{t("table.lookAt", { name })}</span>
    </>
  );
}

type Of<K extends Beat["kind"]> = Extract<Beat, { kind: K }>;
export type SceneBeat = Of<"attack" | "declared" | "appears" | "falls" | "outcome">;

/** A beat that is a scene; nothing is asked in it. */
export function BeatScene({ beat }: { beat: SceneBeat }) {
  switch (beat.kind) {
    case "attack":
      return <AttackSeen beat={beat} />;
    case "declared":
      return <DeclaredSeen beat={beat} />;
    case "appears":
      return <AppearsSeen beat={beat} />;
    case "falls":
      return <FallsSeen beat={beat} />;
    case "outcome":
      return <OutcomeSeen beat={beat} />;
  }
}

function AttackSeen({ beat }: { beat: Of<"attack"> }) {
  const { t } = useWords();
  const scene = useAttack(beat.card, beat.seat);
  return (
    <Scene
      kind="attack"
      label={t("scene.attack")}
      {...scene}
      verdict={{ title: t("scene.attacked"), tone: "foe" }}
    />
  );
}

function DeclaredSeen({ beat }: { beat: Of<"declared"> }) {
  const board = useBoard();
  const { t } = useWords();
  const target = board.live.public?.seats[beat.against];
  const cost = target?.cost ?? 0;
  const printed = entryOf(board, beat.character)?.cost ?? cost;
  const power = board.live.public?.turn.power ?? 0;
  const fight = { by: beat.seat, against: beat.against, power, cost, printed };
  const scene = useFight(fight, [["strike"]]);
  return <Scene kind="fight" label={t("table.confrontation")} {...scene} bar={null} />;
}

function AppearsSeen({ beat }: { beat: Of<"appears"> }) {
  const card = entryOf(useBoard(), beat.card);
  const { t } = useWords();
  if (!card) return null;
  return (
    <Scene
      kind="appears"
      label={t("scene.appears", { name: card.name })}
      left={{ card, name: card.name, says: <CardText text={card.sentences} explain={false} /> }}
      stake={<CardFace card={card} width={SMALLEST} moment="appears" className="scene-card" />}
    />
  );
}

function FallsSeen({ beat }: { beat: Of<"falls"> }) {
  const board = useBoard();
  const { t } = useWords();
  const side = useSide();
  const card = entryOf(board, beat.card);
  if (!card) return null;
  const winner = side(
    beat.seat,
    t(beat.seat === board.live.seat ? "scene.youDefeat" : "scene.defeats", { name: card.name }),
    ["strike", "triumph"],
  );
  const beaten: SceneSide = { card, name: card.name, mood: "calm", then: "hit" };
  const fallen = card.kind === "super-villain" ? "appeared" : undefined;
  return (
    <Scene
      kind="falls"
      blow="fells"
      label={t("scene.falls", { name: card.name })}
      {...faced(board, winner, beaten, beat.seat)}
      stake={
        <>
          <span className="scene-cut" data-half="top">
            <CardFace card={card} width={SMALLEST} moment={fallen} className="scene-card" />
          </span>
          <span className="scene-cut" data-half="bottom">
            <CardFace card={card} width={SMALLEST} moment={fallen} className="scene-card" />
          </span>
          <Stamp tone={ours(board, beat.seat) ? "gold" : "foe"}>{t("stage.defeated")}</Stamp>
        </>
      }
    />
  );
}

/** How the one who confronts and the target look before and after it is decided. */
const COURSES: Record<Of<"outcome">["how"], [Course, Course]> = {
  won: [
    ["strike", "triumph"],
    ["calm", "hit"],
  ],
  lost: [
    ["strike", "hit"],
    ["calm", "triumph"],
  ],
  cancelled: [[], []],
};

/** Gold for what one wanted, red for what one did not. */
function toneOf({ how }: Of<"outcome">, isMine: boolean): StampProps["tone"] {
  if (how === "cancelled") return "me";
  return (how === "won") === isMine ? "gold" : "foe";
}

function OutcomeSeen({ beat }: { beat: Of<"outcome"> }) {
  const board = useBoard();
  const { t } = useWords();
  const character = entryOf(board, beat.character);
  const next = entryOf(board, beat.next);
  const won = beat.how === "won";
  const { seat: by, against, power, cost } = beat;
  const printed = character?.cost ?? cost;
  const courses = COURSES[beat.how];
  const scene = useFight({ by, against, power, cost, printed }, courses);
  const name = character?.name ?? "";
  const says = !won
    ? undefined
    : next?.level
      ? t("scene.nextLevel", { level: next.level })
      : t("scene.lastLevel");
  return (
    <Scene
      label={t("table.confrontation")}
      {...scene}
      kind="outcome"
      {...(beat.how !== "cancelled" && { blow: won ? "fells" : "fails" })}
      stake={
        character && (
          <>
            <span className="scene-flip" data-won={won || undefined}>
              <CardFace card={character} width={SMALLEST} className="scene-card" />
              {won && next && <CardFace card={next} width={SMALLEST} className="scene-card" />}
            </span>
            <Stamp tone={toneOf(beat, ours(board, by))} says={says}>
              {t(`scene.outcome.${beat.how}`, { name })}
            </Stamp>
          </>
        )
      }
    />
  );
}

// Two figures face to face: Attack, Confrontation, a Super-Villain that comes or falls, the result.
import { type ReactNode, type Ref, useId } from "react";
import type { CardEntry } from "../../base/wire/queries";
import { Figure, type Mood } from "./Figure";
import "./scene.css";

export interface SceneSide {
  /** Whose picture. */
  card: CardEntry | undefined;
  name: string;
  says?: ReactNode;
  /** Of a Character: how many Levels stand, of how many. */
  levels?: { left: number; all: number } | undefined;
  mood?: Mood | undefined;
  /** Its mood once the scene has struck. */
  then?: Mood | undefined;
}

export interface Verdict {
  title: ReactNode;
  says?: ReactNode;
  tone: "foe" | "me" | "gold";
}

export interface SceneProps {
  kind: "attack" | "fight" | "appears" | "falls" | "outcome" | "over";
  /** What it is called for those who do not see it. */
  label: string;
  /** Them, in red. */
  left?: SceneSide | null;
  /** Me, in blue. */
  right?: SceneSide | null;
  /** What it is about, between the two. */
  stake?: ReactNode;
  /** What happens if nothing is done about it. */
  toll?: ReactNode;
  bar?: ReactNode;
  verdict?: Verdict | null;
  /** What one can do about it. */
  answers?: ReactNode;
  /** A part of the board, and not over it. */
  inside?: boolean;
  /** It asks something: a place for the focus, with a name. */
  asks?: boolean;
  /** Only the question, so that the table can be seen. */
  folded?: boolean;
  /** It ends with a blow, which fells the one it meets or fails. */
  blow?: "fells" | "fails";
  ref?: Ref<HTMLElement>;
}

export function Scene(props: SceneProps) {
  const { kind, label, left, right, stake, toll, bar, verdict, answers } = props;
  const { inside, asks, folded, blow } = props;
  const title = useId();
  return (
    <section
      ref={props.ref}
      className="scene"
      aria-label={label}
      aria-describedby={verdict ? title : undefined}
      tabIndex={asks ? -1 : undefined}
      data-kind={kind}
      data-inside={inside || undefined}
      data-asks={asks || undefined}
      data-folded={folded || undefined}
      data-blow={blow}
    >
      {!folded && (
        <div className="scene-arena">
          {left && <Half side="left" of={left} />}
          {right && <Half side="right" of={right} />}
          {left && right && <Edge />}
          {stake && <div className="scene-stake">{stake}</div>}
          {toll && <div className="scene-toll">{toll}</div>}
        </div>
      )}
      {bar && !folded && <div className="scene-bar">{bar}</div>}
      {verdict && (
        <div className="scene-verdict" data-tone={verdict.tone} id={title}>
          <h2>{verdict.title}</h2>
          {verdict.says && <p>{verdict.says}</p>}
        </div>
      )}
      {answers && <div className="scene-answers">{answers}</div>}
    </section>
  );
}

function Half({ side, of }: { side: "left" | "right"; of: SceneSide }) {
  const { card, name, says, levels, mood, then } = of;
  return (
    <div className="scene-half" data-side={side}>
      <Figure card={card} mood={mood} then={then} facing={side === "left" ? "right" : "left"} />
      <div className="scene-name">
        {levels && <Levels {...levels} />}
        <p className="scene-who">{name}</p>
        {says && <p className="scene-says">{says}</p>}
      </div>
    </div>
  );
}

/** How much of a Character still stands: shapes, and nothing that only a colour shows. */
function Levels({ left, all }: { left: number; all: number }) {
  return (
    <span className="scene-levels" aria-hidden="true">
      {Array.from({ length: all }, (_, at) => (
        <i key={at} data-on={at < left || undefined} />
      ))}
    </span>
  );
}

function Edge() {
  return (
    <svg className="scene-edge" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {["M60 0L40 100", "M0 58L100 42"].map((d, at) => (
        <g key={d} data-way={at ? "across" : "down"}>
          <path className="scene-edge-ink" d={d} />
          <path className="scene-edge-light" d={d} />
        </g>
      ))}
    </svg>
  );
}

const BURST =
  "M125 4l22 36 40-24 2 46 48-4-22 44 31 27-34 22 19 46-49-5-8 46-38-26-31 33-19-41-44 20 6-47-47-4 26-39-27-30 40-17-15-46 47 6 7-45 34 32z";

/** A number that counts, in a star of its own. */
export function Burst({ n, says }: { n: number; says?: ReactNode }) {
  return (
    <p className="burst">
      <svg viewBox="0 0 250 250" aria-hidden="true">
        <path className="burst-white" d={BURST} />
        <path className="burst-gold" d={BURST} transform="translate(19 20) scale(0.84)" />
      </svg>
      <b>{n}</b>
      {says && <span>{says}</span>}
    </p>
  );
}

export interface StampProps {
  tone: Verdict["tone"];
  says?: ReactNode;
  children: ReactNode;
}

/** How a scene ends, stamped across it. */
export function Stamp({ tone, says, children }: StampProps) {
  return (
    <p className="stamp" data-tone={tone}>
      <b>{children}</b>
      {says && <small>{says}</small>}
    </p>
  );
}

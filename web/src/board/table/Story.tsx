// The story: what happened, turn by turn; every card's name shows the card.
import { type ComponentProps, Fragment, useEffect, useMemo, useRef } from "react";
import type { Message } from "../../base/wire/messages";
import { useWords } from "../../base/words/say";
import { useBoard } from "../desk/context";
import { leafThrough } from "../desk/focus";
import { beginsTurn } from "../live/story";
import { Ask } from "../why/Ask";

/** A line whose cards can be looked at; `leafed` where the arrows lead to them, and not Tab. */
export function StoryLine({ line, leafed = false }: { line: Message; leafed?: boolean }) {
  const board = useBoard();
  const { speech } = board;
  const spans = useMemo(() => speech.spans(line), [speech, line]);
  return (
    <>
      {spans.map((piece, at) => {
        const entry = piece.card ? board.cards.get(piece.card) : undefined;
        const key = `${at}-${piece.text}`;
        return entry ? (
          <span
            key={key}
            role="button" // and no button, so that it breaks with its line
            tabIndex={leafed ? -1 : 0}
            className="t-word"
            onClick={() => board.inspect(entry)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              board.inspect(entry);
            }}
          >
            {piece.text}
          </span>
        ) : (
          <Fragment key={key}>{piece.text}</Fragment>
        );
      })}
    </>
  );
}

/** A line with the question why it is there. */
export function AskedLine({ line, leafed = false }: { line: Message; leafed?: boolean }) {
  const { live, cards } = useBoard();
  return (
    <>
      <StoryLine line={line} leafed={leafed} />
      <Ask line={line} cards={cards} setup={live.room?.setup} tabIndex={leafed ? -1 : 0} />
    </>
  );
}

export function Story() {
  const { live } = useBoard();
  const { t } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const count = live.story.length;
  useEffect(() => {
    const box = list.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [count, live.position]);
  return (
    <Lines
      ref={list}
      label={t("table.story")}
      lines={live.story}
      onScroll={(event) => {
        const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    />
  );
}

/** What the others did since one's last turn. */
export function Recap() {
  const { live } = useBoard();
  const { t } = useWords();
  return live.recap.length ? (
    <Lines label={t("table.recap")} lines={live.recap} />
  ) : (
    <p>{t("table.noRecap")}</p>
  );
}

interface LinesProps extends Pick<ComponentProps<"ol">, "ref" | "onScroll"> {
  label: string;
  lines: Message[];
}

/** Lines of the story as one stop for Tab; the arrows lead to their cards and questions. */
function Lines({ label, lines, ...list }: LinesProps) {
  return (
    <ol
      {...list}
      className="t-story"
      tabIndex={0}
      aria-label={label}
      onKeyDown={(event) => leafThrough(event, ".t-word, .t-line-why")}
    >
      {lines.map((line, at) => (
        <li key={`${at}-${line.id}`} className={beginsTurn(line) ? "t-turn-line" : undefined}>
          <AskedLine line={line} leafed />
        </li>
      ))}
    </ol>
  );
}

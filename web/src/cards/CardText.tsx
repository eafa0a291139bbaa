// A card's generated text: clauses on lines of their own, terms of the game set apart and explained.
import { useState } from "react";
import { Button, OverlayArrow, Tooltip, TooltipTrigger } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { clausesOf, type Piece, type Term } from "./words";

/** A word that explains itself: on pointing at it, on reaching it by keyboard, on a tap. */
export function Explained({ term, children }: { term: Term; children: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <TooltipTrigger isOpen={open} onOpenChange={setOpen} delay={200} shouldCloseOnPress={false}>
      <Button className="term" onPress={() => setOpen(true)} aria-label={children}>
        {children}
      </Button>
      <Tooltip className="term-told" offset={8}>
        <OverlayArrow>
          <svg width={12} height={8} viewBox="0 0 12 8" aria-hidden="true">
            <path d="M0 0 6 8 12 0Z" />
          </svg>
        </OverlayArrow>
        {t(`card.term.${term}`)}
      </Tooltip>
    </TooltipTrigger>
  );
}

function Word({ piece, explain }: { piece: Piece; explain: boolean }) {
  if (!piece.term) return piece.words;
  if (explain) return <Explained term={piece.term}>{piece.words}</Explained>;
  return <b className={piece.heads ? "term-head" : undefined}>{piece.words}</b>;
}

export function CardText({ text, explain = false }: { text: string; explain?: boolean }) {
  return clausesOf(text).map((clause, line) => (
    <span className="clause" key={line}>
      {clause.map((piece, at) => (
        <Word key={at} piece={piece} explain={explain} />
      ))}
    </span>
  ));
}

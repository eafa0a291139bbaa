// A card's generated text: clauses on lines of their own, terms of the game set apart and explained.
import { lazy, Suspense } from "react";
import type { CardSentence } from "../base/wire/queries";
import { clausesOf, type Piece, piecesOf } from "./words";

// most cards are only seen: what explains comes with the first one that is looked at
const Explained = lazy(() => import("./Explained").then((word) => ({ default: word.Explained })));

function Word({ piece, explain }: { piece: Piece; explain: boolean }) {
  if (!piece.term) return piece.words;
  if (explain)
    return (
      <Suspense fallback={<b>{piece.words}</b>}>
        <Explained term={piece.term}>{piece.words}</Explained>
      </Suspense>
    );
  return <b data-term={piece.heads ? piece.term : undefined}>{piece.words}</b>;
}

interface CardTextProps {
  text: readonly CardSentence[];
  explain?: boolean;
}

export function CardText({ text, explain = false }: CardTextProps) {
  return clausesOf(text).map((clause, line) => (
    <span className="clause" key={line}>
      {piecesOf(clause).map((piece, at) => (
        <Word key={at} piece={piece} explain={explain} />
      ))}
    </span>
  ));
}

// A card that can be chosen: a press answers; a long press, a right click or the key "i" looks at it.
import { type ReactNode, useRef } from "react";
import type { CardEntry } from "../base/wire/queries";
import { useWords } from "../base/words/say";
import { CardFace, type CardSize, cardSaid } from "./CardFace";
import { useInspect } from "./inspecting";

const LONG = 450;

export interface CardButtonProps {
  card: CardEntry;
  size?: Exclude<CardSize, "large">;
  costNow?: number | null | undefined;
  onPress?: (() => void) | undefined;
  /** It cannot be chosen now; a press then asks why. */
  refused?: boolean | undefined;
  onRefused?: (() => void) | undefined;
  chosen?: boolean | undefined;
  /** What a press does ("Buy", "Play"), said before the card. */
  verb?: string | undefined;
  /** The cards to leaf through when it is looked at. */
  among?: readonly CardEntry[] | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

export function CardButton(props: CardButtonProps) {
  const { card, size = "small", costNow, refused = false, chosen, verb, among } = props;
  const { t } = useWords();
  const inspect = useInspect();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const look = () => {
    clearTimeout(timer.current);
    held.current = true;
    inspect(card, among);
  };
  const release = () => clearTimeout(timer.current);
  const said = cardSaid(card, t);
  return (
    <button
      type="button"
      className={`card-button ${props.className ?? ""}`}
      aria-label={verb ? `${verb}: ${said}` : said}
      aria-disabled={refused || undefined}
      aria-pressed={chosen}
      aria-keyshortcuts="i"
      onPointerDown={(event) => {
        held.current = false;
        if (event.button === 0) timer.current = setTimeout(look, LONG);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!held.current) look();
      }}
      onKeyDown={(event) => {
        if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        look();
        held.current = false;
      }}
      onClick={() => {
        if (held.current) held.current = false;
        else if (refused) props.onRefused?.();
        else if (props.onPress) props.onPress();
        else look();
      }}
    >
      <CardFace card={card} size={size} costNow={costNow} />
      {props.children}
    </button>
  );
}

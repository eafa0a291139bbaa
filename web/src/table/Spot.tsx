// A card on the table: what can be done with it stands on it; a press does it or says why not.
import { type ReactNode, useRef, useState } from "react";
import { Button, Dialog, Popover } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { CardFace, type CardSize } from "../cards";
import type { CardInView } from "../wire/messages";
import { optionsOn, useBoard } from "./context";
import { useDrag } from "./drag";
import { nextPlay, spotOf, wordFor, wouldBe } from "./options";

interface SpotProps {
  card: CardInView;
  zone: string;
  owner: number;
  size: CardSize;
  /** A word in the corner: how many are left, the Level. */
  note?: ReactNode;
  /** What it costs now, where that is not what it says. */
  costNow?: number | undefined;
  /** Only to look at: nothing is tried by pressing it. */
  still?: boolean;
}

export function Spot({ card, zone, owner, size, note, costNow, still = false }: SpotProps) {
  const board = useBoard();
  const { t } = useTranslation();
  const [menu, setMenu] = useState(false);
  const held = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const longPressed = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const { live } = board;
  const entry = board.cards.get(card.id);
  const ask = live.private?.ask ?? null;
  const offered = optionsOn(board, spotOf(zone, owner, card.id));
  const first = offered[0];
  const option = first === undefined ? undefined : ask?.options[first];
  const verb = ask && option ? wordFor(ask, option) : null;
  const drag = useDrag(verb === "play" || verb === "buy" ? verb : null, () => act());

  if (!entry) return null;

  const inspect = () => board.inspect(entry);
  function act() {
    if (offered.length > 1) setMenu(true);
    else if (first !== undefined) board.choose(first);
    else tryAnyway();
  }
  function tryAnyway() {
    const tried = still || live.seat < 0 || live.public?.result ? null : wouldBe(zone, ask?.kind);
    const own = owner < 0 || owner === live.seat;
    if (tried && own && !live.waiting) board.store.whyNot(tried, card.id);
    else inspect();
  }
  const short = shortOf(board, zone, entry.cost);
  const says = offered.map((at) => live.talk?.options[at]).filter(Boolean);
  const label = [
    entry.name,
    says.length ? says.join(", ") : "",
    short ? t("table.short", { count: short }) : "",
  ]
    .filter(Boolean)
    .join(": ");

  return (
    <div
      ref={place}
      className="t-spot"
      data-size={size}
      data-can={verb ?? undefined}
      data-handle={card.handle}
    >
      <button
        type="button"
        className="t-card"
        aria-label={label}
        aria-haspopup={offered.length > 1 ? "dialog" : undefined}
        onClick={(event) => {
          if (event.detail > 0) event.currentTarget.blur(); // pressed by hand: keys stay the table's
          if (!drag.wasDrag() && !longPressed.current) act();
          longPressed.current = false;
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          inspect();
        }}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() === "i") inspect();
        }}
        onPointerDown={(event) => {
          drag.onPointerDown(event);
          if (event.pointerType !== "touch") return;
          longPressed.current = false;
          held.current = setTimeout(() => {
            longPressed.current = true;
            inspect();
          }, 550);
        }}
        onPointerMove={(event) => {
          drag.onPointerMove(event);
          if (Math.hypot(event.movementX, event.movementY) > 3) clearTimeout(held.current);
        }}
        onPointerUp={(event) => {
          clearTimeout(held.current);
          drag.onPointerUp(event);
        }}
        onPointerCancel={(event) => {
          clearTimeout(held.current);
          drag.onPointerCancel(event);
        }}
      >
        <CardFace card={entry} size={size} costNow={costNow} />
        {verb && (
          <span className="t-badge" data-verb={verb}>
            {first !== undefined && first < 9 && <kbd>{first + 1}</kbd>}
            <span>{t(`table.do.${verb}`)}</span>
          </span>
        )}
        {!verb && short > 0 && (
          <span className="t-badge t-short">{t("table.short", { count: short })}</span>
        )}
        {note && verb !== "assist" && <span className="t-note">{note}</span>}
      </button>
      <button
        type="button"
        className="t-look"
        aria-label={t("table.lookAt", { name: entry.name })}
        onClick={inspect}
      >
        <span aria-hidden="true">i</span>
      </button>
      {offered.length > 1 && (
        <Popover
          triggerRef={place}
          isOpen={menu}
          onOpenChange={setMenu}
          className="t-menu"
          placement="top"
        >
          <Dialog aria-label={entry.name}>
            {offered.map((at) => (
              <Button
                key={at}
                className="button"
                onPress={() => {
                  setMenu(false);
                  board.choose(at);
                }}
              >
                {live.talk?.options[at] ?? ask?.options[at]?.verb}
              </Button>
            ))}
          </Dialog>
        </Popover>
      )}
    </div>
  );
}

const FOR_SALE = new Set(["line-up", "stack", "super-villains"]);

/** How much Power is missing to buy a card, on one's own turn to buy; 0 where that is no question. */
function shortOf(board: ReturnType<typeof useBoard>, zone: string, cost: number | null): number {
  const { live } = board;
  if (!FOR_SALE.has(zone) || cost === null || live.private?.ask?.kind !== "turn") return 0;
  const turn = live.public?.turn;
  if (!turn || turn.confronting >= 0) return 0;
  if (turn.power === 0 && nextPlay(live.private.ask) >= 0) return 0; // too early to tell
  return Math.max(0, cost - turn.power);
}

// A card on the table: what can be done with it stands on it; a press does it or says why not.
import { type ReactNode, useRef, useState } from "react";
import { Button, Dialog, Popover } from "react-aria-components";
import type { CardInView } from "../../base/wire/messages";
import { useWords } from "../../base/words/say";
import { CardFace, CardMini, type CardSize } from "../../cards";
import { type Board, optionOf, optionsOn, useBoard } from "../desk/context";
import { addsWords, missing, priceFact } from "../live/foretold";
import { declines, spotOf, wordFor, wouldBe } from "../live/options";
import { type Fact, tagOf } from "../live/tags";
import { useDrag } from "./drag";
import { meant } from "./reach";

interface SpotProps {
  card: CardInView;
  zone: string;
  owner: number;
  size: CardSize | "mini";
  /** How wide it is here, in pixels. */
  width?: number | undefined;
  /** Its key, as the tag or the slot shows it. */
  keyed?: string | undefined;
  /** Whether the tag shows the key: in a slot it stands above. */
  showKey?: boolean;
  /** A word in the corner: how many are left, the Level. */
  note?: ReactNode;
  /** How many equal cards it stands for. */
  count?: number;
  /** What it costs now, where that is not what it says. */
  costNow?: number | undefined;
  /** Only to look at: nothing is tried by pressing it. */
  still?: boolean;
}

/**
 * On a phone a press shows the whole card, with what can be done; a second press does it, or one on
 * the price or the tag.
 */
const READS = new Set(["phone", "flat"]);

export function Spot(props: SpotProps) {
  const { card, zone, owner, size, width, keyed, showKey = false, note, costNow } = props;
  const still = props.still ?? false;
  const board = useBoard();
  const { t } = useWords();
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
  const begins = beginsWith(board, zone, owner);
  const verb = ask && option ? wordFor(ask, option) : begins ? "play" : null;
  const drag = useDrag(verb === "play" || verb === "buy" ? verb : null, () => act());

  if (!entry) return null;

  const price = missing(ask, card.handle);
  const ahead = ask?.outlook;
  const power = live.public?.turn.power ?? 0;
  const asks = ask !== null && ask.kind !== "turn" && ask.kind !== "announce";
  const idle = ahead?.keeps.some(({ handle, why }) => handle === card.handle && why === "idle");
  const fact: Fact | null = idle
    ? { not: t("table.noEffect") }
    : verb
      ? asks
        ? { answers: verb, adds: verb === "assist" ? addsWords(option?.leads, power) : "" }
        : { does: verb }
      : price && ahead
        ? priceFact(price, ahead, t)
        : null;
  const tag = fact && tagOf(fact, t);
  const said = (at: number) => optionOf(board, at);
  const does = begins ? [t("table.playCard", { name: entry.name })] : offered.map(said);
  const label = [entry.name, does.filter(Boolean).join(", "), fact && !verb && tag ? tag.word : ""]
    .filter(Boolean)
    .join(": ");

  const choose = (at: number) =>
    begins ? board.begin({ verb: "play", card: card.id }) : board.choose(at);
  const inspect = () =>
    board.inspect(entry, undefined, {
      actions: (begins ? [-1] : offered).map((at, n) => ({
        label: does[n] ?? "",
        run: () => choose(at),
      })),
      note: fact && !verb && tag ? tag.word : "",
    });
  function act() {
    if (zone === "hand") board.press(card.handle);
    if (offered.length > 1) setMenu(true);
    else if (begins) choose(-1);
    else if (first !== undefined) choose(first);
    else tryAnyway();
  }
  function tryAnyway() {
    const tried = still || live.seat < 0 || live.public?.result ? null : wouldBe(zone, ask?.kind);
    const own = owner < 0 || owner === live.seat;
    if (tried && own && !live.waiting && ask) board.store.whyNot(tried, card.id);
    else inspect();
  }

  return (
    <div
      ref={place}
      className="t-spot"
      data-size={size}
      data-can={verb ?? undefined}
      data-tone={tag?.tone}
      data-off={(asks && !verb && size !== "mini") || undefined}
      data-handle={card.handle}
      data-options={offered.join(" ") || undefined}
      data-card={size === "mini" || zone === "super-villains" ? card.id : undefined}
    >
      <button
        type="button"
        className="t-card"
        aria-label={label}
        aria-haspopup={offered.length > 1 ? "dialog" : undefined}
        data-key={keyed || undefined}
        onClick={(event) => {
          const byHand = event.detail > 0;
          if (byHand) event.currentTarget.blur(); // pressed by hand: keys stay the table's
          if (!drag.wasDrag() && !longPressed.current) {
            const does =
              verb && (meant(event, ".t-badge") || (verb === "buy" && meant(event, ".card-cost")));
            if (byHand && READS.has(board.screen) && !does) inspect();
            else act();
          }
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
        {size === "mini" ? (
          <CardMini card={entry} count={props.count} />
        ) : (
          <CardFace
            card={entry}
            size={size}
            width={width}
            costNow={costNow}
            moment={zone === "super-villains" ? "appeared" : undefined}
          />
        )}
        {tag && (
          <span className="t-badge" data-tone={tag.tone} data-verb={verb ?? undefined}>
            {showKey && keyed && <kbd>{keyed.toUpperCase()}</kbd>}
            <span className="t-badge-word">{tag.word}</span>
          </span>
        )}
        {note && verb !== "assist" && <span className="t-note">{note}</span>}
      </button>
      {size !== "mini" && size !== "tiny" && (
        <button
          type="button"
          className="t-look"
          tabIndex={-1}
          aria-label={t("table.lookAt", { name: entry.name })}
          onClick={inspect}
        >
          <span aria-hidden="true">i</span>
        </button>
      )}
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
                  choose(at);
                }}
              >
                {said(at)}
              </Button>
            ))}
          </Dialog>
        </Popover>
      )}
    </div>
  );
}

/** Before the first card: a card of the hand can be played, as soon as no Confrontation was said. */
function beginsWith({ live }: Board, zone: string, owner: number): boolean {
  const ask = live.private?.ask;
  return (
    zone === "hand" && owner === live.seat && ask?.kind === "announce" && ask.options.some(declines)
  );
}

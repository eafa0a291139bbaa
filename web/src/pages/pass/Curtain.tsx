// The curtain of a device that goes from hand to hand: it names who is to take it, and hides all.
import { Link } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Cover } from "../../base/tables/passing";
import type { Room } from "../../base/wire/messages";
import { useWords } from "../../base/words/say";
import { useInspect } from "../../cards/inspecting";
import { Face } from "../../widgets/Face";
import "./curtain.css";

/** Milliseconds for which it stays shut: a press that was meant for the table must not open it. */
const SHUT = 400;

/** What a player is asked for in words of its own. */
const KINDS = ["turn", "announce", "defend", "block", "assist"] as const;

interface CurtainProps {
  room: Room;
  cover: Cover;
  onOpen: (seat: number) => void;
}

export function Curtain({ room, cover, onOpen }: CurtainProps) {
  const { t } = useWords();
  const inspect = useInspect();
  useLayoutEffect(() => inspect(null), [inspect]); // a card that is looked at may be a hidden one
  if (typeof cover === "string")
    return (
      <section className="curtain" aria-label={t("pass.curtain")}>
        <p role="status">{t(`pass.${cover}`)}</p>
      </section>
    );
  const { seat, kind } = cover;
  const who = room.seats.find((each) => each.seat === seat);
  const name = who?.name ?? "";
  return (
    <section className="curtain" aria-label={t("pass.curtain")}>
      <Face of={who?.person ?? ""} />
      <h1>{t("pass.to", { name })}</h1>
      <p>{t(`pass.why.${KINDS.find((each) => each === kind) ?? "other"}`, { name })}</p>
      <Opener key={seat} says={t("pass.open", { name })} onPress={() => onOpen(seat)} />
      <p className="curtain-foot">
        <span>{t("pass.away")}</span> <Link to="/">{t("table.end.home")}</Link>
      </p>
    </section>
  );
}

function Opener({ says, onPress }: { says: string; onPress: () => void }) {
  const [shut, setShut] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShut(false), SHUT);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!shut) button.current?.focus();
  }, [shut]);
  return (
    <button
      ref={button}
      type="button"
      className="button first"
      disabled={shut}
      onClick={onPress}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {says}
    </button>
  );
}

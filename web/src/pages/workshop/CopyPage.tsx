// All printed cards, to copy one, or to put one's own text in the place of one.
import { Link, useNavigate } from "@tanstack/react-router";
import { useDeferredValue, useMemo, useState } from "react";
import { DrawWhenNear } from "../../art";
import { withCards } from "../../base/making/box";
import { type CardEntry } from "../../base/wire/queries";
import { boxKey } from "../../base/words/keys";
import { useWorkshopWords } from "../../base/words/workshop";
import { CardFace } from "../../cards";
import { copied } from "./making";
import { usePrinted } from "./printed";
import { Sign } from "./Sign";
import { useBench } from "./using";
import { useWide } from "./wide";

const TO = "/workshop/{-$box}/{-$page}/{-$card}";
const MOST = 120;

export function CopyPage({ of, instead }: { of: string; instead: boolean }) {
  const { t, language } = useWorkshopWords();
  const bench = useBench(of);
  const navigate = useNavigate();
  const wide = useWide();
  const { data } = usePrinted("now");
  const [wanted, setWanted] = useState("");
  const [trouble, setTrouble] = useState("");
  const calm = useDeferredValue(wanted.trim().toLowerCase());
  const host = bench?.box.host;
  const taken = useMemo(
    () => new Set(bench?.box.cards.filter((card) => card.instead).map(({ id }) => id)),
    [bench?.box],
  );
  const found = useMemo(
    () =>
      (data ?? [])
        .filter((card) =>
          instead
            ? card.box === host && !taken.has(card.id) && card.kind !== "weakness"
            : ["main", "super-hero", "super-villain", "stack"].includes(card.kind),
        )
        .filter((card) => `${card.name} ${card.text}`.toLowerCase().includes(calm))
        // texts that we chose ourselves are the reason to change a card: they come first
        .sort((a, b) => (instead ? Number(b.house) - Number(a.house) : 0)),
    [data, calm, instead, host, taken],
  );
  if (!bench) return null;
  const pick = async (entry: CardEntry) => {
    try {
      const card = await copied(bench.box, entry, language, instead);
      bench.change((now) => withCards(now, [card]), "card");
      await navigate({ to: TO, params: { box: of, page: "card", card: card.id } });
    } catch (problem) {
      setTrouble((problem as Error).message);
    }
  };
  return (
    <div className="page w-copy">
      <p className="w-crumb">
        <Link to={TO} params={{ box: of, page: undefined, card: undefined }}>
          {bench.box.name || t("box.unnamed")}
        </Link>
      </p>
      <h1>{instead ? t("box.changeAnother", { box: t(boxKey(host ?? "")) }) : t("copy.title")}</h1>
      {instead && <p className="lead">{t("box.asPrinted")}</p>}
      <input
        type="search"
        value={wanted}
        placeholder={t("copy.search")}
        aria-label={t("copy.search")}
        onChange={({ target }) => setWanted(target.value)}
      />
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {data && !found.length && <p className="empty">{t("copy.none")}</p>}
      <ul className="w-cards">
        <DrawWhenNear value={true}>
          {found.slice(0, MOST).map((entry) => (
            <li key={`${entry.box}:${entry.id}`}>
              <div className="w-tile">
                <button
                  type="button"
                  className="w-tile-press"
                  aria-label={`${t("copy.copy")}: ${entry.name}. ${entry.text}`}
                  onClick={() => void pick(entry)}
                >
                  <CardFace
                    card={entry}
                    size={wide ? "normal" : "small"}
                    width={wide ? 150 : 108}
                  />
                </button>
                {instead && entry.house && <span className="w-flag">{t("box.house")}</span>}
              </div>
            </li>
          ))}
        </DrawWhenNear>
      </ul>
      {!data && (
        <p className="loading">
          <Sign of="more" />
        </p>
      )}
    </div>
  );
}

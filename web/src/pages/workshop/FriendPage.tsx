// A box that came from a friend: every card of it, before anything is played or kept.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { coloursOf } from "../../base/boxes/boxes";
import { useTitle } from "../../base/browser/title";
import { able } from "../../base/local/runtime";
import { type BoxLooked, lookAt } from "../../base/making/asked";
import { boxFrom, type MadeBox } from "../../base/making/box";
import { boxes, useShelf } from "../../base/making/shelf";
import { LEVELS } from "../../base/opponents/levels";
import { useSettings } from "../../base/preferences/settings";
import { textIn } from "../../base/wire/links";
import { type CardEntry } from "../../base/wire/queries";
import { Problem } from "../../base/wire/session";
import { boxKey } from "../../base/words/keys";
import { useWorkshopWords } from "../../base/words/workshop";
import { CardFace, useInspect } from "../../cards";
import { EngineProgress } from "../../widgets/EngineProgress";
import { NotHere } from "../../widgets/NotHere";
import { Cover } from "./Cover";
import { handedOver } from "./handed";
import { usePlay } from "./playing";
import { usePrinted } from "./printed";
import { fingerprint } from "./SharePage";
import { Sign } from "./Sign";
import { useWide } from "./wide";
import "./workshop.css";

const REFUSED = {
  "cut-off": "friend.cutOff",
  newer: "friend.newer",
  "no-box": "friend.noBox",
} as const;
const isRefused = (code: string): code is keyof typeof REFUSED => code in REFUSED;

export function FriendPage() {
  const { t, language } = useWorkshopWords();
  const { link } = useParams({ from: "/box/{-$link}" });
  const hash = useRouterState({ select: (state) => state.location.hash });
  const text = textIn(link ?? hash);
  const file = text ? null : handedOver();
  const { data, error } = useQuery({
    queryKey: ["made-look", text || file, language],
    queryFn: () => lookAt(text ? { link: text } : { box: file ?? "" }, language),
    enabled: able && Boolean(text || file),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useTitle(data?.name ?? t("title"));
  if (!able) return <NotHere why={t("unkeptPython")} />;
  if (!text && !file) return <NotHere why={t("friend.noBox")} />;
  if (error) {
    const { code } = error as Problem;
    return <NotHere why={isRefused(code) ? t(REFUSED[code]) : error.message} />;
  }
  if (!data)
    return (
      <section className="page">
        <h1>{t("friend.opening")}</h1>
        <EngineProgress busy />
      </section>
    );
  return <Looked looked={data} />;
}

/** The entries of a look, with their pictures. */
const pictured = (cards: readonly CardEntry[], { portraits }: BoxLooked): CardEntry[] =>
  cards.map((card) => drawn(card, portraits[card.id] ?? ""));

/** A card as it is drawn, with the picture that its maker chose. */
const drawn = (card: CardEntry, portrait: string): CardEntry => ({ ...card, made: true, portrait });

function Looked({ looked }: { looked: BoxLooked }) {
  const { t, language } = useWorkshopWords();
  const navigate = useNavigate();
  const { boxes: shelf } = useShelf();
  const { quick } = useSettings();
  const { playText, busy, trouble } = usePlay();
  const inspect = useInspect();
  const wide = useWide();
  const [kept, setKept] = useState(false);
  const { data: printed = [] } = usePrinted(looked.changed.length > 0 ? "now" : "known");
  const fresh = pictured(looked.new_cards, looked);
  const changed = looked.changed.map(({ before, after }) => ({
    before,
    after: drawn(after, looked.portraits[after.id] ?? ""),
  }));
  const all = [...changed.map(({ after }) => after), ...fresh];
  const bot = LEVELS.find(({ id }) => id === quick.bot) ?? LEVELS[0];
  const same = shelf?.find(
    ({ of, gone }) => gone === null && of.now.id === looked.id && looked.id !== "",
  );
  const copies = fresh.reduce((sum, card) => sum + card.copies, 0);

  const made = (): MadeBox => {
    const house = looked.changed.map(({ before }) => ({
      ...printed.find((card) => card.box === looked.host && card.id === before.id),
      ...before,
    }));
    return boxFrom(looked.box, all, house as never, language);
  };
  const keep = async () => {
    await boxes.add(made(), "friend");
    setKept(true);
  };
  const change = async () => {
    const box = made();
    const after = box.author
      ? t("friend.after", { box: box.name, name: box.author })
      : t("friend.afterBox", { box: box.name });
    const key = await boxes.add({ ...box, author: "", after, version: 1 });
    await navigate({
      to: "/workshop/{-$box}/{-$page}/{-$card}",
      params: { box: key, page: undefined, card: undefined },
    });
  };
  useEffect(() => {
    if (same) setKept(true);
  }, [same]);

  const facts: [string, string][] = [
    [String(fresh.length), t("friend.newCards", { n: copies })],
    [String(changed.length), t("friend.changedCards")],
    ...(looked.left_out.length
      ? ([[String(looked.left_out.length), t("friend.leftOut")]] as [string, string][])
      : []),
    [looked.version, t("friend.version")],
    [fingerprint(looked.digest), t("share.fingerprint")],
  ];
  const width = wide ? 160 : 108;
  const size = wide ? "normal" : "small";
  const faults = looked.problems.filter(({ level }) => level === "fault");
  return (
    <div className="page w-friend">
      <div className="w-friend-cover" style={coloursOf(looked.host)}>
        <Cover box={made()} />
        <p>
          <b>{looked.name}</b>
          {looked.author && <span>{t("madeBy", { name: looked.author })}</span>}
          <span className="w-stamp">{t("unrated")}</span>
        </p>
      </div>
      <div className="w-friend-words">
        <h1 className="unseen">{looked.name}</h1>
        <p className="lead">
          {String(looked.box.text ?? "")} {t("friend.joins", { box: t(boxKey(looked.host)) })}{" "}
          {t("friend.why")}
        </p>
        <ul className="w-numbers">
          {facts.map(([n, said]) => (
            <li key={said}>
              <b>{n}</b>
              <small>{said}</small>
            </li>
          ))}
        </ul>
        {same && <p className="w-note">{t("friend.older")}</p>}
        {faults.length > 0 && (
          <section className="w-side" role="alert">
            <h2>{t("friend.faults")}</h2>
            <ul>
              {faults.slice(0, 5).map(({ path, what }) => (
                <li key={path + what}>{what}</li>
              ))}
            </ul>
          </section>
        )}
        <h2>
          {t("friend.every")} <small className="w-quiet">{t("friend.press")}</small>
        </h2>
        {changed.length > 0 && (
          <ul className="w-changes">
            {changed.map(({ before, after }) => (
              <li key={after.id}>
                <span className="w-tile">
                  <CardFace
                    card={after}
                    size={size}
                    width={width}
                    onInspect={(card) => inspect(card, all)}
                  />
                  <span className="w-flag">{t("box.changed")}</span>
                </span>
                <p>
                  <b>{after.name}</b>
                  <s>{before.text}</s>
                  <ins>{after.text}</ins>
                </p>
              </li>
            ))}
          </ul>
        )}
        <ul className="w-cards">
          {fresh.map((card) => (
            <li key={card.id}>
              <span className="w-tile">
                <CardFace
                  card={card}
                  size={size}
                  width={width}
                  onInspect={(it) => inspect(it, all)}
                />
                {card.copies > 1 && <span className="w-times">{card.copies}×</span>}
              </span>
            </li>
          ))}
        </ul>
        <p className="w-note">
          <Sign of="info" /> {t("friend.trust")}
        </p>
      </div>
      <div className="w-doing" data-ready={looked.ready || undefined}>
        <button
          type="button"
          className="button first"
          disabled={busy || !looked.ready}
          onClick={() => void playText(JSON.stringify(looked.box))}
        >
          {t("friend.play")}
        </button>
        <p>
          <b>{t("friend.atOnce", { bot: bot?.name })}</b>
          <span>{trouble || t("friend.nothingKept")}</span>
        </p>
        <button type="button" className="button w-push" disabled={kept} onClick={() => void keep()}>
          <Sign of={kept ? "check" : "down"} />
          <span role="status">{t(kept ? "friend.kept" : "friend.keep")}</span>
        </button>
        <button type="button" className="button" onClick={() => void change()}>
          <Sign of="pencil" />
          {t("friend.copy")}
        </button>
      </div>
    </div>
  );
}

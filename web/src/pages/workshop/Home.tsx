// The first page of the Workshop: my boxes, something to start from, and a place for a link or a file.
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect, useState } from "react";
import { coloursOf } from "../../base/boxes/boxes";
import { drafts, isWhole, type MadeBox, newBox } from "../../base/making/box";
import { boxes, type Kept, useShelf } from "../../base/making/shelf";
import { textIn } from "../../base/wire/links";
import { ago } from "../../base/words/ago";
import { boxKey } from "../../base/words/keys";
import { useWorkshopWords } from "../../base/words/workshop";
import { Cover } from "./Cover";
import { EXAMPLES, exampleBox, FAN, FANNED } from "./examples";
import { handOver, readBoxFile } from "./handed";
import { MadeFace, MadeMini } from "./MadeFace";
import { addCard, anyBox, HOST, PRINTED } from "./making";
import { Sign } from "./Sign";

const NO_PARAMS = { page: undefined, card: undefined } as const;

export function Home() {
  const { t, language } = useWorkshopWords();
  const navigate = useNavigate();
  const { boxes: all, keeps } = useShelf();
  const mine = (all ?? []).filter(({ gone }) => gone === null).sort((a, b) => b.at - a.at);
  const [away, setAway] = useState<Kept | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (!away) return;
    const over = setTimeout(() => setAway(null), 10_000);
    return () => clearTimeout(over);
  }, [away]);

  async function make() {
    const key = await anyBox(t("start.mine"));
    const card = addCard(key, language, (how, did) => boxes.change(key, how, did));
    await navigate({
      to: "/workshop/{-$box}/{-$page}/{-$card}",
      params: { box: key, page: "card", card },
    });
  }
  async function open(box: Promise<string>, page?: string, card?: string) {
    await navigate({
      to: "/workshop/{-$box}/{-$page}/{-$card}",
      params: { box: await box, page, card },
    });
  }
  async function read(file: File) {
    try {
      handOver(await readBoxFile(file));
      await navigate({ to: "/box/{-$link}", params: { link: undefined } });
    } catch {
      setTrouble(t("friend.noBox"));
    }
  }
  function paste(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const link = textIn(String(new FormData(event.currentTarget).get("link") ?? ""));
    if (link) void navigate({ to: "/box/{-$link}", params: { link: undefined }, hash: link });
  }

  const fan = FANNED.flatMap((name) => FAN.cards.find((card) => card.name === name) ?? []);
  return (
    <div className="page w-home">
      <section className="w-hero">
        <div>
          <h1>
            {t("say")} <em>{t("play")}</em>
          </h1>
          <p>{t("lead")}</p>
          <p className="buttons">
            <button type="button" className="button first" onClick={() => void make()}>
              {t("start.make")}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => void open(anyBox(t("start.mine")), "copy")}
            >
              <Sign of="copy" />
              {t("start.copy")}
            </button>
          </p>
        </div>
        <div className="w-fan" aria-hidden="true">
          {fan.map((card) => (
            <MadeFace key={card.id} card={card} box={FAN} width={150} />
          ))}
        </div>
      </section>
      <section className="w-mine">
        <h2>{t("start.boxes")}</h2>
        {!keeps && <p className="trouble">{t("status.unkept")}</p>}
        <ul className="w-boxes">
          {mine.map((kept) => (
            <li key={kept.key}>
              <BoxCard
                kept={kept}
                onAway={() => {
                  boxes.away(kept.key, true);
                  setAway(kept);
                }}
              />
            </li>
          ))}
          <li>
            <button
              type="button"
              className="w-box-new"
              onClick={() => void open(boxes.add(newBox(HOST)))}
            >
              <Sign of="plus" />
              <b>{t("start.empty")}</b>
              <small>{t("start.emptyText")}</small>
            </button>
          </li>
        </ul>
        {away && (
          <p className="w-toast" role="status">
            {t("box.isAway", { box: away.of.now.name || t("box.unnamed") })}
            <button
              type="button"
              className="button"
              onClick={() => {
                boxes.away(away.key, false);
                setAway(null);
              }}
            >
              {t("box.back")}
            </button>
          </p>
        )}
      </section>
      <aside className="w-start">
        <section>
          <h2>{t("start.something")}</h2>
          <ul className="rows">
            <Example
              of={exampleBox("six", "")}
              at={3}
              title={t("example.printed")}
              text={t("example.printedText")}
              onPress={() =>
                void open(boxes.add(newBox(PRINTED, t("example.printed"))), "copy", "instead")
              }
            />
            {EXAMPLES.map(({ id, shows }) => (
              <Example
                key={id}
                of={exampleBox(id, "")}
                at={shows}
                title={t(`example.${id}`)}
                text={t(`example.${id}Text`, { box: t(boxKey(HOST)) })}
                onPress={() => void open(boxes.add(exampleBox(id, t(`example.${id}`))))}
              />
            ))}
          </ul>
        </section>
        <section>
          <h2>{t("start.open")}</h2>
          <form className="w-paste" onSubmit={paste}>
            <input name="link" placeholder={t("start.paste")} aria-label={t("start.paste")} />
            <button type="submit" className="button">
              {t("start.open")}
            </button>
          </form>
          <label className="w-file">
            <Sign of="file" />
            <span>
              <b>{t("start.file")}</b> {t("start.drop")}
            </span>
            <input
              type="file"
              accept="application/json,.json"
              className="unseen"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = "";
                if (file) void read(file);
              }}
            />
          </label>
          {trouble && (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          )}
        </section>
      </aside>
    </div>
  );
}

function Example(props: {
  of: MadeBox;
  at: number;
  title: string;
  text: string;
  onPress: () => void;
}) {
  const card = props.of.cards[props.at];
  return (
    <li>
      <button type="button" className="w-example" onClick={props.onPress}>
        {card ? <MadeMini card={card} box={props.of} /> : <span className="w-mini-room" />}
        <span>
          <b>{props.title}</b>
          <small>{props.text}</small>
        </span>
        <Sign of="next" />
      </button>
    </li>
  );
}

function statusOf(kept: Kept, t: ReturnType<typeof useWorkshopWords>["t"]): [string, string] {
  const box = kept.of.now;
  if (kept.from === "friend") return ["me", t("status.friend")];
  if (!box.cards.length) return ["wait", t("status.empty")];
  const todo = drafts(box).length;
  return todo ? ["wait", t("status.todo", { n: todo })] : ["ok", t("status.ready")];
}

const howMany = (box: MadeBox): number =>
  box.cards.filter((card) => isWhole(box, card)).reduce((sum, { copies }) => sum + copies, 0);

function BoxCard({ kept, onAway }: { kept: Kept; onAway: () => void }) {
  const { t, language } = useWorkshopWords();
  const box = kept.of.now;
  const [state, said] = statusOf(kept, t);
  const name = box.name || t("box.unnamed");
  return (
    <article className="w-box" style={coloursOf(box.host)}>
      <Link
        to="/workshop/{-$box}/{-$page}/{-$card}"
        params={{ box: kept.key, ...NO_PARAMS }}
        className="w-box-link"
      >
        <Cover box={box} />
        <span className="w-pill" data-of={state}>
          {state === "ok" && <Sign of="check" />}
          {said}
        </span>
        <span className="w-box-words">
          <b>{name}</b>
          <small>
            {[
              t("cards", { count: box.cards.length }),
              t("inAll", { n: howMany(box) }),
              t("forBox", { box: t(boxKey(box.host)) }),
              ...(kept.from === "friend" && box.author ? [t("madeBy", { name: box.author })] : []),
              ago(kept.at, language),
            ].join(" · ")}
          </small>
        </span>
      </Link>
      <button
        type="button"
        className="w-icon w-bare"
        aria-label={`${t("box.away")}: ${name}`}
        title={t("box.away")}
        onClick={onAway}
      >
        <Sign of="bin" />
      </button>
    </article>
  );
}

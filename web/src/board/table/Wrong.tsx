// "Something is wrong here": a report with the game in it, for those who run the server.
// While the game runs it holds what one's own seat sees; after the end the whole game, as a link.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { onClipboard } from "../../base/browser/copy";
import { saveFile } from "../../base/browser/download";
import { release } from "../../base/local/runtime";
import { gameLink } from "../../base/wire/links";
import { about } from "../../base/wire/queries";
import { useServer } from "../../base/wire/where";
import { useLinkWords } from "../../base/words/links";
import { useBoard } from "../desk/context";
import "./wrong.css";

const CAUSES = ["card", "cannot", "look", "hangs"] as const;
type Cause = (typeof CAUSES)[number];

const MAX_WORDS = 1000;
/** The story in a report that is read by people: the whole one is in the file. */
const STORY_LINES = 12;

export function Wrong() {
  const { live, store, speech } = useBoard();
  const { t, language } = useLinkWords();
  const server = useServer();
  const { data: site } = useQuery(about(server));
  const over = Boolean(live.public?.result);
  const { data: link } = useQuery({
    queryKey: ["link", store.table],
    queryFn: () => gameLink(store.table),
    enabled: over,
  });
  const [cause, setCause] = useState<Cause>("card");
  const [words, setWords] = useState("");
  const [done, setDone] = useState<"" | "copied" | "shown">("");
  const version = t("wrong.version", { version: release, rules: site?.rules ?? "–" });
  const subject = `Archrivals: ${t(`wrong.cause.${cause}`)}`;
  const turn = t("wrong.turn", { turn: live.public?.turn.number ?? 0, at: live.position });
  const facts = `${version} · ${innerWidth}×${innerHeight} · ${language} · ${store.table}`;
  const story = live.story.slice(-STORY_LINES).map((line) => speech.say(line));
  const text = [subject, words, turn, ...(link ? [link] : story), facts].filter(Boolean).join("\n");
  const save = () =>
    saveFile(`archrivals-report-${store.table}.json`, {
      report: 1,
      ...{ cause, words, version: release, language, window: [innerWidth, innerHeight] },
      ...{ table: store.table, seat: live.seat, position: live.position, link: link ?? null },
      ...{ setup: live.room?.setup ?? null, public: live.public, private: live.private },
      story: live.story.map((line) => speech.say(line)),
    });
  const copy = async () => setDone((await onClipboard(text)) ? "copied" : "shown");
  const contact = site?.host.contact ?? "";
  const way = wayTo(contact, subject, text);
  return (
    <div className="t-wrong">
      <fieldset>
        <legend>{t("wrong.what")}</legend>
        {CAUSES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="cause"
              checked={cause === each}
              onChange={() => setCause(each)}
            />
            {t(`wrong.cause.${each}`)}
          </label>
        ))}
      </fieldset>
      <label className="t-wrong-words">
        {t("wrong.words")}
        <textarea
          rows={3}
          maxLength={MAX_WORDS}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <div className="t-wrong-inside">
        <b>{t("wrong.inside")}</b>
        <ul>
          <li>{t(over ? "wrong.whole" : "wrong.seen")}</li>
          <li>{version}</li>
          <li>{t("wrong.window")}</li>
        </ul>
        <b>{t("wrong.not")}</b>
        <ul>
          <li>{t("wrong.people")}</li>
          {!over && <li>{t("wrong.hidden")}</li>}
        </ul>
      </div>
      <p>
        {contact ? t("wrong.to", { contact }) : t("wrong.noContact")}
        {way?.mail && !over && ` ${t("wrong.attach")}`}
      </p>
      <div className="buttons">
        {way && (
          <a className="button first" href={way.href} target="_blank" rel="noreferrer">
            {t(way.mail ? "wrong.mail" : "wrong.site")}
          </a>
        )}
        <button type="button" className={way ? "button" : "button first"} onClick={copy}>
          {t(done === "copied" ? "wrong.copied" : "wrong.copy")}
        </button>
        <button type="button" className="button" onClick={save}>
          {t("wrong.file")}
        </button>
      </div>
      {done === "shown" && (
        <textarea readOnly rows={5} value={text} aria-label={t("wrong.report")} />
      )}
    </div>
  );
}

/** The way to the operator: a mail with the report in it, or a page of theirs. */
function wayTo(contact: string, subject: string, text: string) {
  if (/^https?:\/\//.test(contact)) return { href: contact, mail: false };
  if (!contact.includes("@")) return null;
  const said = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return { href: `mailto:${contact}?${said}`, mail: true };
}

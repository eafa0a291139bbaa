// Sending a box: a link that has all of it behind "#", or a file.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { coloursOf } from "../../base/boxes/boxes";
import { onClipboard } from "../../base/browser/copy";
import { useTitle } from "../../base/browser/title";
import { linkOf } from "../../base/making/asked";
import { boxId, drafts, fileOf, isWhole, type MadeBox } from "../../base/making/box";
import { useMe } from "../../base/people/people";
import { useWorkshopWords } from "../../base/words/workshop";
import { Cover } from "./Cover";
import { boxAddress } from "./links";
import { Sign } from "./Sign";
import { saveText } from "./saving";
import { useBench } from "./using";

const TO = "/workshop/{-$box}/{-$page}/{-$card}";

export function SharePage({ of }: { of: string }) {
  const { t } = useWorkshopWords();
  const bench = useBench(of);
  useTitle(t("share.title"));
  if (!bench) return null;
  return (
    <Share
      box={bench.box}
      back={of}
      onAuthor={(author) => bench.change((now) => ({ ...now, author }), "box")}
    />
  );
}

interface ShareProps {
  box: MadeBox;
  back: string;
  onAuthor: (author: string) => void;
}

function Share({ box, back, onAuthor }: ShareProps) {
  const { t } = useWorkshopWords();
  const { person } = useMe();
  const [copied, setCopied] = useState(false);
  const name = box.name || t("box.unnamed");
  const text = JSON.stringify(fileOf(box, t("start.mine")));
  const whole = box.cards.some((card) => isWhole(box, card));
  const { data, error } = useQuery({
    queryKey: ["made-link", text],
    queryFn: () => linkOf(text),
    enabled: whole,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const link = data ? boxAddress(data.text) : "";
  const left = drafts(box).length;
  const copy = async () => setCopied(await onClipboard(link));
  return (
    <div className="page w-share">
      <div className="w-share-cover" style={coloursOf(box.host)}>
        <Cover box={box} />
        <p>
          <b>{name}</b>
          {box.author && <span>{t("madeBy", { name: box.author })}</span>}
        </p>
      </div>
      <div className="w-column">
        <p className="w-crumb">
          <Link to={TO} params={{ box: back, page: undefined, card: undefined }}>
            {name}
          </Link>
        </p>
        <h1>{t("share.title")}</h1>
        <p className="lead">{t("share.lead")}</p>
        {!whole && <p className="empty">{t("share.nothing")}</p>}
        {error && (
          <p className="trouble" role="alert">
            {error.message}
          </p>
        )}
        <div className="w-linkrow">
          <input
            readOnly
            value={link}
            aria-label={t("share.link")}
            onFocus={({ target }) => target.select()}
          />
          <button
            type="button"
            className="button first"
            disabled={!link}
            onClick={() => void copy()}
          >
            <Sign of={copied ? "check" : "copy"} />
            <span role="status">{t(copied ? "share.copied" : "share.copy")}</span>
          </button>
        </div>
        {left > 0 && (
          <p className="w-note">
            <Sign of="info" /> {t("share.todo", { count: left })}
            <Link to={TO} params={{ box: back, page: "check", card: undefined }} className="w-word">
              {t("check.look")}
            </Link>
          </p>
        )}
        <section className="w-side">
          <dl className="w-facts-list">
            <dt>{t("share.inLink")}</dt>
            <dd>{data && t("share.inLinkText", { n: link.length.toLocaleString() })}</dd>
            <dt>{t("share.server")}</dt>
            <dd>{t("share.serverText")}</dd>
            <dt>{t("share.fingerprint")}</dt>
            <dd>
              {data && fingerprint(data.digest)} · {t("version", { n: box.version })}
            </dd>
            <dt>{t("share.games")}</dt>
            <dd>
              <span className="w-unrated">{t("unrated")}</span>
            </dd>
          </dl>
          <label className="switch">
            <span>
              <b>{t("share.showName")}</b>
              <br />
              <small className="w-quiet">{box.author || person?.name || t("share.noName")}</small>
            </span>
            <input
              type="checkbox"
              role="switch"
              checked={box.author !== ""}
              onChange={({ target }) => onAuthor(target.checked ? (person?.name ?? "") : "")}
            />
          </label>
        </section>
        <div className="w-ways">
          <button type="button" onClick={() => saveText(`${boxId(box)}.box.json`, fileOf(box))}>
            <Sign of="down" />
            <b>{t("box.file")}</b>
            <small>{t("share.fileText")}</small>
          </button>
          {typeof navigator.share === "function" && (
            <button
              type="button"
              onClick={() =>
                void navigator.share({ title: name, url: link }).catch(() => undefined)
              }
            >
              <Sign of="up" />
              <b>{t("share.app")}</b>
              <small>{t("share.appText")}</small>
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The first letters of a digest, as people compare them. */
export const fingerprint = (digest: string): string =>
  digest
    .slice(0, 8)
    .toUpperCase()
    .replace(/(.{4})(?=.)/, "$1 ");

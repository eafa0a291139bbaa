// The link to a table: to be scanned, copied, or handed to the device's share menu.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { onClipboard } from "../../base/browser/copy";
import { invitation } from "../../base/wire/queries";
import { useWords } from "../../base/words/say";

export function Share({ table, game }: { table: string; game: string }) {
  const { t } = useWords();
  const { data } = useQuery(invitation(table));
  const [copied, setCopied] = useState(false);
  const link = data?.link || `${location.origin}/t/${table}`;
  const words = t("invite.words", { game });
  const share = () => navigator.share({ title: "Archrivals", text: words, url: link });
  const mail = `mailto:?subject=${encodeURIComponent(words)}&body=${encodeURIComponent(link)}`;
  return (
    <section className="sheet share-room">
      <h2>{t("invite.call")}</h2>
      <div className="share-qr">
        {data?.qr && <img src={data.qr} alt={t("invite.qr")} width={196} height={196} />}
        {data?.qr !== "" && <p>{t("invite.qrText")}</p>}
      </div>
      <input
        readOnly
        value={link}
        aria-label={t("table.waiting.link")}
        onFocus={(event) => event.target.select()}
      />
      <div className="buttons">
        <button
          type="button"
          className="button"
          onClick={async () => setCopied(await onClipboard(link))}
        >
          {copied ? t("table.waiting.copied") : t("table.waiting.copy")}
        </button>
        {"share" in navigator && (
          <button type="button" className="button" onClick={() => void share().catch(() => {})}>
            {t("invite.share")}
          </button>
        )}
        <a className="button" href={mail}>
          {t("invite.mail")}
        </a>
      </div>
      <p>{t("invite.linkText")}</p>
    </section>
  );
}

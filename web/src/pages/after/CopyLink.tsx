// A button that puts a link on the clipboard, or shows it where a page may not.
import { useState } from "react";
import { onClipboard } from "../../base/browser/copy";
import { useWords } from "../../base/words/say";

interface CopyLinkProps {
  link(): Promise<string>;
  says?: string;
}

export function CopyLink({ link, says }: CopyLinkProps) {
  const { t } = useWords();
  const [done, setDone] = useState<{ link: string; copied: boolean } | null>(null);
  const [trouble, setTrouble] = useState("");
  const copy = async () => {
    try {
      const made = await link();
      setDone({ link: made, copied: await onClipboard(made) });
    } catch (problem) {
      setTrouble((problem as Error).message);
    }
  };
  return (
    <span className="r-share">
      <button type="button" className="button" onClick={copy}>
        {done?.copied ? t("replay.copied") : (says ?? t("replay.copy"))}
      </button>
      <span role="status" className={trouble ? "trouble" : "unseen"}>
        {trouble || (done?.copied && t("replay.copied"))}
      </span>
      {done && !done.copied && (
        <input
          readOnly
          value={done.link}
          aria-label={t("replay.link")}
          onFocus={(event) => event.target.select()}
        />
      )}
    </span>
  );
}

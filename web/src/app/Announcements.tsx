// The operator's announcements, above the page, until one has read them.
import { useState } from "react";
import type { components } from "../../made/http";
import { useWords } from "../base/words/say";
import { dismiss } from "./announced";
import "./announcements.css";

type Announcement = components["schemas"]["Announcement"];

export function Announcements({ of }: { of: Announcement[] }) {
  const { t } = useWords();
  const [gone, setGone] = useState<string[]>([]);
  return (
    <aside className="announcements" aria-label={t("nav.announcements")}>
      {of
        .filter(({ id }) => !gone.includes(id))
        .map(({ id, language, text }) => (
          <p key={id} role="status">
            <span lang={language}>{text}</span>
            <button
              type="button"
              className="button"
              onClick={() => {
                dismiss(id);
                setGone([...gone, id]);
              }}
            >
              {t("nav.read")}
            </button>
          </p>
        ))}
    </aside>
  );
}

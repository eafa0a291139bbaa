// The story and the chat: a column where there is room, else one line that opens them.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Chat } from "./Chat";
import { useBoard } from "./context";
import { hintable } from "./Hints";
import { Story } from "./Story";
import type { Opened } from "./Table";

type Open = (opened: Opened) => void;

export function Side({ open }: { open: Open }) {
  const { live } = useBoard();
  const { t } = useTranslation();
  const [chat, setChat] = useState(false);
  const [read, setRead] = useState(0);
  const unread = chat ? 0 : live.chat.length - read;
  return (
    <aside className="t-side" aria-label={t("table.storyAndChat")}>
      <div className="t-tabs">
        <button
          type="button"
          aria-pressed={!chat}
          onClick={() => {
            setChat(false);
            setRead(live.chat.length);
          }}
        >
          {t("table.story")}
        </button>
        <button
          type="button"
          aria-pressed={chat}
          onClick={() => {
            setChat(true);
            setRead(live.chat.length);
          }}
        >
          {t("table.chat")}
          {unread > 0 && <span className="t-tag">{unread}</span>}
        </button>
        <Tools open={open} />
      </div>
      {chat ? <Chat /> : <Story />}
    </aside>
  );
}

function Tools({ open }: { open: Open }) {
  const { live } = useBoard();
  const { t } = useTranslation();
  return (
    <>
      {live.seat >= 0 && live.recap.length > 0 && (
        <button type="button" onClick={() => open({ what: "recap" })} title={t("table.recap")}>
          {t("table.recapShort")}
        </button>
      )}
      {hintable(live) && (
        <button type="button" onClick={() => open({ what: "hint" })} title={t("table.coach.ask")}>
          {t("table.coach.short")}
        </button>
      )}
      <button
        type="button"
        className="t-more"
        onClick={() => open({ what: "more" })}
        aria-label={t("table.more")}
      >
        ⋯
      </button>
    </>
  );
}

/** The last thing that happened, and the ways to the rest. */
export function Ticker({ open }: { open: Open }) {
  const { live } = useBoard();
  const { t } = useTranslation();
  const [read, setRead] = useState(0);
  const unread = live.chat.length - read;
  return (
    <div className="t-ticker">
      <button type="button" className="t-last" onClick={() => open({ what: "story" })}>
        <span className="unseen">{t("table.story")}: </span>
        <span>{live.story.at(-1) ?? t("table.story")}</span>
      </button>
      <button
        type="button"
        onClick={() => {
          setRead(live.chat.length);
          open({ what: "chat" });
        }}
      >
        {t("table.chat")}
        {unread > 0 && <span className="t-tag">{unread}</span>}
      </button>
      <Tools open={open} />
    </div>
  );
}

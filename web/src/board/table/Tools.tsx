// What opens over the table on demand: the coach, the chat, the story, and the rest.
import { useEffect, useState } from "react";
import { isLocal } from "../../base/local/tables";
import { useWords } from "../../base/words/say";
import { useBoard } from "../desk/context";
import { Icon } from "../desk/Icon";
import { hintable } from "../live/hintable";
import type { Live } from "../live/live";
import type { Opened } from "./opened";

/** What the others have said; one's own words are not news. */
export function heardFrom({ chat, room, seat }: Live): number {
  const me = room?.seats.find((each) => each.seat === seat)?.person;
  return chat.filter(({ person }) => person !== me).length;
}

export function Tools({ opened, open }: { opened: Opened; open(opened: Opened): void }) {
  const { live, store } = useBoard();
  const { t } = useWords();
  const [read, setRead] = useState(0);
  const heard = heardFrom(live);
  const reads = opened?.what === "chat";
  useEffect(() => {
    if (reads) setRead(heard);
  }, [reads, heard]);
  const unread = reads ? 0 : heard - read;
  return (
    <nav className="t-tools" aria-label={t("table.tools")}>
      {hintable(live) && (
        <button
          type="button"
          className="t-tool t-tool-hint"
          aria-label={t("table.coach.short")}
          title={t("table.coach.ask")}
          aria-pressed={opened?.what === "hint"}
          onClick={() => open(opened?.what === "hint" ? null : { what: "hint" })}
        >
          <Icon of="hint" />
        </button>
      )}
      {!isLocal(store.table) && (
        <button
          type="button"
          className="t-tool"
          aria-label={unread ? t("table.chatUnread", { count: unread }) : t("table.chat")}
          onClick={() => open({ what: "chat" })}
        >
          <Icon of="chat" />
          {unread > 0 && <em>{unread}</em>}
        </button>
      )}
      <button
        type="button"
        className="t-tool t-tool-story"
        aria-label={t("table.story")}
        onClick={() => open({ what: "story" })}
      >
        <Icon of="story" />
      </button>
      <button
        type="button"
        className="t-tool"
        aria-label={t("table.more")}
        onClick={() => open({ what: "more" })}
      >
        <Icon of="menu" />
      </button>
    </nav>
  );
}

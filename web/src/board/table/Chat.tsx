// Talk at the table.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Said } from "../../base/wire/messages";
import { call } from "../../base/wire/session";
import { useWords } from "../../base/words/say";
import { useBoard } from "../desk/context";

export function Chat() {
  const { live, store } = useBoard();
  const { t } = useWords();
  const [text, setText] = useState("");
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  const before = useQuery({
    queryKey: ["chat", store.table],
    queryFn: () => call<Said[]>("GET", `tables/${store.table}/chat`),
  });
  const all = [
    ...new Map([...(before.data ?? []), ...live.chat].map((said) => [said.id, said])).values(),
  ];
  const me = live.room?.seats.find((seat) => seat.seat === live.seat)?.person;
  const count = all.length;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  const mute = (person: string) => {
    const on = !muted.has(person);
    store.mute(person, on);
    setMuted(new Set(on ? [...muted, person] : [...muted].filter((each) => each !== person)));
  };
  return (
    <div className="t-chat">
      <ol ref={list} aria-label={t("table.chat")} tabIndex={0}>
        {all
          .filter((said) => said.text && !muted.has(said.person))
          .map((said) => (
            <li key={said.id}>
              <b>{said.name}</b> {said.text}
              {said.person !== me && (
                <button type="button" className="t-word" onClick={() => mute(said.person)}>
                  {t("table.mute")}
                </button>
              )}
            </li>
          ))}
        {all.length === 0 && <li className="t-hint">{t("table.noChat")}</li>}
      </ol>
      {muted.size > 0 && (
        <button type="button" className="t-word" onClick={() => [...muted].forEach(mute)}>
          {t("table.unmute")}
        </button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) store.say(text.trim());
          setText("");
        }}
      >
        <input
          value={text}
          maxLength={300}
          aria-label={t("table.say")}
          placeholder={t("table.say")}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {t("table.send")}
        </button>
      </form>
    </div>
  );
}

// Standing orders: switches that say what a card answers by itself from now on.
import { change, useSettings } from "../../base/preferences/settings";
import type { AskInView } from "../../base/wire/messages";
import { keyFor } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { orderKey } from "../live/options";
import { useBoard } from "./context";

const WISHES = ["always", "never"] as const;

export function Standing({ ask }: { ask: AskInView }) {
  const board = useBoard();
  const { t } = useWords();
  const { orders } = useSettings();
  const ids = [...new Set(ask.options.flatMap((option) => option.card ?? []))];
  if (!ids.length) return null;
  return (
    <ul className="t-orders" aria-label={t("table.orders")}>
      {ids.flatMap((id) =>
        WISHES.map((wish) => {
          const key = orderKey(ask.kind, id);
          const { [key]: now, ...others } = orders;
          return (
            <li key={`${id} ${wish}`}>
              <label>
                <input
                  type="checkbox"
                  role="switch"
                  checked={now === wish}
                  onChange={({ target }) =>
                    change({ orders: target.checked ? { ...others, [key]: wish } : others })
                  }
                />
                {t(keyFor(`table.order.${wish}`, ask.kind, "block"), {
                  name: board.cards.get(id)?.name ?? id,
                })}
              </label>
            </li>
          );
        }),
      )}
    </ul>
  );
}

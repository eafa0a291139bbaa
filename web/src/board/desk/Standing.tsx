// Standing orders: switches that say what a card answers by itself from now on.
import { change, useSettings } from "../../base/preferences/settings";
import type { AskInView } from "../../base/wire/messages";
import { keyFor } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { orderKey } from "../live/options";
import { useBoard } from "./context";

const WISHES = ["always", "never"] as const;

/** The switches: open next to the question on a desk, and to be opened where that has no room. */
export function Orders({ ask }: { ask: AskInView }) {
  const { screen } = useBoard();
  const { t } = useWords();
  const ids = [...new Set(ask.options.flatMap((option) => option.card ?? []))];
  if (!ids.length) return null;
  if (screen === "desktop") return <Switches ask={ask} ids={ids} />;
  return (
    <details className="t-bar-orders">
      <summary>{t("table.orders")}</summary>
      <Switches ask={ask} ids={ids} />
    </details>
  );
}

function Switches({ ask, ids }: { ask: AskInView; ids: string[] }) {
  const board = useBoard();
  const { t } = useWords();
  const { orders } = useSettings();
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

// One's own tables that are not over: those that wait for oneself first.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { isOpponent } from "../../base/opponents/lines";
import { type MyTable, myTables } from "../../base/wire/queries";
import { ago } from "../../base/words/ago";
import { boxKey } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { Face } from "../../widgets/Face";

/** How many are shown before one asks for the rest. */
const FEW = 2;

export function MyTables({ person }: { person: boolean }) {
  const { t } = useWords();
  const { data } = useQuery(myTables(person));
  if (!data?.length) return null;
  const rest = data.slice(FEW);
  return (
    <section className="mine" aria-label={t("home.mine")}>
      <Rows tables={data.slice(0, FEW)} />
      {rest.length > 0 && (
        <details>
          <summary>{t("home.moreTables", { count: rest.length })}</summary>
          <Rows tables={rest} />
        </details>
      )}
    </section>
  );
}

function Rows({ tables }: { tables: MyTable[] }) {
  return (
    <ul>
      {tables.map((table) => (
        <li key={table.id}>
          <Row table={table} />
        </li>
      ))}
    </ul>
  );
}

/** Whose face stands for a table: the first of the others. */
const faceOf = ({ others, id }: MyTable): string => {
  const [first] = others;
  if (!first) return id;
  return first.bot && isOpponent(first.bot) ? first.bot : (first.person ?? first.name);
};

function Row({ table }: { table: MyTable }) {
  const { t, language } = useWords();
  const state = table.status === "open" ? "open" : table.yours ? "yours" : "playing";
  const names = table.others.map(({ name }) => name).join(", ");
  const what = [
    table.name || t(boxKey(table.ladder)),
    table.from_turn && t("replay.fromTurn", { turn: table.from_turn }),
    names && t("home.with", { names }),
    ago(table.last, language),
  ];
  return (
    <Link
      to="/t/$table"
      params={{ table: table.id }}
      className="mine-row"
      data-yours={table.yours === true || undefined}
    >
      <Face of={faceOf(table)} />
      <span>
        <b>{t(`home.table.${state}`)}</b>
        <small>{what.filter(Boolean).join(" · ")}</small>
      </span>
      <em>{t("home.goOn")}</em>
    </Link>
  );
}

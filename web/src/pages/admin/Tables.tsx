// Tables, the newest first, listed or not.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { components } from "../../../made/http";
import { call } from "../../base/wire/session";
import { isNamed, useAdminWords, when } from "../../base/words/admin";
import { Part, type Thing } from "./shared";

type TableShown = components["schemas"]["TableShown"];

export function Tables() {
  const { t } = useAdminWords();
  const { data } = useQuery({
    queryKey: ["admin", "tables"],
    queryFn: () => call<TableShown[]>("GET", "admin/tables"),
  });
  return <Part title={t("pages.tables")}>{data && <TableRows of={data} />}</Part>;
}

interface TableRowsProps {
  of: TableShown[];
  /** Whose names can be removed. */
  owner?: string;
  onRemove?: (thing: Thing) => void;
}

export function TableRows({ of, owner, onRemove }: TableRowsProps) {
  const { t } = useAdminWords();
  if (!of.length) return <p className="empty">{t("tables.none")}</p>;
  return (
    <ul className="rows">
      {of.map((each) => (
        <li key={each.id} className="row">
          <div className="row-words">
            <b>{each.name || t("tables.unnamed")}</b>
            <small>
              {isNamed("tables.status", each.status)
                ? t(`tables.status.${each.status}`)
                : each.status}{" "}
              · {when(each.created)}
            </small>
            <div className="admin-seats">
              {each.seats.map((seat) =>
                seat.person ? (
                  <Link
                    key={seat.seat}
                    to="/admin/{-$page}/{-$id}"
                    params={{ page: "people", id: seat.person }}
                  >
                    {seat.name}
                  </Link>
                ) : (
                  seat.name && <span key={seat.seat}>{seat.name}</span>
                ),
              )}
            </div>
          </div>
          {onRemove && each.name && each.owner === owner && (
            <button
              type="button"
              className="button"
              onClick={() => onRemove({ id: `table:${each.id}`, text: each.name })}
            >
              {t("tables.removeName")}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

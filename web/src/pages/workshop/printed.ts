// The printed cards. A server has them ready; this browser's own Python takes seconds for all of them, so
// a page that is typed into asks for them only when it must.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { codex } from "../../base/wire/queries";
import { useServer } from "../../base/wire/where";
import { language } from "../../base/words";

/** Milliseconds of quiet. */
const CALM = 2500;

/** Every printed card; `when`: at once, or when nothing else is likely to be asked. */
export function usePrinted(when: "now" | "calm" | "known") {
  const server = useServer();
  const queries = useQueryClient();
  const wanted = codex(language());
  const known = queries.getQueryData(wanted.queryKey) !== undefined;
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setCalm(true), CALM);
    return () => clearTimeout(later);
  }, []);
  const enabled = when === "now" || server || known || (when === "calm" && calm);
  return useQuery({ ...wanted, enabled });
}

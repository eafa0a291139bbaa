// Any card on any page can be looked at; the dialog for it is loaded when the first one is.
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from "react";
import type { CardEntry } from "../base/wire/queries";
import type { Doings } from "./Inspect";

const InspectDialog = lazy(() => import("./Inspect").then((it) => ({ default: it.InspectDialog })));

/** Look at a card, and with the arrows at its neighbours; null looks at none any more. */
export type Inspect = (
  card: CardEntry | null,
  among?: readonly CardEntry[],
  doings?: Doings,
) => void;
const InspectContext = createContext<Inspect | null>(null);

interface Looked {
  card: CardEntry | null;
  among: readonly CardEntry[];
  doings?: Doings | undefined;
}

/** Lets every page below open a card. */
export function InspectProvider({ children }: { children: ReactNode }) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const inspect = useCallback<Inspect>(
    (card, among = [], doings = undefined) => setLooked(card && { card, among, doings }),
    [],
  );
  return (
    <InspectContext value={inspect}>
      {children}
      {looked && (
        <Suspense>
          <InspectDialog
            card={looked.card}
            among={looked.among}
            doings={looked.doings}
            onLook={(card) => setLooked({ card, among: looked.among })}
            onClose={() => setLooked({ ...looked, card: null })}
          />
        </Suspense>
      )}
    </InspectContext>
  );
}

/** Opens a card large: `inspect(card)`, or `inspect(card, among)` to leaf through its neighbours. */
export function useInspect(): Inspect {
  const inspect = useContext(InspectContext);
  if (!inspect) throw new Error("useInspect needs an <InspectProvider> around the page");
  return inspect;
}

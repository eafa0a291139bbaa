// What the tab of a page is called, for who has many of them.
import { useEffect } from "react";

const NAME = "Archrivals";

/** Call the tab so for as long as a page is shown; nothing is the name of the game alone. */
export function useTitle(says: string): void {
  useEffect(() => {
    if (!says) return;
    document.title = `${says} · ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, [says]);
}

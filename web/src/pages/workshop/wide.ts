// Whether the window has room for the card next to its words.
import { useSyncExternalStore } from "react";

const media = () => matchMedia("(width >= 64rem)");

const follow = (follower: () => void): (() => void) => {
  const query = media();
  query.addEventListener("change", follower);
  return () => query.removeEventListener("change", follower);
};

export const useWide = (): boolean => useSyncExternalStore(follow, () => media().matches);

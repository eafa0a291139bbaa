// The end of a game comes when it is needed, with its words: a table that is played does not load it.
import { lazy } from "react";

const words = () => import("../../base/words/ending").then(({ loadWords }) => loadWords());

export const Result = lazy(async () => {
  const [{ Result }] = await Promise.all([import("./Result"), words()]);
  return { default: Result };
});

export const Counted = lazy(async () => {
  const [{ Counted }] = await Promise.all([import("./Ending"), words()]);
  return { default: Counted };
});

export const PutAway = lazy(async () => {
  const [{ PutAway }] = await Promise.all([import("./Closing"), words()]);
  return { default: PutAway };
});

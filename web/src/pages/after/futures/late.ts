// Both futures of a choice, and playing on, come when they are wanted, with their words.
import { lazy } from "react";

const words = () => import("../../../base/words/futures").then(({ loadWords }) => loadWords());

export const ShowMe = lazy(async () => {
  const [{ ShowMe }] = await Promise.all([import("./ShowMe"), words()]);
  return { default: ShowMe };
});

export const PlayOn = lazy(async () => {
  const [{ PlayOn }] = await Promise.all([import("./PlayOn"), words()]);
  return { default: PlayOn };
});

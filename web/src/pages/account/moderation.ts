// What other pages load of moderation, with its words.
import { loadWords } from "../../base/words/admin";

export const notices = async () => {
  const [{ Notices }] = await Promise.all([import("./Notices"), loadWords()]);
  return { default: Notices };
};

export const appealForm = async () => {
  const [{ AppealForm }] = await Promise.all([import("./Notices"), loadWords()]);
  return { default: AppealForm };
};

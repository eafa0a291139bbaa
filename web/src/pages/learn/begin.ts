// Opening the table of a lesson, from the page of lessons or from the lesson before.
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useMe } from "../../base/people/people";
import { openTable } from "../../base/tables/opening";
import type { LessonId } from "./lessons";

/** How to begin a lesson, what went wrong, and whether one is opening: then a press opens no other. */
export function useBeginLesson(): [(lesson: LessonId) => Promise<void>, string, boolean] {
  const { someone } = useMe();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const begin = async (lesson: LessonId) => {
    setBusy(true);
    setTrouble("");
    try {
      const table = await openTable(`lessons/${lesson}`, undefined, someone);
      await navigate({ to: "/t/$table", params: { table }, search: { lesson } });
    } catch (problem) {
      setTrouble((problem as Error).message);
      setBusy(false);
    }
  };
  return [begin, trouble, busy];
}

// The lessons by name, and opening the table of one.
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useMe } from "../people/people";
import { openTable } from "./opening";

export const LESSONS = ["first-turn", "super-villain", "confrontation"] as const;
export type LessonId = (typeof LESSONS)[number];

/** The opponent who teaches. */
export const TEACHER = "tilda";

/**
 * How to begin a lesson, what went wrong, and whether one is opening: then a press opens no other.
 * Beginning resolves to whether the table is there.
 */
export function useBeginLesson(): [(lesson: LessonId) => Promise<boolean>, string, boolean] {
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
      return true;
    } catch (problem) {
      setTrouble((problem as Error).message);
      setBusy(false);
      return false;
    }
  };
  return [begin, trouble, busy];
}

// Opening the table of a lesson, from the page of lessons or from the lesson before.
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { openTable } from "../home/opening";
import { useMe } from "../home/people";
import type { LessonId } from "./lessons";

export function useBeginLesson(): [(lesson: LessonId) => Promise<void>, string] {
  const { someone } = useMe();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState("");
  const begin = async (lesson: LessonId) => {
    setTrouble("");
    try {
      const table = await openTable(`lessons/${lesson}`, undefined, someone);
      await navigate({ to: "/t/$table", params: { table }, search: { lesson } });
    } catch (problem) {
      setTrouble((problem as Error).message);
    }
  };
  return [begin, trouble];
}

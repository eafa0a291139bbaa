// Sentences in which stars mark the words in bold.
import { Fragment } from "react";

export function Marked({ lines }: { lines: readonly string[] }) {
  const parts = lines.join(" ").split("*");
  return parts.map((part, at) =>
    at % 2 ? <b key={at}>{part}</b> : <Fragment key={at}>{part}</Fragment>,
  );
}

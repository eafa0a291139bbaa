// A person's face: an opponent's own, or one made from the id of a person.
import { Portrait } from "../art";
import { useCalm } from "../base/browser/calm";

export interface FaceProps {
  /** The id of an opponent or of a person. */
  of: string;
  className?: string;
}

export function Face({ of, className = "" }: FaceProps) {
  const room = `face ${className}`;
  return useCalm() ? (
    <Portrait of={of} crop="face" className={room} />
  ) : (
    <span className={`art ${room}`} aria-hidden="true" />
  );
}

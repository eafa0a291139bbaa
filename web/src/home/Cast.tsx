// Who meets whom in a box, in small.
import { Face } from "../app/Face";
import { CAST } from "./boxes";

export function Cast({ box }: { box: string }) {
  return (
    <span className="cast">
      {CAST[box]?.slice(0, 2).map((figure) => (
        <Face key={figure} of={figure} />
      ))}
    </span>
  );
}

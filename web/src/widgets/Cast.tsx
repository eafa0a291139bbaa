// The two sides of a box, in small.

import { castOf } from "../base/boxes/boxes";
import { Face } from "./Face";

export function Cast({ box }: { box: string }) {
  return (
    <span className="cast">
      {castOf(box)
        ?.slice(0, 2)
        .map((figure) => (
          <Face key={figure} of={figure} />
        ))}
    </span>
  );
}

// The seven opponents from the weakest to the strongest; the page shows them before any host answers.
import { OPPONENTS } from "./lines";

export const LEVELS = OPPONENTS.map((id, at) => ({
  id,
  level: at + 1,
  name: id.charAt(0).toUpperCase() + id.slice(1),
}));

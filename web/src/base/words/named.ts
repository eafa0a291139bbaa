// How people are called on pages about games that are over.
import { t } from "./say";

/** What the server calls somebody who has deleted their account. */
const DEPARTED = "departed";

export const nameOf = (name: string): string => (name === DEPARTED ? t("app.departed") : name);

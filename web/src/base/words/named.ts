// How people are called on pages about games that are over.
import { t } from "./say";

/** The server's name for a person who has deleted their account. */
const DEPARTED = "departed";

export const nameOf = (name: string): string => (name === DEPARTED ? t("app.departed") : name);

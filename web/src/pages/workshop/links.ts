// The address of a box: all of it stands behind "#", so that no server sees it.

/** A plain file server has one page only, so its addresses are behind "#" already. */
const PLACE = import.meta.env.MODE === "site" ? "#/box/" : "box#";

export const boxAddress = (text: string): string =>
  new URL(`${import.meta.env.BASE_URL}${PLACE}${text}`, location.href).href;

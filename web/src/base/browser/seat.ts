/** A seat as the address of a replay has it: a number, which needs no quotation marks there, or all. */
export const seatIn = (said: unknown): number | "all" => {
  const seat = Number(said);
  return Number.isInteger(seat) && said !== "" ? seat : "all";
};

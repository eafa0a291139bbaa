// The jagged star behind a number that counts: the Power of a turn, the cost of a Character.
const STAR =
  "M68 2l13 20 22-12 1 25 27-2-11 25 16 14-17 13 9 26-27-3-4 25-21-14-17 17-11-22-24 10 3-26-26-3 14-22L2 58l22-10-8-25 26 3 4-24z";

export function Burst() {
  return (
    <svg className="t-star" viewBox="0 0 136 136" aria-hidden="true">
      <path d={STAR} />
    </svg>
  );
}

// A small drawing next to a way to play.
const SIGNS = {
  friends:
    "M8 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm9 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM1 20c0-4 3-6 7-6s7 2 7 6Zm15.5-6c3.5 0 6.5 1.8 6.5 5v1h-6c0-2.5-.6-4.4-2-5.8a8 8 0 0 1 1.5-.2Z",
  tables:
    "M10 2a8 8 0 0 1 6.3 12.9l5.4 5.4-1.9 1.9-5.4-5.4A8 8 0 1 1 10 2Zm0 2.7a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6Z",
  new: "M10.7 1h2.6v3H19a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-3l-4 4-4-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h5.7ZM8 8.5A1.8 1.8 0 1 0 8 12a1.8 1.8 0 0 0 0-3.5Zm8 0a1.8 1.8 0 1 0 0 3.5 1.8 1.8 0 0 0 0-3.5ZM8 14.5V16h8v-1.5Z",
  pass: "M7 1h10a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Zm.6 3v14h8.8V4ZM0 9l3-3v6Zm24 4-3 3v-6ZM11 19.5v1.5h2v-1.5Z",
  learn:
    "M12 3 24 8.5 12 14 0 8.5Zm-7 9.7 7 3.2 7-3.2V17c-1.5 2-4 3-7 3s-5.5-1-7-3Zm16.5-1.1L23 11v7h-1.5Z",
} as const;

export function Sign({ of }: { of: keyof typeof SIGNS }) {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path fillRule="evenodd" d={SIGNS[of]} />
    </svg>
  );
}

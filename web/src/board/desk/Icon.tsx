// The small signs of the table.
export const ICONS = {
  hand: "M3 7l6-3 3 14-6 2zM10 3.5h6v15h-4zM17 4l5 3-4 12-3-1z",
  deck: "M5 3h12v16H5zM8 21h12V6h-2v13H8z",
  pile: "M4 8h16v12H4zM6 5h12v2H6zM8 2h8v2H8z",
  star: "M12 1.5l3.2 7 7.6.8-5.7 5.1 1.7 7.6L12 18l-6.8 4 1.7-7.6L1.2 9.3l7.6-.8z",
  skull:
    "M12 2c-6 0-9 4-9 8 0 3 2 5 3 6v5h12v-5c1-1 3-3 3-6 0-4-3-8-9-8zM8 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm8 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  undo: "M9 4v4c7 0 12 3 12 11-2-4-6-6-12-6v4L2 10.5z",
  hint: "M12 2a7 7 0 0 0-4 13v3h8v-3a7 7 0 0 0-4-13zM9 20h6v2H9z",
  chat: "M3 4h18v12H10l-6 5v-5H3z",
  story: "M4 3h7v18H4zM13 3h7v18h-7zM6 7h3v2H6zM6 11h3v2H6zM15 7h3v2h-3zM15 11h3v2h-3z",
  menu: "M3 5h18v3H3zM3 11h18v3H3zM3 17h18v3H3z",
  eye: "M1 12q11-14 22 0-11 14-22 0zm11-4.5a4.5 4.5 0 1 0 .1 0z",
  location: "M4 22V9l8-7 8 7v13h-6v-6h-4v6z",
} as const;

export function Icon({ of }: { of: keyof typeof ICONS }) {
  return (
    <svg className="t-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[of]} />
    </svg>
  );
}

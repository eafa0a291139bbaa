// The signs of the Workshop's buttons, drawn with one line.
const SIGNS = {
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 000 12h3",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  close: "M5 5l14 14M19 5L5 19",
  plus: "M12 4v16M4 12h16",
  check: "M4 13l5 5L20 6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  link: "M10 14a5 5 0 007 0l3-3a5 5 0 00-7-7l-1.5 1.5M14 10a5 5 0 00-7 0l-3 3a5 5 0 007 7l1.5-1.5",
  file: "M6 2h8l5 5v15H6zM14 2v5h5",
  down: "M12 3v13M6 11l6 6 6-6M4 21h16",
  up: "M12 17V4M6 9l6-6 6 6M4 21h16",
  copy: "M9 9h11v12H9zM5 15H3V3h12v2",
  dice: "M4 4h16v16H4zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6",
  warn: "M12 3l10 18H2zM12 10v5M12 18h.01",
  scale: "M12 3v18M5 7h14M5 7l-3 7h6zM19 7l-3 7h6zM8 21h8",
  pencil: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  play: "M7 4l13 8-13 8z",
  info: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v6M12 7.5h.01",
  stop: "M6 6h12v12H6z",
} as const;
export type SignName = keyof typeof SIGNS;

export function Sign({ of }: { of: SignName }) {
  return (
    <svg className="w-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
}

interface IconButtonProps {
  of: SignName;
  label: string;
  onPress: () => void;
  off?: boolean;
  pressed?: boolean | undefined;
  className?: string;
}

/** A button that shows only its sign. */
export function IconButton({ of, label, onPress, off, pressed, className = "" }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`w-icon ${className}`}
      aria-label={label}
      title={label}
      aria-expanded={pressed}
      disabled={off}
      onClick={onPress}
    >
      <Sign of={of} />
    </button>
  );
}

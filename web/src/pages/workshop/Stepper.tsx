// A number with a press to either side; one can also type it.
import { type KeyboardEvent, useState } from "react";
import { useWorkshopWords } from "../../base/words/workshop";

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
  off?: boolean;
}

export function Stepper({ label, value, least, most, onChange, off = false }: StepperProps) {
  const { t } = useWorkshopWords();
  const [typed, setTyped] = useState<string | null>(null);
  const to = (wanted: number) => {
    const next = Math.min(most, Math.max(least, wanted));
    if (next !== value) onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setTyped(null);
    to(value + step);
  };
  return (
    <span className="w-stepper" data-off={off || undefined}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${label}: ${t("card.less")}`}
        disabled={off || value <= least}
        onClick={() => to(value - 1)}
      >
        −
      </button>
      <input
        type="text"
        role="spinbutton"
        inputMode="numeric"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        value={typed ?? String(value)}
        readOnly={off}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (/^\d{1,2}$/.test(target.value)) to(Number(target.value));
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${label}: ${t("card.more")}`}
        disabled={off || value >= most}
        onClick={() => to(value + 1)}
      >
        +
      </button>
    </span>
  );
}

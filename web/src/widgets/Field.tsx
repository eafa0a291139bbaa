// A line to type in, with its name above it.
import type { InputHTMLAttributes } from "react";

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function Field({ label, onChange, ...input }: FieldProps) {
  return (
    <label className="field">
      {label}
      <input required {...input} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

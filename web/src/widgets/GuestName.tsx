// The name of a person who is new here; it may stay empty.
import { useWords } from "../base/words/say";
import { Field } from "./Field";

interface GuestNameProps {
  value: string;
  onChange: (value: string) => void;
}

export function GuestName(props: GuestNameProps) {
  const { t } = useWords();
  return (
    <Field
      label={t("new.name")}
      required={false}
      maxLength={24}
      placeholder={t("new.nameHint")}
      autoComplete="nickname"
      {...props}
    />
  );
}

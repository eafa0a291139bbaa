// A card's parts as a form: each part is its sentence, with slots for what may be other.
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { motifOf } from "../../art/motifs";
import {
  type Choice,
  choicesOf,
  type Edited,
  edited,
  type FormPart,
  formOf,
  type Offer,
  type PartToAdd,
  partsToAdd,
} from "../../base/making/asked";
import { useWorkshopWords } from "../../base/words/workshop";
import { MotifMark } from "../../cards";
import { IconButton, Sign } from "./Sign";

interface PartsProps {
  card: Readonly<Record<string, unknown>>;
  language: string;
  /** The part in which the caret stands. */
  at: string;
  onText: (text: Pick<Offer, "text" | "effect">) => void;
  /** Back to the words of a part. */
  onWords: (path: string) => void;
}

export function Parts({ card, language, at, onText, onWords }: PartsProps) {
  const { t } = useWorkshopWords();
  const { data } = useQuery({ ...formOf(card, language), placeholderData: (old) => old });
  const parts = data?.parts ?? [];
  const [busy, setBusy] = useState(false);
  const edit = async (work: () => Promise<Edited>) => {
    if (busy) return;
    setBusy(true);
    try {
      onText(await work());
    } finally {
      setBusy(false);
    }
  };
  const shared = {
    card,
    language,
    at,
    onText,
    onWords,
    onMove: (path: string, does: "up" | "down" | "remove") =>
      void edit(() => edited(card, path, does, language)),
  };
  return (
    <div className="w-parts-box" aria-busy={busy}>
      {parts.length > 0 ? (
        <ol className="w-parts">
          {parts.map((part, n) => (
            <Part
              key={part.path}
              part={part}
              text={data?.text ?? ""}
              n={n + 1}
              deep={0}
              {...shared}
            />
          ))}
        </ol>
      ) : (
        <p className="w-small w-quiet">{t("part.appears")}</p>
      )}
      <Adding
        language={language}
        onAdd={(added) => void edit(() => edited(card, added.into, "add", language, added.part))}
      />
    </div>
  );
}

interface PartProps extends PartsProps {
  part: FormPart;
  /** The text of the whole card. */
  text: string;
  n: number;
  deep: number;
  onMove: (path: string, does: "up" | "down" | "remove") => void;
}

function Part({ part, text, n, deep, ...shared }: PartProps) {
  const { t } = useWorkshopWords();
  const { card, language, at, onText, onWords, onMove } = shared;
  const [open, setOpen] = useState<string | null>(null);
  const [more, setMore] = useState(false);
  const motif = motifOf(part.kind);
  const back = useRef<HTMLButtonElement | null>(null);
  const shut = () => {
    setOpen(null);
    back.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && (open || more)) {
      event.stopPropagation();
      setMore(false);
      shut();
    }
    if (!event.altKey) return;
    const up = event.key === "ArrowUp";
    if (!up && event.key !== "ArrowDown") return;
    event.preventDefault();
    event.stopPropagation();
    const does = up ? "up" : "down";
    if (event.shiftKey) {
      if (part.moves.includes(does)) onMove(part.path, does);
    } else if (up) onWords(part.path);
  };
  return (
    <>
      <li
        className="w-part"
        data-at={at === part.path || undefined}
        data-path={part.path}
        aria-label={part.text}
        onKeyDown={press}
      >
        {deep === 0 && <span className="w-part-n">{n}</span>}
        <span className="w-part-words">
          {motif && <MotifMark motif={motif} />}
          {worded(part, text, (slot) => (
            <button
              key={slot.path}
              type="button"
              className="w-slot"
              aria-expanded={open === slot.path}
              aria-label={t("part.slot", { words: slot.words })}
              onClick={(event) => {
                back.current = event.currentTarget;
                setOpen(open === slot.path ? null : slot.path);
              }}
            >
              {slot.words}
            </button>
          ))}
        </span>
        {part.moves.length > 0 && (
          <IconButton
            of="more"
            label={t("part.actions", { part: part.text })}
            pressed={more}
            onPress={() => setMore(!more)}
            className="w-bare"
          />
        )}
        {more && (
          <span className="w-part-more">
            {part.moves.map((does) => (
              <button
                key={does}
                type="button"
                className="w-word"
                onClick={() => {
                  setMore(false);
                  onMove(part.path, does);
                }}
              >
                {t(`part.${does}`)}
              </button>
            ))}
          </span>
        )}
        {open && (
          <Choices
            card={card}
            path={open}
            language={language}
            onChoose={(choice) => {
              shut();
              onText(choice);
            }}
          />
        )}
      </li>
      {part.parts.length > 0 && (
        <li>
          <ol className="w-kids">
            {part.parts.map((inner, k) => (
              <Part
                key={inner.path}
                part={inner}
                text={text}
                n={k + 1}
                deep={deep + 1}
                {...shared}
              />
            ))}
          </ol>
        </li>
      )}
    </>
  );
}

/** A part's own words, with a button in place of each of its slots; parts inside have lines of their own. */
function worded(
  part: FormPart,
  text: string,
  slotted: (slot: FormPart["slots"][number]) => ReactNode,
): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = part.start;
  const said = (to: number) => {
    const words = text.slice(at, to).trim();
    if (/[^.,;\s]/.test(words)) pieces.push(<span key={at}>{words}</span>);
    at = Math.max(at, to);
  };
  const marks = [
    ...part.slots.map((slot) => ({ slot, start: slot.start, end: slot.end })),
    ...part.parts.map(({ start, end }) => ({ slot: null, start, end })),
  ].sort((a, b) => a.start - b.start);
  for (const { slot, start, end } of marks) {
    if (slot) {
      if (start >= at) said(start);
      pieces.push(slotted(slot));
    } else if (start >= at) said(start);
    at = Math.max(at, end);
  }
  said(part.end);
  return pieces;
}

interface ChoicesProps {
  card: Readonly<Record<string, unknown>>;
  path: string;
  language: string;
  onChoose: (choice: Choice) => void;
}

function Choices({ card, path, language, onChoose }: ChoicesProps) {
  const { t } = useWorkshopWords();
  const { data, isPending } = useQuery({
    queryKey: ["made-choices", path, language, JSON.stringify(card)],
    queryFn: () => choicesOf(card, path, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const room = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (data) room.current?.querySelector("button")?.focus();
  }, [data]);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by || event.altKey) return;
    event.preventDefault();
    const all = [...(room.current?.querySelectorAll("button") ?? [])];
    const now = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(now + by + all.length) % all.length]?.focus();
  };
  const choices = data?.choices ?? [];
  return (
    <span
      className="w-choices"
      ref={room}
      role="group"
      aria-label={t("part.choose")}
      onKeyDown={step}
    >
      {isPending && <span className="w-quiet">{t("sentence.reading")}</span>}
      {data && choices.length === 0 && <span className="w-quiet">{t("part.none")}</span>}
      {choices.map((choice) => (
        <button
          key={choice.words}
          type="button"
          className="w-word"
          aria-pressed={choice.chosen}
          onClick={() => onChoose(choice)}
        >
          {choice.words}
        </button>
      ))}
    </span>
  );
}

interface AddingProps {
  language: string;
  onAdd: (part: PartToAdd) => void;
}

/** The usual parts; and on a press all of them, each with its sentence and a card that has it. */
function Adding({ language, onAdd }: AddingProps) {
  const { t } = useWorkshopWords();
  const { data = [] } = useQuery(partsToAdd(language));
  const [all, setAll] = useState(false);
  const [wanted, setWanted] = useState("");
  const id = useId();
  const usual = data.filter((part) => part.usual).slice(0, 6);
  const found = data.filter(({ text, example }) =>
    `${text} ${example?.name ?? ""}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const add = (part: PartToAdd) => {
    setAll(false);
    onAdd(part);
  };
  return (
    <div className="w-add">
      <span className="label">{t("part.add")}</span>
      {usual.map((part) => (
        <button
          key={`${part.into} ${part.text}`}
          type="button"
          className="chip"
          onClick={() => add(part)}
        >
          <Mark kind={part.kind} />
          {part.text}
        </button>
      ))}
      {data.length > usual.length && (
        <button type="button" className="chip" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("part.fewer") : t("part.all", { n: data.length })}
        </button>
      )}
      {all && (
        <div className="w-all">
          <label htmlFor={id} className="unseen">
            {t("part.find")}
          </label>
          <input
            id={id}
            type="text"
            value={wanted}
            placeholder={t("part.find")}
            onChange={({ target }) => setWanted(target.value)}
          />
          <ul>
            {found.map((part) => (
              <li key={`${part.into} ${part.kind} ${part.text}`}>
                <button type="button" onClick={() => add(part)}>
                  <Mark kind={part.kind} />
                  <span>
                    <b>{part.text}</b>
                    {part.example && <small>{t("part.as", { card: part.example.name })}</small>}
                  </span>
                  <Sign of="plus" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Mark({ kind }: { kind: string }) {
  const motif = motifOf(kind);
  return motif && <MotifMark motif={motif} />;
}

// The sentence of a card: one field for the whole text, on the card's own paper. The understood parts are
// marked while it is typed, and grey words after the caret say how it may go on.
import {
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import {
  type Continuations,
  nextOf,
  type Offer,
  readText,
  type SentenceRead,
  type TextPart,
} from "../../base/making/asked";
import { useWorkshopWords } from "../../base/words/workshop";
import { Sign } from "./Sign";

/** Milliseconds of quiet until it is asked how a sentence may go on, and until it is judged. */
const QUIET = 150;
const CALM = 1500;

export interface SentenceRef {
  focus(): void;
  /** Put the caret where a part ends. */
  show(path: string): void;
}

interface SentenceProps {
  label: string;
  heading?: ReactNode;
  words: string;
  /** The card around the text, for what may stand on such a card. */
  card: Readonly<Record<string, unknown>>;
  language: string;
  /** Whether to begin in it. */
  first?: boolean;
  onWords: (words: string) => void;
  /** The meaning of the words as they are now. */
  onRead: (words: string, read: SentenceRead) => void;
  /** A whole text is taken: an offer, or the card's own wording on leaving the field. */
  onTake: (offer: Pick<Offer, "text" | "effect">) => void;
  onPart: (path: string) => void;
  onTry: () => void;
}

interface Read {
  of: string;
  said: SentenceRead;
}

/** The marks that still hold for a text of which the end was changed. */
function marksOf(read: Read | null, words: string): TextPart[] {
  if (!read) return [];
  if (read.of === words) return read.said.parts;
  let same = 0;
  while (same < words.length && words[same] === read.of[same]) same += 1;
  return read.said.parts.filter(({ end, state }) => end <= same && state === "understood");
}

const ENDS = /[.!?…]\s*$/;

export const Sentence = forwardRef<SentenceRef, SentenceProps>(function Sentence(props, ref) {
  const { words, card, language, label, heading, first } = props;
  const { t } = useWorkshopWords();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [found, setFound] = useState<{ of: string; next: Continuations } | null>(null);
  const [focused, setFocused] = useState(false);
  const [atEnd, setAtEnd] = useState(true);
  const [shut, setShut] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const [calm, setCalm] = useState(true);
  const latest = useRef(props);
  latest.current = props;
  const shell = JSON.stringify(card);

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    show(path) {
      const part = read?.said.parts.find((each) => each.path === path);
      field.current?.focus();
      if (part) field.current?.setSelectionRange(part.end, part.end);
    },
  }));
  useEffect(() => {
    if (first) field.current?.focus();
  }, [first]);

  // what the words mean: one question at a time, and the newest words last
  const reading = useRef({ busy: false, asked: "", gone: false });
  const wanted = JSON.stringify([words, shell, language]);
  const newest = useRef(wanted);
  newest.current = wanted;
  useEffect(() => {
    const state = reading.current;
    const ask = async () => {
      while (!state.busy && !state.gone && state.asked !== newest.current) {
        const question = newest.current;
        const [of, on, how] = JSON.parse(question) as [string, string, string];
        state.busy = true;
        const said = await readText(of, JSON.parse(on), how).catch(() => null);
        state.busy = false;
        state.asked = question;
        if (!said || state.gone || question !== newest.current) continue;
        setRead({ of, said });
        latest.current.onRead(of, said);
      }
    };
    const wait = setTimeout(() => void ask(), 40);
    return () => clearTimeout(wait);
  }, [wanted]);
  useEffect(() => {
    const state = reading.current;
    state.gone = false;
    return () => {
      state.gone = true;
    };
  }, []);

  useEffect(() => {
    setCalm(ENDS.test(words));
    const wait = setTimeout(() => setCalm(true), CALM);
    return () => clearTimeout(wait);
  }, [words]);

  // how it may go on
  useEffect(() => {
    if (!focused || !atEnd || !words.trim()) return;
    let gone = false;
    const ask = async () => {
      const next = await nextOf(words, JSON.parse(shell), language).catch(() => null);
      if (!gone && next) setFound({ of: words, next });
    };
    const wait = setTimeout(() => void ask(), /\s$/.test(words) ? 0 : QUIET);
    return () => {
      gone = true;
      clearTimeout(wait);
    };
  }, [words, focused, atEnd, shell, language]);

  const open = focused && atEnd && !shut && words.trim() !== "";
  const offered = open ? restsFor(found, words) : null;
  const grey = offered?.rests[0]?.text ?? "";
  const options = offered
    ? [
        ...offered.rests,
        ...offered.words.filter((each) => !isAmong(each.text, offered.rests)),
      ].slice(0, 9)
    : [];
  const said = read?.of === words ? read.said : null;
  const state = words.trim() === "" ? "empty" : (said?.state ?? "reading");
  const judged = calm && said && (said.state === "unknown" || (said.state === "open" && !focused));
  const marks = marksOf(read, words);

  const put = (text: string) => {
    latest.current.onWords(joined(words, text));
    setChosen(-1);
    setShut(false);
    field.current?.focus();
  };
  const take = (offer: Offer) => {
    latest.current.onTake(offer);
    setShut(true);
    field.current?.focus();
  };
  const firstWord = /^\s*\S+/.exec(grey)?.[0] ?? "";

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const does = (work: () => void) => {
      event.preventDefault();
      work();
    };
    if (key === "Enter" && (ctrlKey || metaKey)) return does(latest.current.onTry);
    if (altKey && key === "ArrowDown") {
      const at = event.currentTarget.selectionStart;
      const part = marks.find(({ start, end }) => start <= at && at <= end) ?? marks.at(-1);
      return does(() => part && latest.current.onPart(part.path));
    }
    if (key === "Tab" && !shiftKey && open && grey) return does(() => put(grey));
    if (key === "ArrowRight" && open && grey && !shiftKey) return does(() => put(firstWord));
    if (key === "Escape" && open && options.length) return does(() => setShut(true));
    if (key === "ArrowDown" && options.length)
      return does(() => setChosen((chosen + 1) % options.length));
    if (key === "ArrowUp" && options.length && chosen >= 0)
      return does(() => setChosen(chosen - 1));
    if (key === "Enter")
      return does(() => {
        const option = options[chosen];
        const offer = said?.offers[0];
        if (option) put(option.text);
        else if (judged && offer) take(offer);
        else if (grey) put(grey);
      });
    return undefined;
  };
  const caret = () => {
    const { current } = field;
    if (current) setAtEnd(current.selectionStart === current.value.length);
  };
  const leave = () => {
    setFocused(false);
    setChosen(-1);
    if (said?.state === "understood" && said.effect && said.text !== words)
      latest.current.onTake({ text: said.text, effect: said.effect });
  };

  const list = `${id}-list`;
  const status = `${id}-status`;
  const trouble = judged && said.state === "unknown";
  return (
    <>
      <div className="w-say" data-on={focused || undefined} data-trouble={trouble || undefined}>
        {heading && <p className="w-say-heading">{heading}</p>}
        <div className="w-say-field">
          <div className="w-say-marks" aria-hidden="true">
            {marked(words, marks, Boolean(judged))}
            {open && grey ? <span className="w-grey">{grey}</span> : null}
            {!words && <span className="w-grey">{t("sentence.example")}</span>}
            {"\u200b"}
          </div>
          <textarea
            ref={field}
            className="w-typed"
            rows={1}
            value={words}
            aria-label={label}
            aria-describedby={status}
            aria-autocomplete="list"
            aria-controls={options.length ? list : undefined}
            aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            lang={language}
            onChange={({ target }) => {
              setShut(false);
              setChosen(-1);
              setAtEnd(target.selectionStart === target.value.length);
              props.onWords(target.value.replaceAll("\n", " "));
            }}
            onSelect={caret}
            onFocus={() => {
              setFocused(true);
              caret();
            }}
            onBlur={leave}
            onKeyDown={press}
          />
        </div>
        <div className="w-say-foot">
          <span className="w-say-hint">
            {state === "empty" && t("sentence.hint")}
            {state === "understood" && t("sentence.reads")}
            {(state === "open" || state === "reading") && grey && (
              <>
                <kbd>Tab</kbd> {t("sentence.tab")} <kbd>↓</kbd> {t("sentence.more")} <kbd>Esc</kbd>{" "}
                {t("sentence.closes")}
              </>
            )}
            {state === "unknown" && judged && t("sentence.stays")}
          </span>
          <span className="w-pill" data-of={pillOf(state, Boolean(trouble))}>
            {state === "understood" && <Sign of="check" />}
            {t(`sentence.${trouble ? "unknown" : state === "unknown" ? "open" : state}`)}
          </span>
        </div>
        {options.length > 0 && (
          <ul className="w-options" id={list} role="listbox" aria-label={t("sentence.list")}>
            {options.map(({ text }, at) => {
              const [head, tail] = apart(words, text);
              return (
                <li
                  key={text}
                  id={`${id}-${at}`}
                  role="option"
                  aria-selected={at === chosen}
                  data-best={at === 0 || undefined}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => put(text)}
                >
                  <span>
                    {head}
                    <em>{tail}</em>
                  </span>
                  {at === 0 && grey === text && <kbd>Tab</kbd>}
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <p className="unseen" id={status} role="status">
        {saidOf(said, words, Boolean(judged), t)}
      </p>
      {judged && said.offers.length > 0 && (
        <section className="w-coach" aria-label={t("sentence.take")}>
          <h2>{t("sentence.didYouMean", { words: words.slice(said.known).trim() || words })}</h2>
          <ul>
            {said.offers.slice(0, 2).map((offer) => (
              <li key={offer.text}>
                <span>
                  {offer.pieces.map((piece, at) =>
                    piece.other ? (
                      <mark key={at}>{piece.text}</mark>
                    ) : (
                      <span key={at}>{piece.text}</span>
                    ),
                  )}
                </span>
                <button type="button" onClick={() => take(offer)}>
                  {t("sentence.take")}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {trouble && said.offers.length === 0 && (
        <section className="w-coach">
          <h2>{t("sentence.nothingNear")}</h2>
        </section>
      )}
    </>
  );
});

const pillOf = (state: string, trouble: boolean): string =>
  state === "understood" ? "ok" : trouble ? "no" : "wait";

type Say = ReturnType<typeof useWorkshopWords>["t"];

/** What those who do not see the marks hear. */
function saidOf(said: SentenceRead | null, words: string, judged: boolean, t: Say): string {
  if (!said) return "";
  if (judged && said.state === "unknown")
    return t("sentence.notSaid", { words: words.slice(said.known).trim(), n: said.offers.length });
  const parts = said.parts.filter(({ state }) => state === "understood");
  const last = parts.at(-1);
  if (!last) return "";
  return t("sentence.partSaid", {
    n: parts.length,
    words: words.slice(last.start, last.end).trim(),
  });
}

/** The text with its marks; a number hangs over the beginning of each part. */
function marked(words: string, marks: readonly TextPart[], judged: boolean): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  marks.forEach(({ start, end, state }, n) => {
    if (start > at) pieces.push(words.slice(at, start));
    const shown = state === "unknown" && !judged ? "open" : state;
    pieces.push(
      <span key={start} className="w-mark" data-state={shown}>
        <span className="w-number" data-state={shown}>
          {shown === "unknown" ? "?" : n + 1}
        </span>
        {words.slice(start, end)}
      </span>,
    );
    at = end;
  });
  pieces.push(words.slice(at));
  return pieces;
}

/** How it may go on: the last answer, or its rest when some of it was typed since. */
function restsFor(found: { of: string; next: Continuations } | null, words: string) {
  if (!found) return null;
  if (found.of === words) return found.next;
  if (!words.startsWith(found.of)) return null;
  const typed = words.slice(found.of.length);
  const still = (rests: Continuations["rests"]) =>
    rests
      .filter(({ text }) => text.toLowerCase().startsWith(typed.toLowerCase()) && text !== typed)
      .map((rest) => ({ ...rest, text: rest.text.slice(typed.length) }));
  return { rests: still(found.next.rests), words: still(found.next.words) };
}

const isAmong = (word: string, rests: readonly { text: string }[]): boolean =>
  rests.some(({ text }) => text === word);

/** Words with what follows them: one space between two words is enough. */
const joined = (words: string, more: string): string =>
  /\s$/.test(words) ? words + more.trimStart() : words + more;

/** An option in two: the word that is begun with its end, and all that follows. */
function apart(words: string, rest: string): [string, string] {
  const begun = /^\s/.test(rest) ? "" : (/\S*$/.exec(words)?.[0] ?? "");
  const [end = ""] = /^\s*\S*/.exec(rest) ?? [];
  return [begun + end, rest.slice(end.length)];
}

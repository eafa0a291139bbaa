// What a card says in every language: written for its maker, and only to be read.

import { LANGUAGES } from "../../base/making/asked";
import { LANGUAGES as NAMES } from "../../base/words";
import { useWorkshopWords } from "../../base/words/workshop";
import { CardFace } from "../../cards";
import type { Shown } from "./faces";
import { Sign } from "./Sign";

/** Next to the parts: the others in a few lines. */
export function InOthers({ shown }: { shown: Shown }) {
  const { t, language } = useWorkshopWords();
  if (!shown.here && !shown.entry.text) return null;
  return (
    <section className="w-side">
      <h2>
        {t("languages.title")} <small>{t("languages.written")}</small>
      </h2>
      <dl className="w-lines">
        {LANGUAGES.filter((each) => each !== language).map((each) => (
          <div key={each} lang={each}>
            <dt>{each.toUpperCase()}</dt>
            <dd>{shown.entries[each].text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A tab: the card in each language, and whether its text fits. */
export function Languages({ shown, width }: { shown: Shown; width: number }) {
  const { t } = useWorkshopWords();
  return (
    <div className="w-languages">
      <div className="w-three">
        {LANGUAGES.map((each) => (
          <figure key={each} lang={each}>
            <CardFace card={shown.entries[each]} width={width} />
            <figcaption>
              <b>{NAMES[each]}</b>
            </figcaption>
          </figure>
        ))}
      </div>
      <ul className="rows">
        {LANGUAGES.map((each) => {
          const long = shown.long.includes(each);
          return (
            <li key={each} className="row">
              <b className="w-quiet">{each.toUpperCase()}</b>
              <span className="row-words" lang={each}>
                {shown.entries[each].text}
              </span>
              <span className="w-note" data-good={!long || undefined}>
                <Sign of={long ? "info" : "check"} />
                {t(long ? "languages.long" : "languages.fits")}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="w-note">
        <Sign of="info" /> {t("languages.note")}
      </p>
    </div>
  );
}

'use client';

import type { Language } from '../../i18n/languages.ts';
import type { openingHours } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import type { OpeningDay } from './opening-hours.ts';

const styles = {
  root: 'opening-hours__root',
  row: 'opening-hours__row',
  day: 'opening-hours__day',
  times: 'opening-hours__times',
  span: 'opening-hours__span',
  note: 'opening-hours__note',
} satisfies Partial<SlotClasses<'opening-hours', typeof openingHours>>;

type Props = {
  days: readonly OpeningDay[];
  closed: string;
  /** Set if the surrounding text may be in another language. */
  language?: Language;
};

/**
 * Opening hours as a list of days and times. A client component, so that the RSC payload of a page that shows it
 * several times contains them once.
 */
export function OpeningHoursTable({ days, closed, language }: Props) {
  return (
    <dl className={styles.root} lang={language}>
      {days.map(({ day, lang, spans, isClosed, notes }) => (
        <div key={day} className={styles.row}>
          <dt className={styles.day} lang={lang}>
            {day}
          </dt>
          <dd className={styles.times}>
            {isClosed && closed}
            {spans.map(({ from, to }) => (
              <span key={`${from} ${to}`} className={styles.span}>
                {`${from} – ${to}`}
              </span>
            ))}
            {notes.map((note) => (
              <span key={note.text} className={styles.note} lang={note.lang}>
                {note.text}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

'use client';

import { formatMessage } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { openingHours } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import { type OpeningMoment, useOpeningMoment } from './opening-clock.client.ts';
import { formatSpecialDays, type SpecialDaysLine } from './opening-messages.ts';
import { getSpecialDays, nextWithinDays, specialDaysAhead } from './opening-status.ts';
import { getLocalDate, getZone } from './zoned-time.ts';

type Props = {
  language: Language;
  branchId: number;
  label: string;
  /** Rows at build time. */
  lines: readonly SpecialDaysLine[];
};

const styles = {
  special: 'opening-hours__special',
  next: 'opening-hours__next',
  specialList: 'opening-hours__specialList',
} satisfies Partial<SlotClasses<'opening-hours', typeof openingHours>>;

/**
 * Holidays and other exceptions, collapsed below the opening hours. In the browser past days are dropped, and the next
 * one is named.
 */
export function SpecialDaysList({ language, branchId, label, lines: initialLines }: Props) {
  const moment = useOpeningMoment(language);
  const current = moment && findCurrentDays(moment, branchId);
  const lines = current?.lines ?? initialLines;
  if (initialLines.length === 0) return null;
  return (
    <details className={styles.special} lang={language}>
      <summary>
        {label}
        <span className={styles.next}>{current?.next}</span>
        <Icon name="chevron" />
      </summary>
      <dl className={styles.specialList}>
        {lines.map(({ days, times, name }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>
              {times} <span>{name}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Undefined if the calendar does not cover today. */
function findCurrentDays({ times, now }: OpeningMoment, branchId: number) {
  const calendar = times.branches[branchId];
  const today = getLocalDate(getZone(times.timeZone), now);
  if (!calendar || today > calendar.until) return undefined;
  const lines = getSpecialDays(calendar, today, specialDaysAhead).map((days) => formatSpecialDays(days, times));
  const [next] = getSpecialDays(calendar, today, nextWithinDays).map((days) => formatSpecialDays(days, times));
  return { lines, next: next && formatMessage(times.words.next, { days: next.days }) };
}

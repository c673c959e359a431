import { formatClockTimes } from '../../i18n/clock-times.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';

/** A row of opening times as an editor wrote it, in the newer form. */
export type OpeningPeriod = {
  /** Day code 0–16 or any words of the editor's own. */
  day: string;
  /** `09:30` or `09:30:00`. */
  timeOpen: string | null;
  timeClose: string | null;
  sort: number | null;
  freeText: string | null;
  /** Of the editor's words, where it is not the visitor's. */
  lang?: Language | undefined;
};

type Note = { text: string; lang?: Language | undefined };

/** One line of the table of hours. Spans are wall clock times without seconds, as the language writes them. */
export type OpeningDay = {
  day: string;
  /** Of the day's name, where it is not the visitor's. */
  lang?: Language | undefined;
  spans: { from: string; to: string }[];
  isClosed: boolean;
  notes: Note[];
};

/**
 * The table of hours: rows of one day make one line, in the order of `sort`.
 *
 * @param dayNames the day codes' names; a code without a name is shown as it is
 */
export function getOpeningDays(
  periods: readonly OpeningPeriod[],
  dayNames: Record<string, string>,
  language: Language = defaultLanguage,
): OpeningDay[] {
  const toText = (time: string) => formatClockTimes(withoutSeconds(time), language);
  const days = new Map<string, OpeningDay>();
  for (const period of [...periods].sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0))) {
    if (isRemark(period)) continue;
    const { timeOpen, timeClose, freeText, lang } = period;
    const known = Object.hasOwn(dayNames, period.day) ? dayNames[period.day] : undefined;
    const name = known || period.day;
    const line = days.get(name) ?? {
      day: name,
      ...(lang && !known && { lang }),
      spans: [],
      isClosed: false,
      notes: [],
    };
    days.set(name, line);
    if (timeOpen && timeClose) line.spans.push({ from: toText(timeOpen), to: toText(timeClose) });
    if (freeText && line.notes.every(({ text }) => text !== freeText))
      line.notes.push({ text: freeText, ...(lang && { lang }) });
  }
  return [...days.values()].map((line) => ({ ...line, isClosed: line.spans.length === 0 }));
}

/** Editors use day 0 for remarks to themselves; it is never shown. */
function isRemark({ day }: OpeningPeriod): boolean {
  return day === '0';
}

/** `09:30:00` as `09:30`. */
function withoutSeconds(time: string): string {
  return time.split(':').slice(0, 2).join(':');
}

import { formatClockTimes } from '../../i18n/clock-times.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';

/** A row of opening hours in the newer form of the CMS. */
export type OpeningPeriod = {
  /** Day code 0–16, or free text. */
  day: string;
  /** `09:30` or `09:30:00`. */
  timeOpen: string | null;
  timeClose: string | null;
  sort: number | null;
  freeText: string | null;
  /** Language of the free text, if it is not the visitor's. */
  lang?: Language | undefined;
};

type Note = { text: string; lang?: Language | undefined };

/** A row of the opening hours table. Spans are local times without seconds, formatted for the language. */
export type OpeningDay = {
  day: string;
  /** Language of the day's name, if it is not the visitor's. */
  lang?: Language | undefined;
  spans: { from: string; to: string }[];
  isClosed: boolean;
  notes: Note[];
};

/**
 * The rows of the opening hours table, ordered by `sort`; entries of the same day are merged.
 *
 * @param dayNames names of the day codes; a code without a name is shown as it is
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

/** Day 0 holds editors' internal remarks and is never rendered. */
function isRemark({ day }: OpeningPeriod): boolean {
  return day === '0';
}

/** `09:30:00` as `09:30`. */
function withoutSeconds(time: string): string {
  return time.split(':').slice(0, 2).join(':');
}

import { type Language, languages } from '../../i18n/languages.ts';

/** What was searched for without a result, and how often; nothing of who searched, or when. */
export type EmptySearch = { text: string; language: Language; count: number };

/** Of one report: whoever searches for nonsense on purpose fills neither the memory nor the studio. */
export const emptySearchLimits = { searches: 200, count: 20, shortest: 2, longest: 60 } as const;

export type EmptySearches = {
  count: (text: string, language: Language) => void;
  /** Gives what was counted, and begins anew. */
  drain: () => EmptySearch[];
  /** Takes back what could not be reported. */
  restore: (searches: readonly EmptySearch[]) => void;
};

export function createEmptySearches(): EmptySearches {
  const searches = new Map<string, EmptySearch>();
  const add = (text: string, language: Language, count: number) => {
    const key = `${language} ${text}`;
    const sum = Math.min((searches.get(key)?.count ?? 0) + count, emptySearchLimits.count);
    if (!searches.has(key) && searches.size >= emptySearchLimits.searches) searches.delete(findRarest(searches));
    searches.set(key, { text, language, count: sum });
  };
  return {
    count: (written, language) => {
      const text = toCountedText(written, language);
      if (text !== undefined) add(text, language, 1);
    },
    drain: () => {
      const taken = [...searches.values()];
      searches.clear();
      return taken;
    },
    restore: (taken) => {
      for (const { text, language, count } of taken) add(text, language, count);
    },
  };
}

/** Those of this process; pages count, and the site reports. */
export const emptySearches = createEmptySearches();

/** The oldest of those that were searched for least: what many search for outlasts a flood of ever new words. */
function findRarest(searches: ReadonlyMap<string, EmptySearch>): string {
  let rarest: { key: string; count: number } | undefined;
  for (const [key, { count }] of searches) if (!rarest || count < rarest.count) rarest = { key, count };
  return rarest?.key ?? '';
}

const minIdentifyingDigits = 6;

/**
 * A search as it is counted, in small letters and without what separates synonyms. Undefined for what may say who somebody
 * is: addresses, and numbers as long as those of telephones, orders and accounts.
 */
function toCountedText(written: string, language: Language): string | undefined {
  const text = written
    .normalize('NFC')
    .toLocaleLowerCase(language)
    .replace(/[,;\s\p{C}]+/gu, ' ')
    .trim();
  const { shortest, longest } = emptySearchLimits;
  if (text.length < shortest || text.length > longest) return undefined;
  if (/[@＠]|:\/\/|\bwww\./.test(text)) return undefined;
  return text.replace(/\P{Nd}/gu, '').length < minIdentifyingDigits ? text : undefined;
}

/** Reads one of a report; undefined for what no storefront would send. */
export function parseEmptySearch(value: unknown): EmptySearch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, language: code, count }: Record<string, unknown> = { ...value };
  const language = languages.find((one) => one === code);
  if (typeof text !== 'string' || !language || toCountedText(text, language) !== text) return undefined;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > emptySearchLimits.count)
    return undefined;
  return { text, language, count };
}

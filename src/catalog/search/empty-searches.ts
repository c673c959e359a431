import { type Language, languages } from '../../i18n/languages.ts';

/** A search without results and how often it occurred; nothing about who searched, or when. */
export type EmptySearch = { text: string; language: Language; count: number };

/** Limits of one report, so that abuse fills neither memory nor Directus. */
export const emptySearchLimits = { searches: 200, count: 20, shortest: 2, longest: 60 } as const;

export type EmptySearches = {
  count: (text: string, language: Language) => void;
  /** Returns the counts and resets them. */
  drain: () => EmptySearch[];
  /** Adds back counts that could not be reported. */
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
      const drained = [...searches.values()];
      searches.clear();
      return drained;
    },
    restore: (drained) => {
      for (const { text, language, count } of drained) add(text, language, count);
    },
  };
}

/** The counter of this process: pages count, the server reports. */
export const emptySearches = createEmptySearches();

/** The key to evict: the oldest among the rarest searches, so that frequent ones survive a flood of new words. */
function findRarest(searches: ReadonlyMap<string, EmptySearch>): string {
  let rarest: { key: string; count: number } | undefined;
  for (const [key, { count }] of searches) if (!rarest || count < rarest.count) rarest = { key, count };
  return rarest?.key ?? '';
}

const minIdentifyingDigits = 6;

/**
 * The normalized text of a search, in lower case and without separators of synonyms. Undefined for possible personal
 * data: addresses, and numbers as long as those of telephones, orders and accounts.
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

/** Parses an entry of a report; undefined when it is invalid. */
export function parseEmptySearch(value: unknown): EmptySearch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, language: code, count }: Record<string, unknown> = { ...value };
  const language = languages.find((one) => one === code);
  if (typeof text !== 'string' || !language || toCountedText(text, language) !== text) return undefined;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > emptySearchLimits.count)
    return undefined;
  return { text, language, count };
}

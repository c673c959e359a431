import type { Cents } from '../../base/money.ts';
import type { Language } from '../../i18n/languages.ts';
import { parseAmount } from './parse-amount.ts';

/** The price range in a search, and the remaining text. */
export type PricedText = { text: string; priceFrom: Cents | null; priceTo: Cents | null };

type Bounds = Pick<PricedText, 'priceFrom' | 'priceTo'>;
/** A match with the index of the word after it. */
type Match<T> = T & { next: number };
type Amount = Match<{ cents: Cents; hasCurrency: boolean }>;
type Phrases = { upTo: readonly string[]; from: readonly string[]; between: readonly string[]; and: readonly string[] };

/** Phrases without accents; longer ones before their own prefixes. */
const phrases: Readonly<Record<Language, Phrases>> = {
  de: {
    upTo: [
      'nicht mehr als',
      'weniger als',
      'billiger als',
      'bis zu',
      'bis',
      'unter',
      'max',
      'max.',
      'maximal',
      'hochstens',
    ],
    from: ['mehr als', 'teurer als', 'ab', 'uber', 'ueber', 'mindestens', 'min', 'min.'],
    between: ['zwischen', 'von', 'ab'],
    and: ['und', 'bis'],
  },
  en: {
    upTo: ['not more than', 'cheaper than', 'less than', 'up to', 'under', 'below', 'within', 'max', 'max.', 'maximum'],
    from: ['more than', 'starting at', 'at least', 'from', 'over', 'above', 'min', 'min.'],
    between: ['between', 'from'],
    and: ['and', 'to'],
  },
  fr: {
    upTo: ['a moins de', 'moins de', 'en dessous de', 'au maximum', 'maximum', "jusqu'a", 'sous', 'max', 'max.'],
    from: ['a partir de', 'plus de', 'au-dessus de', 'au dessus de', 'au moins', 'des', 'min', 'min.'],
    between: ['entre', 'de'],
    and: ['et', 'a'],
  },
};

const currencies = new Set(['€', 'eur', 'euro', 'euros', ',-']);
/** A number before one of these units is no price: `bis 10 bar`. */
const units = new Set(['mm', 'cm', 'bar', 'ct', 'karat', 'carat', 'carats', 'jahre', 'years', 'ans', '%']);
const thousands = /^\d{1,3}$/;

/** Extracts price ranges from a search: `bis 500 Euro`, `under 1,000`, `entre 100 et 300`. */
export function extractPrices(text: string, language: Language): PricedText {
  const words = text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/’/g, "'")
    .split(' ')
    .filter(Boolean);
  const plain = words.map((word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
  const left: string[] = [];
  const bounds: Bounds = { priceFrom: null, priceTo: null };
  for (let at = 0; at < words.length; ) {
    const found = findBounds(plain, at, phrases[language]);
    if (found) {
      bounds.priceFrom = found.priceFrom ?? bounds.priceFrom;
      bounds.priceTo = found.priceTo ?? bounds.priceTo;
    } else left.push(words[at] ?? '');
    at = found?.next ?? at + 1;
  }
  return { text: left.join(' '), ...bounds };
}

function findBounds(
  words: readonly string[],
  at: number,
  { upTo, from, between, and }: Phrases,
): Match<Bounds> | undefined {
  const range = findRange(words, at, between, and);
  if (range === 'no price') return undefined;
  const either = range ?? findDashedRange(words, at);
  if (either) return either;
  // `Ring 56 bis 58` names sizes.
  const isBehindNumber = parseAmount(words[at - 1] ?? '') !== null;
  const highest = isBehindNumber ? undefined : findAmountAfter(words, at, upTo);
  if (highest) return { priceFrom: null, priceTo: highest.cents, next: highest.next };
  const lowest = findAmountAfter(words, at, from);
  if (lowest) return { priceFrom: lowest.cents, priceTo: null, next: lowest.next };
  const alone = readAmount(words, at);
  return alone?.hasCurrency ? { priceFrom: null, priceTo: alone.cents, next: alone.next } : undefined;
}

function findRange(
  words: readonly string[],
  at: number,
  between: readonly string[],
  and: readonly string[],
): Match<Bounds> | 'no price' | undefined {
  const first = findAmountAfter(words, at, between);
  const second = first && findAmountAfter(words, first.next, and);
  if (!second) return undefined;
  if (!first.hasCurrency && !second.hasCurrency && areSizesOrYears(first.cents, second.cents)) return 'no price';
  return toRange(first.cents, second.cents, second.next);
}

/** Whether amounts without currency are ring sizes or years rather than prices. */
function areSizesOrYears(...amounts: Cents[]): boolean {
  return amounts.every((cents) => cents < 10_000) || amounts.every((cents) => cents >= 190_000 && cents < 210_000);
}

/** `300-600 €` or `300 - 600 €`; without a currency it may be anything. */
function findDashedRange(words: readonly string[], at: number): Match<Bounds> | undefined {
  const isApart = words[at + 1] === '-';
  const [low = '', high = '', ...more] = isApart ? [words[at], words[at + 2]] : (words[at] ?? '').split('-');
  const first = parseAmount(low);
  const second = readAmount([high, ...words.slice(at + (isApart ? 3 : 1))], 0);
  if (first === null || !second?.hasCurrency || more.length > 0) return undefined;
  return toRange(first, second.cents, at + (isApart ? 2 : 0) + second.next);
}

function toRange(one: Cents, other: Cents, next: number): Match<Bounds> {
  return { priceFrom: Math.min(one, other), priceTo: Math.max(one, other), next };
}

function findAmountAfter(words: readonly string[], at: number, before: readonly string[]): Amount | undefined {
  for (const phrase of before) {
    const { length } = phrase.split(' ');
    if (words.slice(at, at + length).join(' ') !== phrase) continue;
    const amount = readAmount(words, at + length);
    if (amount) return amount;
  }
  return undefined;
}

/** A number, alone or in groups of three with blanks between them, and a currency before or after it. */
function readAmount(words: readonly string[], start: number): Amount | undefined {
  let at = start;
  let hasCurrency = false;
  if (words[at] === '€') {
    hasCurrency = true;
    at += 1;
  }
  const group = words[at + 1] ?? '';
  const isGrouped = thousands.test(words[at] ?? '') && /^\d{3}(?:[.,€]|$)/.test(group);
  const number = isGrouped ? `${words[at]} ${group}` : (words[at] ?? '');
  const cents = parseAmount(number);
  if (cents === null) return undefined;
  at += isGrouped ? 2 : 1;
  if (/[€r]/.test(number)) hasCurrency = true;
  const next = words[at] ?? '';
  if (units.has(next)) return undefined;
  if (!currencies.has(next)) return { cents, hasCurrency, next: at };
  return { cents, hasCurrency: true, next: at + 1 };
}

import type { Cents } from '../../base/money.ts';
import type { Language } from '../../i18n/languages.ts';
import { readNumberWords } from './number-words.ts';
import { parseAmount } from './parse-amount.ts';
import { priceNouns, pricePhrases } from './price-phrases.ts';

/** The price range in a search, and the remaining text. */
export type PricedText = { text: string; priceFrom: Cents | null; priceTo: Cents | null };

type Bounds = Pick<PricedText, 'priceFrom' | 'priceTo'>;
/** A match with the index of the word after it. */
type Match<T> = T & { next: number };
type Amount = Match<{ cents: Cents; hasCurrency: boolean }>;
/** The words of a search in lower case, without accents and punctuation. */
type Words = { words: readonly string[]; language: Language };

const currencies = new Set(['€', 'eur', 'euro', 'euros']);
/** A number before one of these units is no price: `bis 10 bar`. */
const units = new Set(
  (
    'mm millimeter millimetre millimetres millimeters cm zentimeter centimetre centimetres centimeters centimeter m meter ' +
    'metre metres meters metern bar atm ct karat carat carats kt g gramm gram grams gramme grammes zoll inch inches % ' +
    'jahr jahre jahren year years an ans monate monaten months mois tage tagen days jours stunden hours heures ' +
    'steine steinen stones pierres diamanten diamonds diamants perlen pearls perles'
  ).split(' '),
);
const thousands = /^\d{1,3}$/;
/** Larger numbers before a `k` are karats: `14k`. */
const shortThousands = /^([1-7](?:[.,]\d)?)k(?:€|eur)?$/;
/** How many times its lower bound a range without a word before it may reach. */
const maxSpan = 5;
/** How far prices may be from `about 500`. */
const aroundShare = 0.2;

/** Extracts price ranges from a search: `bis 500 Euro`, `under 1,000`, `entre 100 et 300`, `about five hundred`. */
export function extractPrices(text: string, language: Language): PricedText {
  const written = text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/’/g, "'")
    .replace(/([<>]=?|[≤≥])/g, (sign) => (/[<≤]/.test(sign) ? ' < ' : ' > '))
    .replace(/(?<=[\d€])\+/g, ' + ')
    .split(' ')
    .filter(Boolean);
  const words = written.map(toPlainWord);
  const left: string[] = [];
  const bounds: Bounds = { priceFrom: null, priceTo: null };
  for (let at = 0; at < words.length; ) {
    const found = findBounds({ words, language }, at);
    if (found) {
      bounds.priceFrom = found.priceFrom ?? bounds.priceFrom;
      bounds.priceTo = found.priceTo ?? bounds.priceTo;
    } else left.push(written[at] ?? '');
    at = found?.next ?? at + 1;
  }
  return { text: left.join(' '), ...bounds };
}

function toPlainWord(word: string): string {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  let end = plain.length;
  while (',;!?'.includes(plain.charAt(end - 1) || ' ')) end -= 1;
  if (end < plain.length) return /[\d€a-z]/.test(plain.charAt(end - 1)) ? plain.slice(0, end) : plain;
  return plain.endsWith(':') || /[\d€]\.$/.test(plain) ? plain.slice(0, -1) : plain;
}

function findBounds(search: Words, at: number): Match<Bounds> | undefined {
  const { words, language } = search;
  const { upTo, from, orLess, orMore, and, around } = pricePhrases[language];
  if (priceNouns[language].includes(words[at] ?? '')) return findBounds(search, at + 1);
  const range = findRange(search, at);
  if (range === 'no price') return undefined;
  if (range) return range;
  const highest = findAmountAfter(search, at, upTo);
  // `Ring 56 bis 58` names sizes.
  const isBehindNumber = parseAmount(words[at - 1] ?? '') !== null && findPhrase(search, at, and) !== undefined;
  if (highest && (highest.hasCurrency || !isBehindNumber))
    return { priceFrom: null, priceTo: highest.cents, next: highest.next };
  const lowest = findAmountAfter(search, at, from);
  if (lowest) return { priceFrom: lowest.cents, priceTo: null, next: lowest.next };
  const near = findAmountAfter(search, at, around);
  if (near && isPrice(near))
    return { ...toRange(near.cents * (1 - aroundShare), near.cents * (1 + aroundShare), near.next) };
  const alone = readAmount(search, at);
  if (!alone || !isPrice(alone)) return undefined;
  const { cents, next } = alone;
  const more = findPhrase(search, next, orMore);
  if (more !== undefined) return { priceFrom: cents, priceTo: null, next: more };
  const less = findPhrase(search, next, orLess);
  if (less === undefined && !alone.hasCurrency) return undefined;
  return { priceFrom: null, priceTo: cents, next: less ?? next };
}

/** A range, with or without a word before it: `between 300 and 600`, `von 300-600`, `300 bis 600 €`. */
function findRange(search: Words, at: number): Match<Bounds> | 'no price' | undefined {
  const { between, and } = pricePhrases[search.language];
  const start = findPhrase(search, at, between);
  const dashed = findDashedRange(search, start ?? at, start !== undefined);
  if (dashed) return dashed;
  const first = readAmount(search, start ?? at);
  const second = first && findAmountAfter(search, first.next, and);
  if (!second) return undefined;
  // `Ring 54 bis 500 Euro` names a size and a price.
  if (start === undefined && !first.hasCurrency && second.cents > maxSpan * first.cents) return undefined;
  const hasCurrency = first.hasCurrency || second.hasCurrency;
  if (!hasCurrency && (start === undefined || areSizesOrYears(first.cents, second.cents))) return 'no price';
  return toRange(first.cents, second.cents, second.next);
}

/** `300-600 €`; without a currency or a word before it, it may be anything. */
function findDashedRange(search: Words, at: number, isAfterPhrase: boolean): Match<Bounds> | undefined {
  const [low = '', high = '', ...more] = (search.words[at] ?? '').split('-');
  const first = parseAmount(low);
  const second = readAmount({ ...search, words: [high, ...search.words.slice(at + 1)] }, 0);
  if (first === null || !second || more.length > 0) return undefined;
  const hasCurrency = second.hasCurrency || hasCurrencySign(low);
  if (!hasCurrency && !(isAfterPhrase && !areSizesOrYears(first, second.cents))) return undefined;
  return toRange(first, second.cents, at + second.next);
}

function toRange(one: Cents, other: Cents, next: number): Match<Bounds> {
  return { priceFrom: Math.min(one, other), priceTo: Math.max(one, other), next };
}

/** Whether amounts without currency are ring sizes or years rather than prices. */
function areSizesOrYears(...amounts: Cents[]): boolean {
  return amounts.every((cents) => cents < 10_000) || amounts.every((cents) => cents >= 190_000 && cents < 210_000);
}

function isPrice({ cents, hasCurrency }: Amount): boolean {
  return hasCurrency || !areSizesOrYears(cents);
}

function findAmountAfter(search: Words, at: number, before: readonly string[]): Amount | undefined {
  for (const phrase of before) {
    const start = findPhrase(search, at, [phrase]);
    if (start === undefined) continue;
    // `up to about 500`
    const amount = readAmount(search, findPhrase(search, start, pricePhrases[search.language].around) ?? start);
    if (amount) return amount;
  }
  return undefined;
}

/** The index of the word after the first phrase that begins here. */
function findPhrase({ words }: Words, at: number, phrases: readonly string[]): number | undefined {
  const phrase = phrases.find((one) => words.slice(at, at + one.split(' ').length).join(' ') === one);
  return phrase === undefined ? undefined : at + phrase.split(' ').length;
}

/** An amount, in digits or words, with a currency before or after it. */
function readAmount({ words, language }: Words, start: number): Amount | undefined {
  const hasCurrency = currencies.has(words[start] ?? '');
  const at = hasCurrency ? start + 1 : start;
  const spelled = readNumberWords(words, at, language);
  const amount = spelled ? { cents: spelled.euros * 100, hasCurrency, next: spelled.next } : readDigits(words, at);
  const following = words[amount?.next ?? 0] ?? '';
  if (!amount || units.has(following)) return undefined;
  const isCurrencyAfter = currencies.has(following) || following === ',-';
  return {
    cents: amount.cents,
    hasCurrency: hasCurrency || amount.hasCurrency || isCurrencyAfter,
    next: amount.next + (isCurrencyAfter ? 1 : 0),
  };
}

/** A number, alone or in groups of three with blanks between them. */
function readDigits(words: readonly string[], at: number): Amount | undefined {
  const [word = '', group = ''] = words.slice(at, at + 2);
  const isGrouped = thousands.test(word) && /^\d{3}(?:[.,€]|$)/.test(group);
  const number = isGrouped ? `${word} ${group}` : word;
  const short = shortThousands.exec(word)?.[1]?.replace(',', '.');
  const cents = short === undefined ? parseAmount(number) : Math.round(Number(short) * 100_000);
  return cents === null ? undefined : { cents, hasCurrency: hasCurrencySign(number), next: at + (isGrouped ? 2 : 1) };
}

/** `€`, `eur` or `,-` in a word with digits. */
function hasCurrencySign(word: string): boolean {
  return /[€r]|[.,]-/.test(word);
}

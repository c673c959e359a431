import type { Language } from '../../i18n/languages.ts';

/** @property hundred and `thousand` multiply what is before them: `zweihundert`, `two hundred` */
type NumberWords = { units: Readonly<Record<string, number>>; hundred: readonly string[]; thousand: readonly string[] };

const numberWords: Readonly<Record<Language, NumberWords>> = {
  de: {
    units: {
      ...{ ein: 1, zwei: 2, drei: 3, vier: 4, funf: 5, fuenf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
      ...{ elf: 11, zwolf: 12, zwoelf: 12, funfzehn: 15, zwanzig: 20, dreissig: 30, vierzig: 40, funfzig: 50 },
      ...{ fuenfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80, neunzig: 90 },
    },
    hundred: ['hundert'],
    thousand: ['tausend', 'tsd', 'tsd.'],
  },
  en: {
    units: {
      ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
      ...{ twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80 },
      ...{ ninety: 90 },
    },
    hundred: ['hundred'],
    thousand: ['thousand', 'grand'],
  },
  fr: {
    units: {
      ...{
        un: 1,
        deux: 2,
        trois: 3,
        quatre: 4,
        cinq: 5,
        six: 6,
        sept: 7,
        huit: 8,
        neuf: 9,
        dix: 10,
        onze: 11,
        douze: 12,
      },
      ...{ quinze: 15, vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
      ...{ 'soixante-dix': 70, 'quatre-vingt': 80, 'quatre-vingts': 80, 'quatre-vingt-dix': 90 },
    },
    hundred: ['cent', 'cents'],
    thousand: ['mille'],
  },
};
/** Smaller numbers are hardly prices: `up to two stones`. */
const minEuros = 20;
/** More words are no round number. */
const maxWords = 6;
const maxEuros = 1_000_000;

/**
 * Reads a round number in words, such as `zweitausendfünfhundert`, `a thousand` or `2 Tsd.`, from words without accents.
 *
 * @returns the number, and the index of the word after it
 */
export function readNumberWords(
  words: readonly string[],
  start: number,
  language: Language,
): { euros: number; next: number } | undefined {
  const { units, hundred, thousand } = numberWords[language];
  const isFactor = (part = '') => hundred.includes(part) || thousand.includes(part);
  const toParts = (word = '') => (word in units ? [word] : splitCompound(word, [...hundred, ...thousand]));
  let [total, current, next] = [0, 0, start];
  for (; next < start + maxWords; next += 1) {
    const parts = toParts(words[next]);
    const [following] = toParts(words[next + 1]);
    // A digit or a small number counts only before its factor: not the article in `bis hundert ein Ring`.
    const isNumber = parts.every(
      (part, at) => isFactor(part) || (units[part] ?? 0) >= minEuros || isFactor(parts[at + 1] ?? following),
    );
    const values = parts.map((part) => (isFactor(part) ? 0 : (units[part] ?? toNumber(part))));
    if (!isNumber || parts.length === 0 || values.includes(Number.NaN)) break;
    for (const [at, part] of parts.entries()) {
      if (hundred.includes(part)) current = Math.max(1, current) * 100;
      else if (thousand.includes(part)) [total, current] = [total + (current || 1) * 1_000, 0];
      else current += values[at] ?? 0;
    }
  }
  const euros = total + current;
  return euros >= minEuros && euros <= maxEuros ? { euros, next } : undefined;
}

function toNumber(part: string): number {
  return /^\d{1,3}(?:[.,]\d)?$/.test(part) ? Number(part.replace(',', '.')) : Number.NaN;
}

/** The parts of a compound: `zweitausendfunfhundert` is 2, 1000, 5 and 100. */
function splitCompound(word: string, factors: readonly string[]): string[] {
  const longestFirst = factors.toSorted((one, other) => other.length - one.length);
  return word
    .split('-')
    .flatMap((part) => part.split(new RegExp(`(${longestFirst.join('|').replaceAll('.', '\\.')})`)))
    .filter(Boolean);
}

import { beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '../src/i18n/languages.ts';
import { makeDemoSearch } from './search/measure-search.ts';

/** What shoppers write most: names of the catalogue, compounds that are in none, phrases, materials and stones. */
const usualWords: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Ohrringe',
    'Trauringe',
    'Eheringe',
    'Verlobungsring',
    'Silberkette',
    'Goldring',
    'Goldkette',
    'Perlenkette',
    'Diamantring',
    'Armband',
    'Halskette',
    'Anhänger',
    'Creolen',
    'Armbanduhr',
    'Taucheruhr',
    'Saphir',
  ],
  en: [
    'earrings',
    'wedding ring',
    'engagement ring',
    'necklace',
    'pendant',
    'bracelet',
    'watches',
    'watch strap',
    'chronograph',
    'automatic watch',
    'sapphire',
    'diamond',
    'emerald',
    'titanium',
    'cufflinks',
    'gold ring',
  ],
  fr: [
    'alliance',
    'alliances',
    'bague de fiançailles',
    "boucles d'oreilles",
    'collier',
    'colliers',
    'bracelet',
    'montre',
    'montres automatiques',
    'chronographe',
    'saphir',
    'diamant',
    'émeraude',
    'perles',
    'solitaire',
    'bague argent',
  ],
};

/** The word with each two neighbouring letters swapped, each letter missing, and each doubled; the first stays. */
function makeTypingErrors(word: string): string[] {
  const isLetter = (at: number) => /\p{L}/u.test(word[at] ?? '');
  const places = Array.from({ length: word.length - 1 }, (_, at) => at + 1).filter(isLetter);
  const mistakes = places.flatMap((at) => [
    ...(isLetter(at + 1) ? [word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)] : []),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at + 1) + word.slice(at),
  ]);
  return [...new Set(mistakes)].filter((mistake) => mistake !== word);
}

let search: (text: string, language: Language) => readonly number[];

beforeAll(async () => {
  search = await makeDemoSearch();
});

const firstResults = (text: string, language: Language) => search(text, language).slice(0, 10);

test.each(languages)('words with a typing error find what the right word finds, in %s', (language) => {
  const searches = usualWords[language].flatMap((word) => {
    const expected = firstResults(word, language);
    return makeTypingErrors(word).map((text) => ({ text, expected, found: firstResults(text, language) }));
  });
  const withoutResult = searches.filter(({ text, found }) => text.length >= 5 && found.length === 0);
  expect(withoutResult.map(({ text }) => text)).toEqual([]);
  const isOther = ({ expected, found }: (typeof searches)[number]) =>
    found.filter((id) => expected.includes(id)).length < expected.length / 2;
  const others = searches.filter(isOther).map(({ text }) => text);
  expect(others.length / searches.length, others.join(', ')).toBeLessThanOrEqual(0.05);
});

test.each([
  ['Kreolen', 'Creolen', 'de'],
  ['Kreole', 'Creole', 'de'],
  ['diamand', 'diamant', 'fr'],
  ['Silbekrette', 'Silberkette', 'de'],
  ['earrin', 'earrings', 'en'],
  ["boules d'oreilles", "boucles d'oreilles", 'fr'],
] as const)('“%s” finds what “%s” finds in %s', (text, right, language) => {
  expect(firstResults(right, language).length).toBeGreaterThan(0);
  expect(firstResults(text, language)).toEqual(firstResults(right, language));
});

test.each([
  ['steel earrings', 'en'],
  ['black earrings', 'en'],
  ['coeur montre', 'fr'],
] as const)('“%s” has no result in %s, since both words are meant', (text, language) => {
  expect(firstResults(text, language)).toEqual([]);
});

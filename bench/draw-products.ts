import type { IndexedProduct } from '../src/catalog/index/product-table.ts';

const materials = ['Gelbgold', 'Weißgold', 'Silber', 'Platin', 'Stahl', 'Titan', 'Perle', 'Bernstein'];
const things = ['Ring', 'Armband', 'Halskette', 'Ohrstecker', 'Taucheruhr', 'Manschettenknopf', 'Brosche', 'Anhänger'];
const stars = [
  'Wega',
  'Lyra',
  'Maia',
  'Nashira',
  'Sulafat',
  'Zosma',
  'Deneb',
  'Atair',
  'Mira',
  'Alkor',
  'Rigel',
  'Spica',
];

/** Keys of the vocabulary of a shop of this size. */
export const vocabularyKeys = {
  categories: ['ringe', 'uhren', 'ketten', 'armbaender', 'ohrschmuck', 'trauringe'],
  kinds: Array.from({ length: 24 }, (_, at) => `art-${at}`),
  makers: Array.from({ length: 40 }, (_, at) => `haus-${at}`),
  values: ['alloy', 'stone', 'size', 'colour'].flatMap((group) =>
    ['gold', 'silver', 'steel', 'pearl', 'ruby', 'onyx', 'opal', 'jade', 'none', 'mixed'].map(
      (key) => `${group}:${key}`,
    ),
  ),
  tags: ['neu', 'geschenk', 'hochzeit', 'herren', 'damen'],
};

/** A seeded random generator (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return { below, pick: <T>(values: readonly T[]): T => values[below(values.length)] as T };
}

/** A random product name, such as `Taucheruhr Wega 17 aus Titan`. */
export function drawName({ below, pick }: ReturnType<typeof createRandom>): string {
  return `${pick(things)} ${pick(stars)} ${below(99)} aus ${pick(materials)}`;
}

/** Random terms, common and rare ones, as many as in a description of a hundred words. */
function drawTerms({ below }: ReturnType<typeof createRandom>): string {
  const terms = Array.from({ length: 60 }, () => `wort${below(1 + below(1 + below(20_000)))}`);
  return [...new Set(terms)].join(' ');
}

/** Generates random products, the same ones for the same seed; one after the other, so that none is retained. */
export function* drawProducts(count: number, seed = 2026): Generator<IndexedProduct> {
  const random = createRandom(seed);
  const { below, pick } = random;
  for (let id = 1; id <= count; id += 1) {
    yield {
      id,
      slug: `stueck-${id}-${pick(stars).toLowerCase()}`,
      reference: `VL-${100_000 + id}`,
      names: { de: drawName(random), en: drawName(random), fr: drawName(random) },
      priceCents: below(20) === 0 ? null : 2_000 + below(900_000),
      isReduced: below(10) === 0,
      availability: pick(['in_stock', 'on_order', 'sold_out']),
      createdAt: 1_700_000_000_000 + below(60_000_000_000),
      rank: below(count),
      category: pick(vocabularyKeys.categories),
      subcategories: [pick(vocabularyKeys.kinds)],
      manufacturer: pick(vocabularyKeys.makers),
      attributes: [...new Set([pick(vocabularyKeys.values), pick(vocabularyKeys.values), pick(vocabularyKeys.values)])],
      tags: [pick(vocabularyKeys.tags)],
      otherCents: [],
      texts: { de: drawTerms(random), en: drawTerms(random), fr: drawTerms(random) },
    };
  }
}

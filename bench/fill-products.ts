import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { IndexedProduct } from '../src/catalog/index/product-table.ts';

type Row = Record<string, string | number | null>;

/**
 * Inserts published products directly into the database of a running Directus: through its API ten thousand would take
 * most of an hour. Each is a copy of an existing one, with its picture, texts, category and attributes, under another
 * name, number and price.
 */
export function fillProducts(file: string, count: number, seed = 2026): void {
  prepared.clear();
  const database = new DatabaseSync(file, { timeout: 30_000 });
  const random = createRandom(seed);
  const templates = database
    .prepare("SELECT * FROM ecommerce_product WHERE status = 'published' AND project = 1 ORDER BY id")
    .all() as Row[];
  const copyParts = listParts(database);
  database.exec('BEGIN IMMEDIATE');
  for (let number = 1; number <= count; number += 1) {
    const template = random.pick(templates);
    const id = 1_000_000 + number;
    const price = (2_000 + random.below(900_000)) / 100;
    insert(database, 'ecommerce_product', {
      ...template,
      id,
      slug: `stueck-${id}`,
      reference_number: `VL-${id}`,
      price_brutto: template.price_brutto === null ? null : price,
      original_price_brutto: null,
      sort: id,
      stock: random.below(3),
    });
    const names = new Map(['de', 'en', 'fr'].map((language) => [language, drawName(random)]));
    copyParts(Number(template.id), id, names);
  }
  database.exec('COMMIT');
  database.close();
}

function listParts(database: DatabaseSync) {
  const read = (table: string, field: string, of: number) =>
    prepare(database, `SELECT * FROM ${table} WHERE ${field} = ?`).all(of) as Row[];
  return (from: number, to: number, names: ReadonlyMap<string, string>) => {
    for (const words of read('ecommerce_product_translations', 'ecommerce_product_id', from)) {
      const name = names.get(String(words.language)) ?? '';
      insert(database, 'ecommerce_product_translations', {
        ...words,
        id: null,
        ecommerce_product_id: to,
        display_name: name,
      });
    }
    for (const table of ['ecommerce_product_subcategory', 'ecommerce_product_files']) {
      for (const row of read(table, 'ecommerce_product_id', from)) {
        insert(database, table, { ...row, id: null, ecommerce_product_id: to });
      }
    }
    for (const attribute of read('ecommerce_product_attribute', 'product', from)) {
      const copy = insert(database, 'ecommerce_product_attribute', { ...attribute, id: null, product: to });
      for (const value of read(
        'ecommerce_product_attribute_value',
        'ecommerce_product_attribute_id',
        Number(attribute.id),
      )) {
        insert(database, 'ecommerce_product_attribute_value', {
          ...value,
          id: null,
          ecommerce_product_attribute_id: copy,
        });
      }
    }
  };
}

function insert(database: DatabaseSync, table: string, row: Row): number {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  const names = columns.map((column) => `"${column}"`).join(', ');
  const statement = prepare(database, `INSERT INTO ${table} (${names}) VALUES (${places})`);
  return Number(statement.run(...Object.values(row)).lastInsertRowid);
}

const prepared = new Map<string, StatementSync>();

/** Prepared statements, reused for all rows. */
function prepare(database: DatabaseSync, sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known) return known;
  const statement = database.prepare(sql);
  prepared.set(sql, statement);
  return statement;
}

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
function drawName({ below, pick }: ReturnType<typeof createRandom>): string {
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

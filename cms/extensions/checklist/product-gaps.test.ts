import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import { tables } from '../../model/model.ts';
import { maxListed } from './findings.ts';
import { placeholders } from './placeholder.ts';
import { findProductGaps } from './product-gaps.ts';

type Value = string | number | null;

let database: DatabaseSync;
let statements: string[];
let rowCount: number;

/** Tables of the content model; Directus itself has the one of files. */
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  const files = { name: 'directus_files', columns: ['id', 'title', 'type', 'width', 'height'] };
  const ofModel = tables
    .filter(
      ({ name }) => name.startsWith('ecommerce_product') || name === 'ecommerce_price_log' || name === 'ring_studio',
    )
    .map(({ name, fields }) => ({
      name,
      columns: Object.entries(fields).flatMap(([field, { type }]) => (type === 'alias' ? [] : field)),
    }));
  for (const { name, columns } of [files, ...ofModel])
    database.exec(`CREATE TABLE ${name} (${columns.map((column) => `"${column}"`).join(', ')})`);
  database.exec('CREATE INDEX files_of ON ecommerce_product_files (ecommerce_product_id)');
  database.exec('CREATE INDEX texts_of ON ecommerce_product_translations (ecommerce_product_id)');
  database.exec('CREATE INDEX log_of ON ecommerce_price_log (product)');
  database.exec('CREATE INDEX variants_of ON ecommerce_product_variant (product)');
  statements = [];
  rowCount = 0;
});

function insert(table: string, row: Record<string, Value>): void {
  const marks = Object.keys(row).map(() => '?');
  const sql = `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${marks.join(', ')})`;
  database.prepare(sql).run(...Object.values(row));
}

async function run(sql: string) {
  statements.push(sql);
  const rows = database.prepare(sql).all();
  rowCount += rows.length;
  return rows;
}

type Product = {
  row?: Record<string, Value>;
  texts?: Partial<Record<Language, string | null>>;
  file?: Record<string, Value> | null;
  variants?: Record<string, Value>[];
  /** Logged prices, the oldest first. */
  log?: { price: number; variant?: number }[];
};

/** A product in which nothing is missing, but for what a test changes. */
function insertProduct(id: number, { row, texts, file, variants = [], log }: Product = {}): void {
  const product = { id, project: 1, status: 'published', slug: `ring-${id}`, manufacturer: 5, price_brutto: 100 };
  insert('ecommerce_product', { ...product, original_price_brutto: null, ...row });
  for (const [language, description] of Object.entries(texts ?? { de: '<p>Gold.</p>', en: '<p>Gold.</p>' })) {
    const text = { id, ecommerce_product_id: id, language, display_name: `Ring ${id}`, description };
    insert('ecommerce_product_translations', text);
  }
  if (file !== null) {
    const usual = { id: `file-${id}`, title: `Bild ${id}`, type: 'image/jpeg', width: 2000, height: 1500 };
    insert('directus_files', { ...usual, ...file });
    insert('ecommerce_product_files', { id, ecommerce_product_id: id, directus_files_id: `file-${id}` });
  }
  const none = { price_brutto: null, original_price_brutto: null, active: 1 };
  for (const variant of variants) insert('ecommerce_product_variant', { product: id, ...none, ...variant });
  for (const [at, { price, variant = null }] of (log ?? [{ price: 100 }]).entries()) {
    insert('ecommerce_price_log', {
      id: id * 10 + at,
      product: id,
      variant,
      price_brutto: price,
      valid_from: `2026-01-0${at + 1}`,
    });
  }
}

const find = (changes: Partial<Parameters<typeof findProductGaps>[1]> = {}) =>
  findProductGaps(run, { project: 1, shown: ['de', 'en'], knownFiles: [], ...changes });

const kinds = async () => (await find()).map(({ kind, count }) => `${kind} ${count}`);

describe('a product in the shop', () => {
  test.each<[string, Product, string[]]>([
    ['in which nothing is missing', {}, []],
    ['of a website with another shop', { row: { project: 2, manufacturer: null } }, []],
    ['that is a draft', { row: { status: 'draft', manufacturer: null } }, []],
    ['without a manufacturer', { row: { manufacturer: null } }, ['noManufacturer 1']],
    ['without a picture', { file: null }, ['productPicture 1']],
    ['with a small picture', { file: { width: 1199, height: 800 } }, ['smallPicture 1']],
    ['with a small drawing', { file: { width: 300, height: 200, type: 'image/svg+xml' } }, []],
    ['with a picture of unknown size', { file: { width: null, height: null } }, []],
    ['without a description', { texts: { de: null, en: null } }, ['productText 1']],
    ['with an emptied description', { texts: { de: '<p>&nbsp;</p>\n', en: '' } }, ['productText 1']],
    [
      'with the sentence of an empty website',
      { texts: { de: `<p>${placeholders.de}</p>`, en: '' } },
      ['productText 1'],
    ],
    ['in German alone', { texts: { de: 'Aus Gold.' } }, ['translation 1']],
    ['without a price', { row: { price_brutto: null }, log: [] }, ['productPrice 1']],
    ['with a price that nobody has logged', { log: [] }, ['priceLog 1']],
    ['with another price than the last logged', { log: [{ price: 100 }, { price: 90 }] }, ['priceLog 1']],
    ['reduced from its only price', { row: { original_price_brutto: 120 } }, ['reduction 1']],
    [
      'reduced from an earlier price',
      { row: { original_price_brutto: 120 }, log: [{ price: 120 }, { price: 100 }] },
      [],
    ],
    [
      'with a variant that has a price, and is logged',
      { row: { price_brutto: null }, variants: [{ id: 7, price_brutto: 90 }], log: [{ price: 90, variant: 7 }] },
      [],
    ],
    [
      'with a variant that has a price, but is switched off',
      {
        row: { price_brutto: null },
        variants: [{ id: 7, price_brutto: 90, active: 0 }],
        log: [{ price: 90, variant: 7 }],
      },
      ['productPrice 1'],
    ],
    [
      'with a variant that lost its own price, which is not logged',
      { variants: [{ id: 7 }], log: [{ price: 100 }, { price: 90, variant: 7 }] },
      ['priceLog 1'],
    ],
    [
      'with a variant that has always had the price of the product',
      { variants: [{ id: 7 }], log: [{ price: 100 }] },
      [],
    ],
    [
      'with a variant that is reduced from its only price',
      {
        variants: [{ id: 7, price_brutto: 90, original_price_brutto: 120 }],
        log: [{ price: 100 }, { price: 90, variant: 7 }],
      },
      ['reduction 1'],
    ],
  ])('%s', async (_, product, expected) => {
    insertProduct(1, product);
    expect(await kinds()).toEqual(expected);
  });

  test('that is a pair of wedding rings needs neither maker nor price', async () => {
    insertProduct(1, { row: { manufacturer: null, price_brutto: null }, log: [] });
    insert('ring_studio', { id: 1, product: 1 });
    expect(await kinds()).toEqual([]);
  });

  test('has the name of its entry, and a picture that a page also has counts once', async () => {
    insertProduct(1, { row: { manufacturer: null }, file: { width: 100, height: 100 } });
    insertProduct(2, { row: { manufacturer: null }, texts: { en: 'Gold.' } });
    const [makers, texts, files] = await find();
    expect(makers?.gaps.map(({ name, id }) => [name, id])).toEqual([
      ['Ring 1', 1],
      ['ring-2', 2],
    ]);
    expect(texts?.gaps).toEqual([{ kind: 'productText', collection: 'ecommerce_product', name: 'ring-2', id: 2 }]);
    expect(files?.gaps).toEqual([{ kind: 'smallPicture', collection: 'directus_files', name: 'Bild 1', id: 'file-1' }]);
    expect((await find({ knownFiles: ["it's", 'file-1'] })).map(({ kind }) => kind)).not.toContain('smallPicture');
  });
});

test('ten thousand products with every gap are counted by one statement for each kind, and few of them are read', async () => {
  database.exec('BEGIN');
  const all: Product = {
    row: { manufacturer: null, original_price_brutto: 120 },
    texts: { de: '' },
    file: { width: 10, height: 10 },
    log: [],
  };
  const count = 10_000;
  for (let id = 1; id <= count; id += 1) insertProduct(id, all);
  database.exec('COMMIT');
  const groups = await find();
  expect(groups.map(({ kind }) => kind)).toEqual([
    ...['noManufacturer', 'productText', 'priceLog', 'reduction', 'translation', 'smallPicture'],
  ]);
  expect(groups.every((group) => group.count === count && group.gaps.length === maxListed)).toBe(true);
  expect(statements).toHaveLength(8);
  expect(rowCount).toBe(6 * maxListed);
});

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { createRandom, drawName } from './draw-products.ts';

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

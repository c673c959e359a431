import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { links, tables } from './model.ts';
import { pageChoices } from './pages.ts';
import { buildSnapshot, folders } from './snapshot.ts';
import { buildRows, rowsFile, snapshotFile } from './write.ts';
import { toYaml } from './yaml.ts';

const names = new Set(tables.map(({ name }) => name));
const systemCollections = ['directus_files', 'directus_users'];

const findField = (collection: string, field: string) => tables.find(({ name }) => name === collection)?.fields[field];

describe('generated files', () => {
  test('the snapshot is up to date', () => {
    expect(readFileSync(snapshotFile, 'utf8') === toYaml(buildSnapshot())).toBe(true);
  });

  test('the row types are up to date', () => {
    expect(readFileSync(rowsFile, 'utf8')).toBe(buildRows());
  });

  test('money is decimal if the database supports it', () => {
    const price = buildSnapshot('postgres').fields.find(
      ({ collection, field }) => collection === 'ecommerce_order' && field === 'total_price_brutto',
    );
    expect(price).toMatchObject({ type: 'decimal', schema: { numeric_precision: 10, numeric_scale: 2 } });
  });
});

describe('relations', () => {
  test.each(links.map((link) => [`${link.collection}.${link.field}`, link] as const))('%s has both ends', (_, link) => {
    expect(findField(link.collection, link.field)).toBeDefined();
    for (const target of link.allowed ?? [link.related]) {
      expect([...names, ...systemCollections]).toContain(target);
    }
    if (link.related && link.oneField) expect(findField(link.related, link.oneField)?.type).toBe('alias');
    if (link.junctionField) expect(findField(link.collection, link.junctionField)).toBeDefined();
  });

  test('every list field has a foreign key', () => {
    const lists = tables.flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([field, { type, relation }]) =>
        type === 'alias' && relation ? `${name}.${field}` : [],
      ),
    );
    const ends = links.map(({ related, oneField }) => `${related}.${oneField}`);
    expect(lists.filter((list) => !ends.includes(list))).toEqual([]);
  });
});

test('wherever staff type amounts, they can confirm that one jumps', () => {
  const without = tables.filter(({ fields }) => {
    const isTyped = Object.values(fields).some(({ amount, meta }) => amount && !meta.readonly);
    return isTyped !== 'price_confirmed' in fields;
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

describe('the studio', () => {
  test.each(tables.map((table) => [table.name, table] as const))('%s has a name, a note and an icon', (_, table) => {
    const { label, english, note, icon } = table.collection;
    for (const word of [label, english, note, icon]) expect(word.trim()).not.toBe('');
  });

  test('every field has a name', () => {
    const nameless = tables.flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([field, { label }]) => (label.trim() === '' ? `${name}.${field}` : [])),
    );
    expect(nameless).toEqual([]);
  });

  test('every collection in the navigation has a folder', () => {
    const used = tables.flatMap(({ collection }) => collection.folder ?? []);
    expect(used.filter((folder) => !(folder in folders))).toEqual([]);
  });

  test('every validation has a message', () => {
    const silent = tables.flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([field, { meta }]) =>
        meta.validation && !meta.validation_message ? `${name}.${field}` : [],
      ),
    );
    expect(silent).toEqual([]);
  });

  test('names are unique', () => {
    expect(names.size).toBe(tables.length);
  });

  test("every page of the route table can be selected, except for the shop's terms", () => {
    const routes = readFileSync(new URL('../../src/routing/routes.ts', import.meta.url), 'utf8');
    const start = routes.indexOf('pageRoutes = {');
    const table = routes.slice(start, routes.indexOf('} as const', start));
    const keys = [...table.matchAll(/^ {2}(\w+): \{/gm)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(19);
    const ofShop = ['terms', 'withdrawal', 'withdraw', 'shipping'];
    expect(keys.filter((key) => !((key ?? '') in pageChoices))).toEqual(ofShop);
  });
});

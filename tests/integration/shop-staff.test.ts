import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createCms } from '../cms.ts';

const cms = createCms();

/** A product of another project, so that no list of the site under test counts it. */
const foreign = 2;

type Product = {
  id: number;
  slug: string;
  date_updated: string;
  price_log: { id: number; variant: number | null; price_brutto: string | number; valid_from: string }[];
  product_variants: { id: number; display_name: string }[];
  translations: { id: number }[];
  attributes: { id: number; display_values: { id: number }[] }[];
};
type Former = { slug: string; product: number | null };

const made: number[] = [];
const leftOver: { path: string }[] = [];

afterAll(async () => {
  for (const id of made) {
    const path = `/items/ecommerce_product/${id}`;
    await cms.patch(path, { status: 'archived' }).catch(() => undefined);
    await cms.delete(path).catch(() => undefined);
  }
  for (const { path } of leftOver) await cms.delete(path).catch(() => undefined);
});

async function makeProduct(changes: object = {}): Promise<Product> {
  const row = await cms.post<{ id: number }>('/items/ecommerce_product?fields=id', {
    ...{ project: foreign, status: 'published', slug: `probe-${randomUUID()}`, price_brutto: 100 },
    translations: [{ language: 'de', display_name: 'Probestück' }],
    ...changes,
  });
  made.push(row.id);
  return read(row.id);
}

const read = (id: number) =>
  cms.get<Product>(
    `/items/ecommerce_product/${id}?fields=id,slug,date_updated,price_log.*,product_variants.*,translations.id,attributes.id,attributes.display_values.id`,
  );

/** Each line of the log, the oldest first: `–` for the product itself, and the name of a variant. */
async function readLog(id: number): Promise<string[]> {
  const { price_log, product_variants } = await read(id);
  const names = new Map(product_variants.map((variant) => [variant.id, variant.display_name]));
  return price_log
    .sort((one, other) => one.id - other.id)
    .map(({ variant, price_brutto }) => `${variant === null ? '–' : names.get(variant)} ${Number(price_brutto)}`);
}

async function readFormer(...slugs: string[]): Promise<Former[]> {
  const rows = await cms.get<Former[]>(
    `/items/ecommerce_former_address?filter[slug][_in]=${slugs.join(',')}&fields=slug,product&sort=id`,
  );
  return rows;
}

/** What follows from a change follows when it is committed, and not at the same moment. */
const soon = (look: () => Promise<unknown>) => expect.poll(look, { timeout: 15_000 });

test('the price log starts when a product is published, and has one entry per price change', async () => {
  const variants = [{ display_name: '50', price_brutto: 110 }, { display_name: '51' }];
  const { id, price_log, product_variants } = await makeProduct({ product_variants: variants });
  await soon(() => readLog(id)).toEqual(['– 100', '50 110']);
  expect(price_log.every(({ valid_from }) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(valid_from))).toBe(true);
  const [small] = product_variants;
  const path = `/items/ecommerce_product/${id}`;
  await cms.patch(path, { price_brutto: '100.00', stock: 3 });
  await cms.patch(path, {
    price_brutto: 90,
    product_variants: { update: [{ id: small?.id, price_brutto: 95 }], create: [], delete: [] },
  });
  await soon(() => readLog(id)).toEqual(['– 100', '50 110', '– 90', '50 95']);
  await cms.patch(`/items/ecommerce_product_variant/${small?.id}`, { price_brutto: 96 });
  await soon(() => readLog(id)).toEqual(['– 100', '50 110', '– 90', '50 95', '50 96']);
  await cms.patch('/items/ecommerce_product', [{ id, price_brutto: 80 }]);
  await soon(async () => (await readLog(id)).at(-1)).toBe('– 80');
  await cms.delete(`/items/ecommerce_product_variant/${small?.id}`);
  await soon(() => readLog(id)).toEqual(['– 100', '– 90', '– 80']);
});

test('drafts and prices on request have no price log', async () => {
  const { id } = await makeProduct({ status: 'draft', price_brutto: 200 });
  const path = `/items/ecommerce_product/${id}`;
  await cms.patch(path, { price_brutto: 150 });
  await cms.patch(path, { price_brutto: 120, status: 'published' });
  await soon(() => readLog(id)).toEqual(['– 120']);
  await cms.patch(path, { price_brutto: null });
  await cms.patch(path, { price_brutto: 110 });
  await soon(() => readLog(id)).toEqual(['– 120', '– 110']);
});

test('a bulk change logs each product', async () => {
  const products = await Promise.all(Array.from({ length: 8 }, () => makeProduct()));
  const keys = products.map(({ id }) => id);
  await soon(() => Promise.all(keys.map(readLog))).toEqual(keys.map(() => ['– 100']));
  await cms.patch('/items/ecommerce_product', { keys, data: { price_brutto: 75 } });
  await soon(() => Promise.all(keys.map(readLog))).toEqual(keys.map(() => ['– 100', '– 75']));
});

test('the demo’s price log keeps its dates: seeding added no entry', async () => {
  const log = await cms.get<{ valid_from: string }[]>(
    '/items/ecommerce_price_log?filter[product][_in]=101,201,321&sort=-valid_from&limit=1',
  );
  expect(new Date(`${log[0]?.valid_from}Z`).getTime()).toBeLessThan(Date.now() - 24 * 3_600_000);
});

test('a product that is renamed, withdrawn or deleted leaves a redirect, which is removed when it returns', async () => {
  const { id, slug } = await makeProduct();
  const path = `/items/ecommerce_product/${id}`;
  const next = `${slug}-neu`;
  const look = () => readFormer(slug, next);
  await cms.patch(path, { slug: next });
  await soon(look).toEqual([{ slug, product: id }]);
  await cms.patch(path, { slug });
  await soon(look).toEqual([{ slug: next, product: id }]);
  await cms.patch(path, { status: 'archived' });
  await soon(look).toEqual([
    { slug: next, product: id },
    { slug, product: id },
  ]);
  await cms.patch('/items/ecommerce_product', [{ id, status: 'published' }]);
  await soon(look).toEqual([{ slug: next, product: id }]);
  await cms.patch(path, { status: 'archived' });
  await cms.delete(path);
  await soon(look).toEqual([
    { slug: next, product: null },
    { slug, product: null },
  ]);
  const rows = await cms.get<{ id: number }[]>(`/items/ecommerce_former_address?filter[slug][_in]=${slug},${next}`);
  leftOver.push(...rows.map((row) => ({ path: `/items/ecommerce_former_address/${row.id}` })));
});

test('a draft leaves no redirect', async () => {
  const { id, slug } = await makeProduct({ status: 'draft' });
  await cms.patch(`/items/ecommerce_product/${id}`, { slug: `${slug}-neu` });
  await cms.delete(`/items/ecommerce_product/${id}`);
  const other = await makeProduct();
  await soon(() => readLog(other.id)).toHaveLength(1);
  expect(await readFormer(slug, `${slug}-neu`)).toEqual([]);
});

test('a change of any related row counts as a change of the product, however it is made', async () => {
  const [group] = await cms.get<{ id: number }[]>('/items/ecommerce_attribute_group?limit=1&fields=id');
  const word = await cms.post<{ id: number }>('/items/ecommerce_attribute?fields=id', {
    attribute_group: group?.id,
    key: randomUUID(),
  });
  leftOver.push({ path: `/items/ecommerce_attribute/${word.id}` });
  const { id } = await makeProduct({ attributes: [{ group: group?.id }], product_variants: [{ display_name: '50' }] });
  const row = await read(id);
  const [variant, translation, attribute] = [row.product_variants[0], row.translations[0], row.attributes[0]];
  const value = { ecommerce_product_attribute_id: attribute?.id, ecommerce_attribute_id: word.id };
  const changes: [string, () => Promise<unknown>][] = [
    ['a variant', () => cms.patch(`/items/ecommerce_product_variant/${variant?.id}`, { stock: 4 })],
    ['a variant in its form', () => cms.patch(`/items/ecommerce_product/${id}`, nested(variant?.id))],
    ['a text', () => cms.patch(`/items/ecommerce_product_translations/${translation?.id}`, { teaser: 'Neu' })],
    ['a new value', () => cms.post('/items/ecommerce_product_attribute_value', value)],
    ['a word of the vocabulary that goes', () => cms.delete(`/items/ecommerce_attribute/${word.id}`)],
    ['an attribute that goes', () => cms.delete(`/items/ecommerce_product_attribute/${attribute?.id}`)],
    ['a rating', () => cms.post('/items/ecommerce_product_rating', { product: id, rating: 5 })],
    ['a variant that goes', () => cms.delete(`/items/ecommerce_product_variant/${variant?.id}`)],
  ];
  for (const [what, change] of changes) {
    const before = await settled(id);
    await change();
    await expect
      .poll(async () => (await read(id)).date_updated > before, { message: what, timeout: 15_000 })
      .toBe(true);
  }
});

function nested(id: number | undefined) {
  return { product_variants: { create: [], update: [{ id, stock: 9 }], delete: [] } };
}

/** When it was last changed, once nothing more follows from the change before. */
async function settled(id: number): Promise<string> {
  let before = '';
  await soon(async () => {
    const last = before;
    before = (await read(id)).date_updated;
    return before === last;
  }).toBe(true);
  return before;
}

test('each catalogue change sends a webhook to the shop', async () => {
  const [flow] = await cms.get<
    { status: string; options: { collections: string[] }; operations: { options: object }[] }[]
  >('/flows?filter[name][_eq]=Katalog auffrischen&fields=status,options,operations.options');
  expect(flow?.status).toBe('active');
  expect(flow?.operations).toMatchObject([{ options: { path: '/api/catalogue' } }]);
  expect(flow?.options.collections).toEqual(
    expect.arrayContaining(['ecommerce_product', 'ecommerce_product_files', 'ecommerce_former_address', 'legal_page']),
  );
});

test('an IBAN with wrong check digits is rejected, and a valid one is normalized', async () => {
  const { id } = await cms.post<{ id: number }>('/items/ecommerce_settings?fields=id', { project: foreign });
  const path = `/items/ecommerce_settings/${id}`;
  leftOver.push({ path });
  const save = (changes: object) => cms.patch(path, changes);
  const read = () => cms.get(`${path}?fields=bank_iban,bank_bic`);
  for (const bank_iban of ['DE41 9991 4899 0019 3101 13', 'DE4199914899001931011', 'AE07 0331 2345 6789 0123 456']) {
    await expect(save({ bank_iban })).rejects.toThrow(/bank_iban/);
  }
  await expect(save({ bank_bic: 'ALTBDE9' })).rejects.toThrow(/bank_bic/);
  await save({ bank_iban: 'de41 9991 4899 0019 3101 12', bank_bic: 'altbde99xxx' });
  expect(await read()).toEqual({ bank_iban: 'DE41999148990019310112', bank_bic: 'ALTBDE99XXX' });
  await save({ bank_iban: null, bank_bic: null });
  expect(await read()).toEqual({ bank_iban: null, bank_bic: null });
});

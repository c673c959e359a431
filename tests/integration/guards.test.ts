import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCms } from '../cms.ts';

const cms = createCms();

/** A member of staff, with the role that the studio gives them. */
let staff: ReturnType<typeof createCms>;

/** A product of another project, so that no list of the site under test counts it. */
const foreign = 2;

const leftOver: string[] = [];

beforeAll(async () => {
  const [role] = await cms.get<{ id: string }[]>('/roles?filter[name][_eq]=Personal&fields=id');
  const token = randomUUID();
  const user = await cms.post<{ id: string }>('/users', {
    first_name: 'Test',
    role: role?.id,
    status: 'active',
    token,
  });
  staff = createCms(process.env.CMS_URL, token);
  leftOver.push(`/users/${user.id}`);
});

afterAll(async () => {
  for (const path of leftOver.reverse()) {
    if (path.includes('ecommerce_product/')) await cms.patch(path, { status: 'archived' }).catch(() => undefined);
    await cms.delete(path).catch(() => undefined);
  }
});

type Product = {
  id: number;
  price_brutto: string | number;
  price_confirmed: boolean;
  status: string;
  translations: { id: number; language: string }[];
  product_variants: { id: number; price_brutto: string | number }[];
  price_log: object[];
};

const fields = 'fields=*,translations.id,translations.language,product_variants.*,price_log.id';

const read = (id: number) => cms.get<Product>(`/items/ecommerce_product/${id}?${fields}`);

async function makeProduct(changes: object = {}): Promise<Product & { path: string }> {
  const { id } = await staff.post<{ id: number }>('/items/ecommerce_product?fields=id', {
    ...{ project: foreign, status: 'published', slug: `probe-${randomUUID()}`, price_brutto: 100 },
    translations: ['de', 'en'].map((language) => ({ language, display_name: 'Probestück' })),
    ...changes,
  });
  const path = `/items/ecommerce_product/${id}`;
  leftOver.push(path);
  return { ...(await read(id)), path };
}

async function findId(collection: string, filter: object): Promise<number> {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&fields=id&limit=1`;
  const [row] = await cms.get<{ id: number }[]>(`/items/${collection}?${query}`);
  if (!row) throw new Error(`There is no such entry in ${collection}.`);
  return row.id;
}

test('the home page can be neither deleted nor hidden, and other fixed pages are archived instead', async () => {
  const home = `/items/page/${await findId('page', { key: { _eq: 'home' }, project: { _eq: 1 } })}`;
  const reason = 'Ohne die Seite „Startseite“ geht es nicht';
  await expect(staff.delete(home)).rejects.toThrow(reason);
  for (const change of [{ status: 'archived' }, { status: 'draft' }, { key: null }, { project: foreign }]) {
    await expect(staff.patch(home, change)).rejects.toThrow(reason);
  }
  expect(await cms.get(`${home}?fields=status,key,project`)).toEqual({ status: 'published', key: 'home', project: 1 });
  for (const key of ['contact', 'thanks', 'imprint', 'privacy', 'accessibility']) {
    const path = `/items/page/${await findId('page', { key: { _eq: key }, project: { _eq: 1 } })}`;
    for (const status of ['archived', 'draft']) {
      await expect(staff.patch(path, { status }), `${key} ${status}`).rejects.toThrow('geht es nicht');
    }
    await expect(staff.delete(path), key).rejects.toThrow('Bitte ändern statt löschen');
  }
  // The law asks those for the statement who sell.
  const quiet = await cms.post<{ id: number }>('/items/project?fields=id', {
    domain: `${randomUUID()}.example`,
    name: 'Ohne Shop',
  });
  const statement = await cms.post<{ id: number }>('/items/page?fields=id', {
    ...{ project: quiet.id, status: 'published', key: 'accessibility' },
  });
  leftOver.push(`/items/project/${quiet.id}`, `/items/page/${statement.id}`);
  await staff.patch(`/items/page/${statement.id}`, { status: 'archived' });
  const other = await findId('page', { key: { _eq: 'bicycles' }, project: { _eq: 1 } });
  await expect(staff.delete(`/items/page/${other}`)).rejects.toThrow('bitte „Archiviert“ wählen');
  const own = await staff.post<{ id: number }>('/items/page?fields=id', { project: foreign, path: randomUUID() });
  await staff.delete(`/items/page/${own.id}`);
});

test('the company, menus and legal texts cannot be deleted', async () => {
  for (const collection of ['company', 'menu', 'legal_page']) {
    const id = await findId(collection, {});
    await expect(staff.delete(`/items/${collection}/${id}`)).rejects.toThrow('statt');
    expect(await findId(collection, { id: { _eq: id } })).toBe(id);
  }
});

test('a legal text stays the one of its page and shop', async () => {
  const id = await findId('legal_page', { type: { _eq: 'widerruf' } });
  const path = `/items/legal_page/${id}`;
  for (const changes of [{ type: 'agb' }, { settings: null }]) {
    await expect(staff.patch(path, changes)).rejects.toThrow('Rechtstexte braucht jeder Shop');
  }
  await staff.patch(path, { type: 'widerruf' });
  const filter = { language: { _eq: 'de' }, legal_page_id: { _eq: id } };
  const text = await findId('legal_page_translations', filter);
  for (const changes of [{ language: 'fr' }, { language: { code: 'fr' } }, { legal_page_id: null }]) {
    await expect(staff.patch(`/items/legal_page_translations/${text}`, changes)).rejects.toThrow('überall gebraucht');
  }
  // As the studio sends it with a changed text.
  const update = [{ id: text, language: { code: 'de' } }];
  await staff.patch(path, { translations: { create: [], update, delete: [] } });
  expect(await findId('legal_page_translations', filter)).toBe(text);
});

test('a category or a brand with products cannot be deleted', async () => {
  const category = await findId('ecommerce_category', { key: { _eq: 'watches' }, project: { _eq: 1 } });
  const brand = await findId('ecommerce_manufacturer', { project: { _eq: 1 } });
  await expect(staff.delete(`/items/ecommerce_category/${category}`)).rejects.toThrow(/\d+ Produkte gehören noch/);
  await expect(staff.delete(`/items/ecommerce_manufacturer/${brand}`)).rejects.toThrow(/Produkte? gehör/);
  const unused = await staff.post<{ id: number }>('/items/ecommerce_manufacturer?fields=id', {
    ...{ project: foreign, display_name: 'Probe', slug: `probe-${randomUUID()}` },
  });
  const product = await makeProduct({ manufacturer: unused.id });
  await expect(staff.delete(`/items/ecommerce_manufacturer/${unused.id}`)).rejects.toThrow('ein Produkt gehört noch');
  await staff.patch(product.path, { manufacturer: null });
  await staff.delete(`/items/ecommerce_manufacturer/${unused.id}`);
});

test('German texts stay, in whichever way they are to be deleted, and other languages may go', async () => {
  const { path, id, translations } = await makeProduct();
  const of = (language: string) => translations.find((one) => one.language === language)?.id;
  const reason = 'Der deutsche Text von „Produkte“';
  await expect(staff.delete(`/items/ecommerce_product_translations/${of('de')}`)).rejects.toThrow(reason);
  const nested = (language: string) => ({ translations: { create: [], update: [], delete: [of(language)] } });
  await expect(staff.patch(path, nested('de'))).rejects.toThrow(reason);
  await staff.patch(path, nested('en'));
  expect((await read(id)).translations.map(({ language }) => language)).toEqual(['de']);
  const text = await findId('page_translations', { language: { _eq: 'de' }, page_id: { key: { _eq: 'contact' } } });
  await expect(staff.delete(`/items/page_translations/${text}`)).rejects.toThrow('„Seiten“');
});

test('a published product is archived instead of deleted, and the studio’s revisions bring it back', async () => {
  const { path, id } = await makeProduct();
  await expect(staff.delete(path)).rejects.toThrow('bitte „Archiviert“ wählen');
  await staff.patch(path, { status: 'archived' });
  const query = `filter[collection][_eq]=ecommerce_product&filter[item][_eq]=${id}&sort=id&fields=id&limit=1`;
  const [first] = await staff.get<{ id: number }[]>(`/revisions?${query}`);
  await staff.post(`/utils/revert/${first?.id}`, {});
  expect(await read(id)).toMatchObject({ status: 'published' });
  await staff.patch(path, { status: 'archived' });
  await staff.delete(path);
});

test('a price that jumps has to be confirmed, once, and can be taken back', async () => {
  const { path, id } = await makeProduct();
  await expect.poll(async () => (await read(id)).price_log.length, { timeout: 15_000 }).toBe(1);
  const reason = /spränge von 100,00\s€ auf 1\.000,00\s€\. Stimmt das, bitte „Preissprung bestätigt“ ankreuzen/;
  await expect(staff.patch(path, { price_brutto: 1000 })).rejects.toThrow(reason);
  await expect(
    staff.patch('/items/ecommerce_product', { keys: [id], data: { price_brutto: '10.00' } }),
  ).rejects.toThrow('spränge');
  await expect(staff.patch(path, { price_brutto: 0, price_confirmed: true })).rejects.toThrow('wäre geschenkt');
  await staff.patch(path, { price_brutto: 290 });
  await staff.patch(path, { price_brutto: 1000, price_confirmed: true });
  const confirmed = await read(id);
  expect([Number(confirmed.price_brutto), confirmed.price_confirmed]).toEqual([1000, false]);
  await expect(staff.patch(path, { price_brutto: 20 })).rejects.toThrow('spränge');
  await staff.patch(path, { price_brutto: 100 });
  expect(Number((await read(id)).price_brutto)).toBe(100);
});

test('a price that was emptied jumps from what it was before, and the price log counts like revisions', async () => {
  const { path, id } = await makeProduct();
  await expect.poll(async () => (await read(id)).price_log.length, { timeout: 15_000 }).toBe(1);
  await staff.patch(path, { price_brutto: null });
  await expect(staff.patch(path, { price_brutto: 1000 })).rejects.toThrow(/spränge von 100,00\s€ auf 1\.000,00\s€/);
  await staff.patch(path, { price_brutto: 120 });
  const logged = { product: id, variant: null, valid_from: '2026-01-01T00:00:00Z', price_brutto: 1000 };
  await cms.post('/items/ecommerce_price_log', logged);
  await staff.patch(path, { price_brutto: 1000 });
  const former = await makeProduct({ original_price_brutto: 120 });
  await staff.patch(former.path, { original_price_brutto: null });
  await expect(staff.patch(former.path, { original_price_brutto: 1200 })).rejects.toThrow(
    /von 120,00\s€ auf 1\.200,00\s€/,
  );
});

const jump = /spränge von .*Preissprung bestätigt“ ankreuzen/;

test('every other amount that visitors meet has the same limit, and may be taken back', async () => {
  const alloy = await staff.post<{ id: number }>('/items/ring_alloy?fields=id', {
    ...{ project: foreign, key: 'probe', color: '#aabbcc', density: 15, gram_price: 60, active: true },
    translations: [{ language: 'de', display_name: 'Probe' }],
  });
  const path = `/items/ring_alloy/${alloy.id}`;
  leftOver.push(path);
  const readPrice = async () => Number((await cms.get<{ gram_price: number }>(path)).gram_price);
  await expect(staff.patch(path, { gram_price: 600 })).rejects.toThrow(
    /„Preis je Gramm“ von „probe“ spränge von 60,00\s€ auf 600,00\s€\. Stimmt das/,
  );
  await staff.patch(path, { gram_price: 600, price_confirmed: true });
  expect(await readPrice()).toBe(600);
  await expect(staff.patch(path, { gram_price: 50 })).rejects.toThrow(jump);
  await staff.patch(path, { gram_price: 60 });
  await staff.patch(path, { active: false });
  await staff.patch(path, { gram_price: 6000 });
  expect(await readPrice()).toBe(6000);
});

test('rates and the costs of the shop’s settings have the limit too, in the form of what they are part of', async () => {
  const settings = '/items/ecommerce_settings/2';
  await expect(cms.patch(settings, { default_tax_percent: 1.9 })).rejects.toThrow(
    /„Mehrwertsteuer“ von „Shop“ spränge von 19 % auf 1,9 %/,
  );
  const method = await cms.post<{ id: number }>('/items/ecommerce_shipping_method?fields=id', {
    ...{ settings: 2, name: 'Probe', price_brutto: 5.9 },
  });
  leftOver.push(`/items/ecommerce_shipping_method/${method.id}`);
  const nested = (changes: object) => ({
    shipping_methods_config: { create: [], update: [{ id: method.id, ...changes }], delete: [] },
  });
  await expect(cms.patch(settings, nested({ price_brutto: 590 }))).rejects.toThrow(/„Preis“ von „Probe“ spränge/);
  await cms.patch(settings, nested({ price_brutto: 590, price_confirmed: true }));
  await expect(cms.patch(settings, nested({ price_brutto: 0 }))).rejects.toThrow(jump);
});

test('variants have the same limit in the product’s form, and drafts have none', async () => {
  const variants = [{ display_name: '54', price_brutto: 100 }];
  const { path, id, product_variants } = await makeProduct({ product_variants: variants });
  const nested = (changes: object) => ({
    product_variants: { create: [], update: [{ id: product_variants[0]?.id, ...changes }], delete: [] },
  });
  await expect(staff.patch(path, nested({ price_brutto: 1000 }))).rejects.toThrow(/, 54“ spränge/);
  await staff.patch(path, nested({ price_brutto: 1000, price_confirmed: true }));
  expect((await read(id)).product_variants.map(({ price_brutto }) => Number(price_brutto))).toEqual([1000]);
  const draft = await makeProduct({ status: 'draft' });
  await staff.patch(draft.path, { price_brutto: 5000 });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callAt, cms, leftOver, removeLeftOver, url } from '../order-api-calls.ts';
import { createShopSite } from '../shop-site.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

type Row = { id: number; text: string; language: string; count: number; last_day: string; project: number };

const collection = 'ecommerce_empty_search';

let storefront: Storefront;
let site: ReturnType<typeof createShopSite>;

beforeAll(async () => {
  storefront = await startStorefront(url, { SEARCH_REPORT_MS: '500' });
  site = createShopSite(storefront.url);
  await vi.waitFor(async () => expect(await site.findNames('Verlobungsring')).not.toEqual([]), { timeout: 120_000 });
});

afterAll(async () => {
  await storefront.close();
  await removeLeftOver();
});

/** A word that nobody else searches for, and that is like none of the catalogue. */
const makeWord = () => `qx${randomUUID().replaceAll(/[\d-]/g, '')}`;

const find = (text: string) =>
  cms.get<Row[]>(`/items/${collection}?filter[text][_eq]=${encodeURIComponent(text)}&fields=*`);

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());

/** A colleague of the shop, with no more rights than that. */
async function makeStaff() {
  const [role] = await cms.get<{ id: string }[]>('/roles?filter[name][_eq]=Personal&fields=id');
  const token = randomUUID();
  const user = await cms.post<{ id: string }>('/users?fields=id', { role: role?.id, status: 'active', token });
  leftOver.push(`/users/${user.id}`);
  return async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const answer = response.status === 204 ? {} : ((await response.json()) as { data?: unknown });
    return { code: response.status, data: answer.data };
  };
}

test('each search without results is counted, and searches with results or with an address in them are not', async () => {
  const word = makeWord();
  const search = (text: string, headers = {}) => site.read(`/shop/suche?q=${encodeURIComponent(text)}`, headers);
  await search('Siegelring');
  await search(`${word}@example.com`);
  await search(`${word} bot`, { 'user-agent': 'Googlebot/2.1' });
  await site.read(`/shop/suche?q=${word}&stock=1`);
  await search(word);
  await search(word.toUpperCase());
  await expect.poll(() => find(word)).toMatchObject([{ language: 'de', count: 2, last_day: today(), project: 1 }]);
  await search(word);
  await expect.poll(() => find(word)).toMatchObject([{ count: 3 }]);
  const others = await cms.get<Row[]>(`/items/${collection}?filter[text][_starts_with]=${word}&fields=text`);
  expect(others).toEqual([{ text: word }]);
  expect(await find('siegelring')).toEqual([]);
  const [row] = await find(word);
  expect(Object.keys(row ?? {}).sort()).toEqual(['count', 'id', 'language', 'last_day', 'project', 'text']);
});

test('staff create a synonym with one button, and the search uses it', async () => {
  const staff = await makeStaff();
  const word = makeWord();
  await site.read(`/shop/suche?q=${word}`);
  await expect.poll(() => find(word)).toHaveLength(1);
  const listed = await staff('GET', `/items/${collection}?filter[text][_eq]=${word}&fields=id`);
  const keys = (listed.data as Row[]).map(({ id }) => id);
  const flows = await staff('GET', '/flows?fields[]=*&fields[]=operations.*');
  // As the studio asks, which shows those of a list beside it.
  const [button] = (flows.data as { id: string; options: { collections: string[] } }[]).filter(({ options }) =>
    options.collections.includes(collection),
  );
  const press = (meanings: string, chosen = keys) =>
    staff('POST', `/flows/trigger/${button?.id}`, { collection, keys: chosen, meanings }).then(({ code }) => code);
  expect(await press('  ')).toBeGreaterThanOrEqual(400);
  expect(await press('Siegelring', Array(101).fill(keys[0]))).toBeGreaterThanOrEqual(400);
  expect(await find(word)).toHaveLength(1);
  expect(await press('Siegelring')).toBe(200);
  expect(await find(word)).toEqual([]);
  const made = await cms.get<{ id: number; meanings: string; language: string; project: number }[]>(
    `/items/ecommerce_synonym?filter[words][_eq]=${word}&fields=id,meanings,language,project`,
  );
  leftOver.push(...made.map(({ id }) => `/items/ecommerce_synonym/${id}`));
  expect(made).toMatchObject([{ meanings: 'Siegelring', language: 'de', project: 1 }]);
  await site.tell('ecommerce_synonym', [made[0]?.id ?? 0]);
  await expect.poll(() => site.findNames(word)).toContain('Siegelring Wappenlilie');
});

test('staff cannot rewrite recorded queries, and neither they nor visitors can add any', async () => {
  const staff = await makeStaff();
  const word = makeWord();
  await site.read(`/shop/suche?q=${word}`);
  await expect.poll(() => find(word)).toHaveLength(1);
  const [row] = await find(word);
  expect((await staff('PATCH', `/items/${collection}/${row?.id}`, { count: 5 })).code).toBe(403);
  expect((await staff('POST', `/items/${collection}`, { text: 'tiara' })).code).toBe(403);
  expect((await staff('DELETE', `/items/${collection}/${row?.id}`)).code).toBe(204);
  for (const token of ['', process.env.CONTENT_API_TOKEN ?? 'missing']) {
    const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
    expect((await fetch(`${url}/items/${collection}`, { headers })).status).toBe(403);
  }
});

test('a report that is unsigned or for an unknown website is refused', async () => {
  const searches = [{ text: makeWord(), language: 'de', count: 1 }];
  const report = { project: 'vierlinden.example', searches };
  expect((await callAt('/searches/report', report, () => 'v1=forged')).code).toBe(401);
  expect((await callAt('/searches/report', { ...report, project: 'nobody.example' })).code).toBe(400);
  expect(await find(searches[0]?.text ?? '')).toEqual([]);
});

test('a full list drops the rarest and oldest queries', async () => {
  const { id: project } = await cms.post<{ id: number }>('/items/project?fields=id', {
    ...{ name: 'Volles Haus', domain: `${randomUUID()}.example` },
  });
  const { domain } = await cms.get<{ domain: string }>(`/items/project/${project}?fields=domain`);
  leftOver.push(`/items/project/${project}`);
  const rows = Array.from({ length: 499 }, (_, at) => ({ text: `wort ${at.toString(36)}`, count: 2 + at }));
  await cms.post(
    `/items/${collection}?fields=`,
    [...rows, { text: 'vergessen', count: 900, last_day: '2020-01-01' }].map((row) => ({
      ...{ project, language: 'de', last_day: today() },
      ...row,
    })),
  );
  const report = (...searches: object[]) => callAt('/searches/report', { project: domain, searches });
  const search = { language: 'de', count: 3 };
  expect((await report({ ...search, text: 'neu' }, { ...search, text: 'neuer' })).code).toBe(200);
  const kept = await cms.get<Row[]>(`/items/${collection}?filter[project][_eq]=${project}&fields=text&limit=-1`);
  const texts = kept.map(({ text }) => text);
  expect(texts).toHaveLength(500);
  expect(texts).toEqual(expect.arrayContaining(['neu', 'neuer', 'wort 1']));
  expect(texts).not.toContain('wort 0');
  expect(texts).not.toContain('vergessen');
  await fetch(`${url}/items/${collection}`, {
    ...{
      method: 'DELETE',
      headers: { authorization: `Bearer ${process.env.CMS_ADMIN_TOKEN}`, 'content-type': 'application/json' },
    },
    body: JSON.stringify({ query: { filter: { project: { _eq: project } }, limit: -1 } }),
  });
});

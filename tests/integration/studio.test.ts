import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Checklist } from '../../cms/extensions/checklist/findings.ts';
import { products } from '../../demo/catalogue/products.ts';
import { runProgram } from '../../scripts/program.ts';
import { root } from '../../scripts/settings.ts';
import { createCms } from '../cms.ts';
import { makeOrder, post, restoreStock, setStock } from '../orders-api-calls.ts';

const cms = createCms();

const leftOver: string[] = [];

/** A user with one of the roles that the studio has. */
async function logIn(role: string) {
  const [found] = await cms.get<{ id: string }[]>(`/roles?filter[name][_eq]=${role}&fields=id`);
  const token = randomUUID();
  const user = await cms.post<{ id: string }>('/users', {
    first_name: 'Test',
    role: found?.id,
    status: 'active',
    token,
  });
  leftOver.push(`/users/${user.id}`);
  return createCms(process.env.CMS_URL, token);
}

const ofDemo = new Set(products.map(({ id }) => id));

let staff: ReturnType<typeof createCms>;
let lead: ReturnType<typeof createCms>;

beforeAll(async () => {
  [staff, lead] = [await logIn('Personal'), await logIn('Leitung')];
});

afterAll(async () => {
  await restoreStock();
  for (const path of leftOver.reverse()) await cms.delete(path).catch(() => undefined);
});

describe('the buttons of an order', () => {
  type Row = { id: number; status: string; payment_status: string; tracking: string | null };

  async function press(name: string, order: Row, fields: object = {}) {
    const [flow] = await staff.get<{ id: string }[]>(`/flows?filter[name][_eq]=${name}&fields=id`);
    await staff.post(`/flows/trigger/${flow?.id}`, { collection: 'ecommerce_order', keys: [order.id], ...fields });
  }

  async function placeOrder(): Promise<Row> {
    await setStock(20304, 1);
    const { id } = makeOrder(20304);
    await post('order', { ...makeOrder(20304), id });
    const [row] = await cms.get<Row[]>(`/items/ecommerce_order?filter[idempotency_key][_eq]=${id}`);
    if (!row) throw new Error('There is no such order.');
    return row;
  }

  const read = ({ id }: Row) => cms.get<Row>(`/items/ecommerce_order/${id}`);

  test('do what the form does, with its rules and reasons', async () => {
    const order = await placeOrder();
    await expect(press('Verschickt', order)).rejects.toThrow('das Geld ist noch nicht da');
    await press('Zahlung ist da', order);
    expect(await read(order)).toMatchObject({ status: 'paid', payment_status: 'paid' });
    await press('Verschickt', order, { tracking: ' 00340434161094015902 ' });
    expect(await read(order)).toMatchObject({ status: 'shipped', tracking: '00340434161094015902' });
    await press('Stornieren', order);
    expect(await read(order)).toMatchObject({ status: 'cancelled', tracking: '00340434161094015902' });
    const events = `/items/ecommerce_order_event?filter[order][_eq]=${order.id}&filter[kind][_eq]=status_changed`;
    const users = async () => (await cms.get<{ user: string | null }[]>(events)).map(({ user }) => user !== null);
    await expect.poll(users).toEqual([true, true, true]);
  });
});

test('the lead changes theme and maintenance, which staff may not', async () => {
  const theme = await cms.post<{ id: number }>('/items/theme?fields=id', { name: 'Probe', base_color: '#112233' });
  const settings = await cms.post<{ id: number }>('/items/ecommerce_settings?fields=id', { project: 2 });
  const paths = [`/items/theme/${theme.id}`, `/items/ecommerce_settings/${settings.id}`] as const;
  leftOver.push(...paths);
  const changes = [{ base_color: '#445566' }, { maintenance_mode: true }] as const;
  for (const [index, path] of paths.entries()) {
    await expect(staff.patch(path, changes[index])).rejects.toThrow('403');
    await lead.patch(path, changes[index]);
    expect(await cms.get(path)).toMatchObject(changes[index] ?? {});
  }
  await expect(lead.patch(paths[1], { enable_cart: true })).rejects.toThrow('403');
  // Whatever staff may, the lead may, too.
  expect(await lead.get('/items/ecommerce_order?limit=1')).toHaveLength(1);
});

test('the studio loads the shop’s own displays, interfaces and module', async () => {
  const source = await (await fetch(`${process.env.CMS_URL}/extensions/sources/index.js`)).text();
  for (const id of [
    'vitrine-address',
    'vitrine-amount',
    'vitrine-euro',
    'vitrine-topics',
    'vitrine-checklist',
    'change-order',
  ]) {
    expect(source).toContain(id);
  }
});

describe('the checklist', () => {
  type Sites = Checklist['sites'];

  /** A website of its own, on which everything is missing. */
  async function makeSite(): Promise<string> {
    const domain = `leer-${randomUUID()}.example`;
    const { id } = await cms.post<{ id: number }>('/items/project?fields=id', { domain, name: 'Leer' });
    leftOver.push(`/items/project/${id}`);
    return domain;
  }

  const findSite = async (client: ReturnType<typeof createCms>, domain: string) =>
    (await client.get<{ sites: Sites }>('/checklist')).sites.find((site) => site.domain === domain);

  test('lies beside the content in the studio', async () => {
    const { module_bar: modules } = await staff.get<{ module_bar: { id: string; enabled: boolean }[] }>('/settings');
    expect(modules.slice(0, 2).map(({ id, enabled }) => [id, enabled])).toEqual([
      ['content', true],
      ['vitrine-checklist', true],
    ]);
  });

  test('tells staff what the law asks for, and nobody who may not open the studio', async () => {
    const domain = await makeSite();
    const site = await findSite(staff, domain);
    expect(site?.findings.map(({ kind, severity, count }) => `${severity} ${kind} ${count}`)).toEqual([
      'required company 5',
      'required legalPage 2',
      'important startPage 3',
      'important tax 1',
    ]);
    expect(site?.findings[1]?.entries).toEqual([
      { name: 'Impressum', path: '/content/page/+' },
      { name: 'Datenschutz', path: '/content/page/+' },
    ]);
    for (const token of [process.env.CONTENT_API_TOKEN, 'none', '']) {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const { status } = await fetch(`${process.env.CMS_URL}/checklist`, { headers });
      expect([401, 403], token).toContain(status);
    }
  });

  test('shows gaps of those entries only that the user may read', async () => {
    const domain = await makeSite();
    const make = async (path: string, row: object) => {
      const { id } = await cms.post<{ id: string }>(path, row);
      leftOver.push(`${path}/${id}`);
      return id;
    };
    const [policy, role] = [
      await make('/policies', { name: 'Nur Seiten', app_access: true }),
      await make('/roles', { name: 'Nur Seiten' }),
    ];
    await cms.post('/access', { policy, role });
    await cms.post('/permissions', { policy, collection: 'page', action: 'read', fields: ['*'] });
    const [project] = await cms.get<{ id: number }[]>(`/items/project?filter[domain][_eq]=${domain}&fields=id`);
    const drafts = ['imprint', 'privacy'].map((key) => ({
      ...{ project: project?.id, key, status: 'draft' },
      translations: [{ language: 'de', title: `Entwurf ${key}` }],
    }));
    const [imprint] = [await make('/items/page', drafts[0] ?? {}), await make('/items/page', drafts[1] ?? {})];
    const user = await logIn('Nur Seiten');
    const read = async () =>
      (await findSite(user, domain))?.findings.map(({ kind, count, entries }) => [kind, count, entries.length]);
    // Without its texts nobody may know what a page is called; those that there are not have no name of their own.
    expect(await read()).toEqual([['startPage', 3, 3]]);
    await cms.post('/permissions', { policy, collection: 'page_translations', action: 'read', fields: ['*'] });
    expect(await read()).toEqual([
      ['legalPage', 2, 2],
      ['startPage', 3, 3],
    ]);
    const [permission] = await cms.get<{ id: number }[]>(
      `/permissions?filter[policy][_eq]=${policy}&filter[collection][_eq]=page`,
    );
    await cms.patch(`/permissions/${permission?.id}`, { permissions: { id: { _neq: Number(imprint) } } });
    expect((await read())?.[0]).toEqual(['legalPage', 1, 1]);
  });

  test('finds nothing in the demo that the law asks for', async () => {
    const site = await findSite(staff, 'vierlinden.example');
    const required = site?.findings.filter(({ severity }) => severity === 'required') ?? [];
    // Other tests have products of their own meanwhile.
    const isOfDemo = ({ path }: { path: string | null }) =>
      !path?.startsWith('/content/ecommerce_product/') || ofDemo.has(Number(path.split('/').at(-1)));
    expect(required.filter(({ entries }) => entries.length === 0 || entries.some(isOfDemo))).toEqual([]);
  });

  test('is what `npm run doctor` prints, which ends with 1 for it', async () => {
    const domain = await makeSite();
    const environment = { ...process.env, CONTENT_API_URL: process.env.CMS_URL };
    const { code, lines } = await runProgram({
      ...{
        args: [join(root, 'scripts/doctor.ts'), '--json'],
        cwd: root,
        env: { ...environment, SITE_DOMAIN: domain },
        maxLines: 10_000,
      },
    });
    const { sites } = JSON.parse(lines.join('\n')) as { sites: Sites };
    expect(sites.find((site) => site.domain === domain)).toEqual(await findSite(cms, domain));
    expect(code).toBe(1);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { makeToken, tokenPlaceholders } from '../../cms/extensions/messages/tokens.ts';
import { callAt, cms, leftOver, makeClient, ok, refused, removeLeftOver, secret } from '../order-api-calls.ts';

type Product = { id: number; product_variants: { id: number; stock: number }[] };
type Alert = {
  id: number;
  status: string;
  confirm_seed: string;
  unsubscribe_seed: string;
  email: string;
  mails: Mail[];
};
type Mail = { id: number; kind: string; status: string; subject: string; text: string; to: string; last_error: string };
type Waitlist = { waiting: number; told: number };

afterAll(removeLeftOver);

const makeEmail = () => `Wartet.${randomUUID()}@example.org`;

/** A ring of its own, sold out in both sizes. */
async function makeRing(changes: object = {}): Promise<{ id: number; small: number; large: number }> {
  const slug = `stock-alert-${randomUUID()}`;
  const variants = ['52', '54'].map((display_name, at) => ({ display_name, stock: 0, active: true, sort: at }));
  const ring = await cms.post<Product>('/items/ecommerce_product?fields=id,product_variants.id', {
    ...{ slug, project: 1, status: 'published', price_brutto: 480, category: 1, product_variants: variants },
    translations: [
      { language: 'de', display_name: 'Ring Wiederkehr' },
      { language: 'en', display_name: 'Ring Return' },
    ],
    ...changes,
  });
  leftOver.push(`/items/ecommerce_product/${ring.id}`);
  const [small, large] = ring.product_variants.map(({ id }) => id);
  return { id: ring.id, small: small ?? 0, large: large ?? 0 };
}

const ask = (product: number, variant: number | null, changes: object = {}) =>
  callAt('/messages/stock-alert', {
    ...{ project: 'vierlinden.example', language: 'de', client: makeClient(), email: makeEmail(), product, variant },
    ...changes,
  });

const findAlerts = (email: string) =>
  cms.get<Alert[]>(
    `/items/ecommerce_stock_alert?filter[email][_eq]=${encodeURIComponent(email.toLowerCase())}&fields=*,mails.*&sort=id`,
  );

async function getAlert(email: string): Promise<Alert> {
  const [alert] = await findAlerts(email);
  if (!alert) throw new Error(`Nobody at ${email} waits.`);
  return alert;
}

async function press(step: 'confirm' | 'remove', email: string) {
  const { confirm_seed, unsubscribe_seed } = await getAlert(email);
  const token = makeToken(secret, step === 'confirm' ? confirm_seed : unsubscribe_seed);
  return callAt(`/messages/stock-alert/${step}`, { token });
}

/** Asks and confirms. */
async function wait(product: number, variant: number | null, email = makeEmail()): Promise<string> {
  expect(await ask(product, variant, { email })).toEqual(ok);
  expect((await press('confirm', email)).answer).toEqual({ status: 'ok', language: 'de' });
  return email;
}

const setStock = (variant: number, stock: number) =>
  cms.patch(`/items/ecommerce_product_variant/${variant}`, { stock });

/** Has Directus look by a change that changes nothing. */
const nudge = (product: number) => cms.patch(`/items/ecommerce_product/${product}`, { reorder_possible: false });

const newsTo = async (email: string) =>
  (await findAlerts(email)).flatMap(({ mails }) => mails.filter(({ kind }) => kind === 'stock_alert_available'));

const countMails = async (email: string) =>
  (await cms.get<Mail[]>(`/items/mail?filter[to][_eq]=${encodeURIComponent(email.toLowerCase())}&fields=id`)).length;

/** As if they were sent; those that are gone were. */
const letLeave = (ids: (number | undefined)[]) =>
  cms.patch(`/items/mail`, { query: { filter: { id: { _in: ids } } }, data: { status: 'sent' } });

/** As if it were sent, unless it is just being sent. */
async function keep(id: number): Promise<string> {
  const filter = { _and: [{ id: { _eq: id } }, { status: { _neq: 'sending' } }] };
  await cms.patch('/items/mail', { query: { filter }, data: { status: 'sent' } });
  return (await cms.get<Mail>(`/items/mail/${id}?fields=status`)).status;
}

const getWaitlist = async (variant: number) =>
  (await cms.get<Waitlist[]>(`/items/ecommerce_waitlist?filter[variant][_eq]=${variant}&fields=waiting,told`))[0];

test('a confirmed alert is mailed once when the size is back in stock, and then deleted', async () => {
  const ring = await makeRing();
  const email = makeEmail();
  expect(await ask(ring.id, ring.small, { email })).toEqual(ok);
  const asked = await getAlert(email);
  expect(asked).toMatchObject({ status: 'pending', mails: [{ kind: 'stock_alert_confirm', to: email.toLowerCase() }] });
  expect(asked.mails[0]?.text).toContain(`/shop/anfrage?alert=confirm&token=${tokenPlaceholders.confirm}`);
  expect(asked.mails[0]?.text).toContain(`/shop/anfrage?alert=remove&token=${tokenPlaceholders.unsubscribe}`);
  await setStock(ring.small, 1);
  await nudge(ring.id);
  expect(await newsTo(email)).toEqual([]);
  await setStock(ring.small, 0);

  expect((await press('confirm', email)).answer).toEqual({ status: 'ok', language: 'de' });
  expect((await press('confirm', email)).answer).toEqual({ status: 'ok', language: 'de' });
  await nudge(ring.id);
  await expect.poll(() => getWaitlist(ring.small)).toEqual({ waiting: 1, told: 0 });
  await setStock(ring.large, 5);
  await nudge(ring.id);
  expect(await newsTo(email)).toEqual([]);

  await setStock(ring.small, 2);
  // Read once: it may leave at any moment, and the alert with it.
  let news: Mail | undefined;
  await expect
    .poll(async () => {
      [news] = await newsTo(email);
      return news;
    })
    .toBeDefined();
  expect(news?.subject).toBe('Wieder da: „Ring Wiederkehr“ (Ausführung 52)');
  expect(news?.text).toMatch(/480\s€/);
  expect(news?.text).toMatch(new RegExp(`/shop/produkt/stock-alert-[^ ]+\\?variant=${ring.small}\\n`));
  expect(news?.text).toContain('nicht für Sie reserviert');
  expect(await getWaitlist(ring.small)).toEqual({ waiting: 0, told: 1 });

  for (const stock of [0, 3, 0, 4]) await setStock(ring.small, stock);
  await Promise.all([nudge(ring.id), nudge(ring.id), nudge(ring.id)]);
  // It may have left by now, and the wish with it; another one there must not be.
  const others = (await newsTo(email)).filter(({ id }) => id !== news?.id);
  expect(others).toEqual([]);
  await letLeave([news?.id, asked.mails[0]?.id]);
  await expect.poll(() => nudge(ring.id).then(() => findAlerts(email))).toEqual([]);
  expect(await countMails(email)).toBe(0);
});

test('of four alerts for one ring the first confirmed is mailed, and the next after it is sold and restocked, or a day later', async () => {
  const ring = await makeRing();
  const first = await wait(ring.id, ring.small);
  const second = await wait(ring.id, ring.small);
  const third = await wait(ring.id, ring.small);
  const fourth = await wait(ring.id, ring.small);
  await setStock(ring.small, 1);
  await expect.poll(() => newsTo(first)).toHaveLength(1);
  await nudge(ring.id);
  expect(await getWaitlist(ring.small)).toEqual({ waiting: 3, told: 1 });
  await setStock(ring.small, 0);
  await expect.poll(() => nudge(ring.id).then(() => getWaitlist(ring.small))).toEqual({ waiting: 3, told: 0 });
  await setStock(ring.small, 1);
  await expect.poll(() => nudge(ring.id).then(() => newsTo(second))).toHaveLength(1);
  expect(await newsTo(third)).toEqual([]);
  const [list] = await cms.get<{ id: number }[]>(`/items/ecommerce_waitlist?filter[variant][_eq]=${ring.small}`);
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await cms.patch(`/items/ecommerce_waitlist/${list?.id}`, { turns: [yesterday] });
  await nudge(ring.id);
  await expect.poll(() => newsTo(third)).toHaveLength(1);
  expect(await newsTo(fourth)).toEqual([]);
  await cms.patch(`/items/ecommerce_product_variant/${ring.small}`, { stock: 0, reorder_possible: true });
  await expect.poll(() => newsTo(fourth)).toHaveLength(1);
});

test('an alert mail that fails delays no other, and one in a language without a shop links to another language', async () => {
  const domain = `stock-alert-${randomUUID()}.example`;
  const { id: project } = await cms.post<{ id: number }>('/items/project?fields=id', { name: 'Haus', domain });
  leftOver.push(`/items/project/${project}`);
  const ring = await makeRing({ project });
  const translations = [{ language: 'de', store_root_path: '/laden' }];
  const settings = await cms.post<{ id: number }>('/items/ecommerce_settings?fields=id', { project, translations });
  leftOver.unshift(`/items/ecommerce_settings/${settings.id}`);
  const confirmed = { product: ring.id, variant: ring.small, status: 'confirmed', project };
  const emails = [makeEmail(), makeEmail(), makeEmail()].map((email) => email.toLowerCase());
  const changes = [{ language: 'de', project: 1 }, { language: 'fr' }, { language: 'de' }];
  for (const [at, change] of changes.entries()) {
    const date_confirmed = new Date(Date.now() - 3_600_000 + at).toISOString();
    await cms.post('/items/ecommerce_stock_alert', { ...confirmed, date_confirmed, email: emails[at], ...change });
  }
  const [lost = '', french = '', german = ''] = emails;
  await setStock(ring.small, 1);
  await expect.poll(() => newsTo(french)).toHaveLength(1);
  expect((await newsTo(french))[0]?.text).toMatch(/^Bonjour/);
  expect((await newsTo(french))[0]?.text).toContain('/laden/produkt/stock-alert-');
  await setStock(ring.small, 2);
  await expect.poll(() => newsTo(german)).toHaveLength(1);
  expect(await newsTo(lost)).toEqual([]);
});

test('an alert for a product in stock or not on offer is refused', async () => {
  const ring = await makeRing();
  await setStock(ring.large, 1);
  expect((await ask(ring.id, ring.large)).answer).toEqual({ status: 'available' });
  expect(await ask(ring.id, 1)).toEqual(refused('variant'));
  expect(await ask(ring.id, null), 'no size').toEqual(refused('variant'));
  expect(await ask(2_000_000_000, null)).toEqual(refused('product'));
  expect(await ask(ring.id, ring.small, { email: 'nobody' })).toEqual(refused('email'));
  const email = await wait(ring.id, ring.small);
  await cms.patch(`/items/ecommerce_product/${ring.id}`, { status: 'archived' });
  await setStock(ring.small, 3);
  await expect.poll(() => nudge(ring.id).then(() => findAlerts(email))).toEqual([]);
  expect(await countMails(email)).toBe(0);
});

test('the mail’s link deletes an alert at once, and does not reveal whether there was one', async () => {
  const ring = await makeRing();
  const email = await wait(ring.id, ring.small);
  const { unsubscribe_seed } = await getAlert(email);
  const token = makeToken(secret, unsubscribe_seed);
  expect(await callAt('/messages/stock-alert/remove', { token })).toEqual(ok);
  expect(await findAlerts(email)).toEqual([]);
  expect(await countMails(email)).toBe(0);
  expect(await callAt('/messages/stock-alert/remove', { token })).toEqual(ok);
  expect(await callAt('/messages/stock-alert/remove', { token: 'A'.repeat(43) })).toEqual(ok);
  expect((await callAt('/messages/stock-alert/confirm', { token: 'A'.repeat(43) })).answer).toEqual({
    status: 'unknown',
  });
  await setStock(ring.small, 1);
  await nudge(ring.id);
  expect(await countMails(email)).toBe(0);
});

test('a confirmation link expires after 48 hours, and an alert after a year', async () => {
  const ring = await makeRing();
  const late = makeEmail();
  await ask(ring.id, ring.small, { email: late });
  const { id, confirm_seed, mails } = await getAlert(late);
  // The time begins anew each time that the mail is tried, so from here on nobody tries it.
  await expect.poll(() => keep(mails[0]?.id ?? 0)).toBe('sent');
  const expire = () =>
    cms.patch('/items/ecommerce_stock_alert', {
      query: { filter: { id: { _eq: id } } },
      data: { confirm_expires: new Date(Date.now() - 1000).toISOString() },
    });
  await expire();
  const token = makeToken(secret, confirm_seed);
  expect((await callAt('/messages/stock-alert/confirm', { token })).answer).toEqual({ status: 'unknown' });
  await expect
    .poll(() =>
      expire()
        .then(() => nudge(ring.id))
        .then(() => findAlerts(late)),
    )
    .toEqual([]);
  const patient = await wait(ring.id, ring.small);
  const lastYear = new Date(Date.now() - 367 * 24 * 3_600_000).toISOString();
  await cms.patch(`/items/ecommerce_stock_alert/${(await getAlert(patient)).id}`, { date_confirmed: lastYear });
  await expect.poll(() => nudge(ring.id).then(() => findAlerts(patient))).toEqual([]);
});

test('known and unknown addresses get the same answer, and mails to one address are limited', async () => {
  const ring = await makeRing();
  const email = await wait(ring.id, ring.small);
  const answers = [];
  for (let time = 0; time < 5; time += 1) answers.push(await ask(ring.id, ring.small, { email: email.toUpperCase() }));
  for (let time = 0; time < 3; time += 1) answers.push(await ask(ring.id, ring.large, { email }));
  expect(answers).toEqual(answers.map(() => ok));
  const [alert, ...others] = await findAlerts(email);
  expect(others).toEqual([]);
  expect(alert?.mails.map(({ kind }) => kind).sort()).toEqual([
    'stock_alert_confirm',
    'stock_alert_known',
    'stock_alert_known',
  ]);
});

test('one client is limited to five alerts an hour', async () => {
  const ring = await makeRing();
  const client = makeClient();
  const codes = [];
  for (let time = 0; time < 6; time += 1) codes.push((await ask(ring.id, ring.small, { client })).code);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});

test('staff see how many alerts a size has, and not whose', async () => {
  const ring = await makeRing();
  const email = await wait(ring.id, ring.small);
  await nudge(ring.id);
  await expect.poll(() => getWaitlist(ring.small)).toEqual({ waiting: 1, told: 0 });
  const [role] = await cms.get<{ id: string }[]>('/roles?filter[name][_eq]=Personal&fields=id');
  const token = randomUUID();
  await cms.post('/users', { first_name: 'Test', role: role?.id, status: 'active', token });
  const read = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return fetch(`${process.env.CMS_URL}${path}`, { ...init, headers });
  };
  const list = await read(`/items/ecommerce_waitlist?filter[variant][_eq]=${ring.small}&fields=id,waiting`);
  const { data } = (await list.json()) as { data: { id: number; waiting: number }[] };
  expect(data).toEqual([{ id: expect.any(Number), waiting: 1 }]);
  expect((await read('/items/ecommerce_stock_alert?fields=email')).status).toBe(403);
  const mails = await read(`/items/mail?filter[to][_eq]=${encodeURIComponent(email.toLowerCase())}&fields=id,to`);
  expect(await mails.json()).toEqual({ data: [] });
  const [mail] = (await getAlert(email)).mails;
  await cms.patch(`/items/mail/${mail?.id}`, { status: 'failed' });
  // Nor does a copy of it stay when it is deleted.
  const copies = '/revisions?filter[collection][_in]=mail,ecommerce_stock_alert&limit=1';
  expect(await cms.get(copies)).toEqual([]);
  const again = { method: 'PATCH', body: JSON.stringify({ status: 'pending' }) };
  expect((await read(`/items/mail/${mail?.id}`, again)).status).toBe(403);
  expect((await read(`/items/mail/${mail?.id}`, { method: 'DELETE' })).status).toBe(403);
  expect((await read('/items/mail?limit=1&fields=id,to')).status).toBe(200);
  const change = { method: 'PATCH', body: JSON.stringify({ waiting: 9 }) };
  expect((await read(`/items/ecommerce_waitlist/${data[0]?.id}`, change)).status).toBe(403);
});

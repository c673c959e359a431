import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../scripts/find-program.ts';
import { findFreePort } from '../scripts/free-port.ts';
import { type Redis, startRedis } from '../scripts/start-redis.ts';
import { type Scale, type ScaledStorefront, startScale } from '../scripts/start-scale.ts';
import { startCdn } from '../tests/cdn-server.ts';
import { createCms } from '../tests/cms.ts';
import { makeIpAddress } from '../tests/contact-input.ts';
import { startSmtpServer } from '../tests/smtp-server.ts';
import { startVarnish } from '../tests/varnish-server.ts';
import { createPlaceOrder } from './orders.ts';

type Cms = ReturnType<typeof createCms>;

/** What the figures are measured on: everything twice and more, and a mail server. */
type Setup = { scale: Scale; cms: Cms; mails: () => readonly string[]; cdnUrl: string };

const timeoutMs = 120_000;

const pieces = 100;

const edits = 20;

const outageMs = 30_000;

/** Prints what becomes of changes, orders, mails and requests with two Directus and three storefronts on Postgres. */
export async function reportScale(): Promise<void> {
  const redis = await startRedis();
  console.log(
    `\nTwo Directus and three storefronts on one Postgres and ${redis ? 'one' : 'no'} Redis, each kind behind a proxy.`,
  );
  const smtp = await startSmtpServer(await findFreePort());
  const varnish = findProgram('varnishd');
  const cdn = await (varnish ? startVarnish(varnish) : startCdn());
  const scale = await startScale({
    ...{ port: await findFreePort(), storefronts: 3, directus: 2, redis: redis?.url },
    environment: {
      ...{ EMAIL_TRANSPORT: 'smtp', EMAIL_SMTP_HOST: '127.0.0.1', EMAIL_SMTP_PORT: String(smtp.port) },
      EMAIL_FROM: 'website@vierlinden.example',
    },
    siteEnvironment: { CDN: 'on', CDN_PURGE_URL: cdn.purgeUrl, CDN_PURGE_TOKEN: cdn.token },
  });
  cdn.setSite(scale.url);
  try {
    const mails = () => smtp.mails.map(({ to, text }) => `${to.join(', ')}\n${text}`);
    const setup: Setup = { scale, cms: createCms(scale.cmsUrl, scale.secrets.adminToken), mails, cdnUrl: cdn.url };
    await reportEdits(setup);
    await reportPurges(setup, varnish ? 'Varnish' : 'a cache of the tests, since there is no Varnish');
    await reportStopped(setup);
    await reportLastPiece(setup);
    await reportMails(setup);
    if (redis) await reportRedisOutage(setup, redis);
    await reportRestarts(setup);
    await reportReleases(setup);
  } finally {
    const begun = performance.now();
    await scale.stop();
    console.log(`  all of it stopped in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await cdn.close();
    await smtp.stop();
    await redis?.stop();
  }
}

async function reportEdits({ scale, cms }: Setup): Promise<void> {
  const { translations, products } = await readPieces(cms);
  const times: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const name = `Prüfstück ${edit}`;
    const begun = performance.now();
    await cms.patch(`/items/ecommerce_product_translations/${translations[edit]}`, { display_name: name });
    const product = products.slice(edit, edit + 1);
    await Promise.all(scale.storefronts.map((one) => untilNamed(one, product, name)));
    times.push(performance.now() - begun);
  }
  console.log(`  a name, from the studio until all storefronts show it: ${formatTimes(times)}`);
}

/** Each edit is of a page that the cache keeps, and long after the last one, as a person makes them. */
async function reportPurges({ cms, cdnUrl }: Setup, cacheName: string): Promise<void> {
  const { translations, products } = await readPieces(cms);
  const [fromEdit, fromSaved]: [number[], number[]] = [[], []];
  for (let edit = 0; edit < edits; edit += 1) {
    const [translation, product] = [translations[edit], products[edit]];
    const { slug } = await cms.get<{ slug: string }>(`/items/ecommerce_product/${product}?fields=slug`);
    const url = `${cdnUrl}/shop/produkt/${slug}?full=1`;
    await until(`a copy of ${url}`, async () => (await fetch(url)).headers.get('x-cache') === 'hit');
    await wait(2_000);
    const name = `Kopie ${randomUUID().slice(0, 8)}`;
    const begun = performance.now();
    await cms.patch(`/items/ecommerce_product_translations/${translation}`, { display_name: name });
    const saved = performance.now();
    await until(`${name} at ${url}`, async () => (await (await fetch(url)).text()).includes(name));
    fromEdit.push(performance.now() - begun);
    fromSaved.push(performance.now() - saved);
  }
  console.log(
    `  a name, from the studio until ${cacheName} shows it: ${formatTimes(fromEdit)}; after it was saved: ${formatTimes(fromSaved)}`,
  );
}

function formatTimes(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0].map(Math.round);
  return `median ${median} ms, longest ${longest} of ${times.length}`;
}

/** Ten times a hundred products get another name, while one storefront is stopped for ten seconds. */
async function reportStopped({ scale, cms }: Setup): Promise<void> {
  const { translations, products } = await readPieces(cms);
  const stopped = scale.storefronts.at(-1);
  const pid = stopped?.getPid();
  if (!stopped || pid === undefined) throw new Error('There is no storefront to stop.');
  process.kill(pid, 'SIGSTOP');
  const begun = performance.now();
  let last = '';
  for (let round = 1; round <= 10; round += 1) {
    last = `Runde ${round} ${randomUUID().slice(0, 8)}`;
    await cms.patch('/items/ecommerce_product_translations', { keys: translations, data: { display_name: last } });
  }
  const seconds = (performance.now() - begun) / 1000;
  await wait(Math.max(0, 10_000 - seconds * 1000));
  const others = scale.storefronts.filter((one) => one !== stopped);
  await Promise.all(others.map((one) => untilNamed(one, products, last)));
  const resumed = performance.now();
  process.kill(pid, 'SIGCONT');
  await untilNamed(stopped, products, last);
  const ms = Math.round(performance.now() - resumed);
  console.log(
    `  ${10 * products.length} changes (in ${seconds.toFixed(1)} s) while one storefront was stopped for at least ten seconds: equal ${ms} ms after it went on`,
  );
}

/** Product ids, and those of their German names, in one order. */
async function readPieces(cms: Cms): Promise<{ products: number[]; translations: number[] }> {
  const filter = {
    language: { _eq: 'de' },
    ecommerce_product_id: { status: { _eq: 'published' }, project: { _eq: 1 } },
  };
  const rows = await cms.get<{ id: number; ecommerce_product_id: number }[]>(
    `/items/ecommerce_product_translations?fields=id,ecommerce_product_id&sort=id&limit=${pieces}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  return {
    products: rows.map((row) => row.ecommerce_product_id),
    translations: rows.map(({ id }) => id),
  };
}

async function untilNamed({ url }: ScaledStorefront, products: readonly number[], name: string): Promise<void> {
  await until(`all names on ${url}`, async () => {
    const response = await fetch(`${url}/api/pieces?language=de&pieces=${products.join(',')}`);
    if (!response.ok) return false;
    const { pieces: found } = (await response.json()) as { pieces: { name: string }[] };
    return found.length === products.length && found.every((piece) => piece.name === name);
  });
}

async function reportLastPiece({ scale, cms }: Setup): Promise<void> {
  const placeOrder = await createPlaceOrder(scale.url);
  await cms.patch('/items/ecommerce_product_variant/20401', { stock: 1, reorder_possible: false });
  const before = await countRows(cms, 'ecommerce_order');
  const statuses = await Promise.all(Array.from({ length: 50 }, (_, buyer) => placeOrder(buyer)));
  const orders = (await countRows(cms, 'ecommerce_order')) - before;
  console.log(`  50 buyers of one piece: ${orders} order; answered ${formatCounts(statuses)}`);
}

async function reportMails({ scale, cms, mails }: Setup): Promise<void> {
  const marks = Array.from({ length: 30 }, () => randomUUID());
  const send = async (mark: string) => {
    const fields = { name: 'Anna', email: `anna.${mark}@muster.example`, message: mark, privacy: 'on', language: 'de' };
    const response = await fetch(`${scale.url}/api/contact`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
      headers: { 'x-forwarded-for': makeIpAddress() },
    });
    return response.status;
  };
  const statuses = await Promise.all(marks.map(send));
  const waiting = { status: { _in: ['pending', 'sending'] } };
  await until('all mails sent', async () => (await countRows(cms, 'mail', waiting)) === 0);
  const rows = await countRows(cms, 'mail', { status: { _eq: 'sent' }, message: { _nnull: true } });
  const sent = mails().filter((mail) => marks.some((mark) => mail.includes(mark))).length;
  console.log(`  30 messages (answered ${formatCounts(statuses)}): ${rows} mails to send, ${sent} sent`);
}

/** Orders and edits go on for half a minute without Redis, which both Directus use again afterwards. */
async function reportRedisOutage({ scale, cms }: Setup, redis: Redis): Promise<void> {
  const told = await measureToldModel(scale);
  // The last one has been sold.
  await cms.patch('/items/ecommerce_product_variant/20401', { stock: 1_000 });
  const placeOrder = await createPlaceOrder(scale.url);
  const { translations, products } = await readPieces(cms);
  const before = await countRows(cms, 'ecommerce_order');
  const statuses: number[] = [];
  const editTimes: number[] = [];
  await redis.kill();
  const until = performance.now() + outageMs;
  const order = async () => {
    for (let buyer = 1_000; performance.now() < until; buyer += 1) {
      statuses.push(await placeOrder(buyer));
      await wait(200);
    }
  };
  const edit = async () => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const name = `Ohne Redis ${turn}`;
      const begun = performance.now();
      await cms.patch(`/items/ecommerce_product_translations/${translations[0]}`, { display_name: name });
      await Promise.all(scale.storefronts.map((one) => untilNamed(one, products.slice(0, 1), name)));
      editTimes.push(performance.now() - begun);
      await wait(500);
    }
  };
  await Promise.all([order(), edit()]);
  await redis.restart();
  const toldAgain = await measureToldModel(scale);
  const stored = (await countRows(cms, 'ecommerce_order')) - before;
  const longest = Math.round(Math.max(...editTimes));
  console.log(
    `  Redis dead for ${outageMs / 1000} s: ${statuses.length} orders answered ${formatCounts(statuses)}, ${stored} stored; ${editTimes.length} names, shown after at most ${longest} ms`,
  );
  console.log(
    `  a new collection, until the other Directus knows it: ${told} ms; after Redis came back, without a restart: ${toldAgain} ms`,
  );
}

/** Milliseconds until the second Directus knows a collection that the first one has made. */
async function measureToldModel({ directus, secrets }: Scale): Promise<number> {
  const [first, second] = directus.map((url) => createCms(url, secrets.adminToken));
  if (!first || !second) throw new Error('There are no two Directus.');
  const collection = `probe_${randomUUID().slice(0, 8)}`;
  await first.post('/collections', { collection, schema: {}, meta: {} });
  const begun = performance.now();
  await until(`${collection} in the second Directus`, () =>
    second.get(`/items/${collection}`).then(
      () => true,
      () => false,
    ),
  );
  return Math.round(performance.now() - begun);
}

/** Each storefront in turn, while eight visitors request pages. */
async function reportRestarts({ scale }: Setup): Promise<void> {
  const paths = [
    '/',
    '/kontakt',
    '/shop',
    '/shop/schmuck?full=1',
    '/shop/uhren?full=1',
    '/api/suggestions?language=de&q=ring',
  ];
  const statuses: number[] = [];
  let isOver = false;
  const visit = async (visitor: number) => {
    for (let turn = visitor; !isOver; turn += 1) {
      const status = await fetch(scale.url + paths[turn % paths.length]).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      statuses.push(status);
      await wait(20);
    }
  };
  const visitors = Array.from({ length: 8 }, (_, visitor) => visit(visitor));
  const begun = performance.now();
  for (const storefront of scale.storefronts) await storefront.restart();
  isOver = true;
  await Promise.all(visitors);
  const failed = statuses.filter((status) => status !== 200).length;
  console.log(
    `  each storefront restarted in turn, in ${((performance.now() - begun) / 1000).toFixed(0)} s, under load: ${failed} of ${statuses.length} requests failed (${formatCounts(statuses)})`,
  );
}

/** What tabs of the former release ask of storefronts with the new one. How often they reload is what tests hold. */
async function reportReleases({ scale, cms }: Setup): Promise<void> {
  const paths = ['/', '/kontakt', '/trauringe', '/shop?full=1'];
  const readPages = ({ url }: ScaledStorefront) =>
    Promise.all(paths.map(async (path) => (await fetch(url + path)).text()));
  const [first] = scale.storefronts;
  if (!first) throw new Error('There is no storefront.');
  const before = await readPages(first);
  const named = before.flatMap((html) =>
    [...html.matchAll(/"(\/(?:assets|payload|fonts)\/[^"]+)"/g)].map(([, path = '']) => path),
  );
  await renameFooterEntry(cms);
  for (const one of scale.storefronts) {
    await until(`another release at ${one.url}`, async () =>
      (await readPages(one)).every((html, at) => html !== before[at]),
    );
  }
  const files = new Set(named);
  const statuses = await Promise.all(
    scale.storefronts.flatMap(({ url }) => [...files].map(async (path) => (await fetch(url + path)).status)),
  );
  console.log(
    `  two releases: ${files.size} files that pages of the former one name, asked of each storefront with the new one: ${formatCounts(statuses)}`,
  );
}

/** An entry of the footer, which every page shows. */
async function renameFooterEntry(cms: Cms): Promise<void> {
  const path = '/items/menu_entry_translations';
  const filter = {
    language: { _eq: 'de' },
    menu_entry_id: { menu: { key: { _eq: 'footer' }, project: { id: { _eq: 1 } } } },
  };
  const [entry] = await cms.get<{ id: number; display_name: string }[]>(
    `${path}?limit=1&sort=-id&fields=id,display_name&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  if (!entry) throw new Error('The footer has no menu.');
  await cms.patch(`${path}/${entry.id}`, { display_name: `${entry.display_name} neu` });
}

async function countRows(cms: Cms, collection: string, filter: object = {}): Promise<number> {
  const [row] = await cms.get<{ count: number | string }[]>(
    `/items/${collection}?aggregate[count]=*&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  return Number(row?.count ?? 0);
}

async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (await isDone()) return;
    await wait(20);
  }
  throw new Error(`Not within two minutes: ${what}.`);
}

/** `49 × 409, 1 × 200`; 0 stands for a broken connection. */
function formatCounts(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status);
  return [...counts].map(([status, all]) => `${all.length} × ${status}`).join(', ');
}

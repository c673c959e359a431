import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { signatureHeader, signCall } from '../../src/server/signature.ts';
import { copyDist } from '../copy-dist.ts';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { openSmallSite, type SmallSite } from '../small-site.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

type Publication = { id: number; status: string; reason: string | null; live_at: string | null };

/** A release takes some seconds, and many more on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });
const patience = { timeout: 120_000, interval: 100 };

/** Longer than any test: what is found earlier, was told. */
const hour = 3_600_000;

/** Pages that copies of the earlier site lack. */
const names = ['accepted', 'halfway', 'unannounced', 'second'] as const;
const paths = new Map(names.map((name) => [name, `nachgeholt-${randomUUID()}`]));
const ids = new Map<string, number>();

let small: SmallSite;
let proxy: FaultProxy;
let earlier: string;

async function addPage(path = `nachgeholt-${randomUUID()}`): Promise<string> {
  const { id } = await small.cms.post<{ id: number }>('/items/page?fields=id', {
    ...{ project: 1, status: 'published', path, translations: [{ language: 'de', title: 'Nachgeholt' }] },
  });
  ids.set(path, id);
  return `/${path}`;
}

beforeAll(async () => {
  small = await openSmallSite();
  proxy = await startFaultProxy(small.directus.url);
  await small.makeRelease();
  earlier = await copyDist(small.dist);
  for (const path of paths.values()) await addPage(path);
});

afterAll(async () => {
  await proxy?.close();
  await small?.close();
  rmSync(earlier, { recursive: true, force: true, maxRetries: 5 });
});

/** A copy of a site that may publish as it likes, as often as it is started; by default one with all that is published. */
async function copySite(from = small.dist) {
  if (from === small.dist) await small.makeRelease();
  const dist = await copyDist(from);
  const started: Storefront[] = [];
  onTestFinished(async () => {
    for (const site of started) await site.close();
    rmSync(dist, { recursive: true, force: true, maxRetries: 5 });
  });
  const start = async (everyMs: number, changes: Record<string, string> = {}) => {
    proxy.reset();
    const own = { ...small.environment, DIST_DIR: dist, PUBLICATION_CHECK_MS: String(everyMs), ...changes };
    const site = await startStorefront(proxy.url, own);
    started.push(site);
    return site;
  };
  return Object.assign(start, { dist });
}

/** Who publishes into a folder now; nobody where the lease has ended. */
function readLease(dist: string): { pid?: number } {
  const folder = join(dist, 'releases');
  const numbers = readdirSync(folder).map((name) => Number(/^builder\.(\d+)$/.exec(name)?.[1] ?? 0));
  const newest = join(folder, `builder.${Math.max(...numbers)}`);
  const { isEnded, ...holder } = existsSync(newest) ? JSON.parse(readFileSync(newest, 'utf8')) : { isEnded: true };
  return isEnded ? {} : holder;
}

const listReleases = (dist: string) => readdirSync(join(dist, 'releases')).filter((name) => /^\d+$/.test(name));

const addressOf = (name: (typeof names)[number]) => `/${paths.get(name)}`;

const status = async (site: Storefront, address: string) => (await fetch(site.url + address)).status;

const countPublications = (site: Storefront) => site.readLog().split('"event":"publication"').length - 1;

/** What the Flow of the studio sends, as a change of a collection that no other publication names. */
async function tell(site: Storefront, collection: string, path = '/api/publish') {
  const body = JSON.stringify({ collection });
  const signature = signCall(small.directus.secrets.siteSecret, {
    ...{ direction: 'cms-to-storefront', method: 'POST', path: '/api/publish', body },
  });
  const send = async () =>
    (await fetch(site.url + path, { method: 'POST', body, headers: { [signatureHeader]: signature } })).status;
  return { status: await send(), sendAgain: send };
}

async function findPublication(collection: string): Promise<Publication | undefined> {
  const [found] = await small.cms.get<Publication[]>(`/items/publication?filter[collections][_contains]=${collection}`);
  return found;
}

async function kill({ process: child }: Storefront) {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

test('while the log of changes is followed, nothing is polled', async () => {
  await (await copySite())(hour);
  const countPolls = () => proxy.calls.filter(({ path }) => path.startsWith('/items/')).length;
  const countCalls = () => proxy.calls.filter(({ path }) => path === '/changes').length;
  // What the start has begun to read is read first.
  await expect
    .poll(async () => {
      const [polls, calls] = [countPolls(), countCalls()];
      await vi.waitFor(() => expect(countCalls()).toBeGreaterThan(calls + 2), patience);
      return countPolls() - polls;
    }, patience)
    .toBe(0);
});

test('an accepted publication is online after the storefront was killed and restarted', async () => {
  const start = await copySite(earlier);
  const site = await start(0);
  const called = await tell(site, randomUUID());
  expect([called.status, await called.sendAgain()], 'a replay is refused').toEqual([202, 401]);
  expect((await tell(site, randomUUID(), '/api/catalogue')).status, 'a signature is for one path').toBe(401);
  await kill(site);
  // Of a deleted website no end will be reported.
  const release = String(Date.now());
  const abandoned = await small.cms.post<{ id: number }>('/items/publication?fields=id', {
    status: 'running',
    release,
  });
  onTestFinished(() => small.cms.delete(`/items/publication/${abandoned.id}`));
  const date_created = new Date(Date.now() - 11 * 60_000).toISOString();
  await small.cms.patch(`/items/publication/${abandoned.id}`, { date_created });
  const next = await start(60_000);
  await expect.poll(() => status(next, addressOf('accepted')), patience).toBe(200);
  await expect
    .poll(() => small.cms.get<Publication>(`/items/publication/${abandoned.id}`), patience)
    .toMatchObject({ status: 'failed', reason: expect.stringContaining('Abgebrochen') });
});

test('a publication killed halfway is not left running in the studio, and is online', async () => {
  const start = await copySite(earlier);
  const site = await start(0);
  const collection = randomUUID();
  // No content comes before the storefront is started again.
  proxy.fault.holds = (path) => path.startsWith('/items/');
  expect((await tell(site, collection)).status).toBe(202);
  await expect.poll(async () => (await findPublication(collection))?.status, patience).toBe('running');
  await kill(site);
  const next = await start(60_000);
  await expect.poll(() => status(next, addressOf('halfway')), patience).toBe(200);
  await expect
    .poll(() => findPublication(collection), patience)
    .toMatchObject({
      ...{ status: 'failed', live_at: null, reason: expect.stringContaining('neu gestartet') },
    });
});

test('a change without a webhook is published, and so is a deletion; nothing is rebuilt without a change', async () => {
  const address = addressOf('unannounced');
  const site = await (await copySite(earlier))(300);
  await expect.poll(() => status(site, address), patience).toBe(200);
  const id = ids.get(address.slice(1));
  await small.cms.delete(`/items/page/${id}`);
  await expect.poll(() => status(site, address), patience).toBe(404);
  const looks = () => proxy.calls.filter(({ path }) => path === '/publishing/state').length;
  const countAfter = async (more: number) => {
    const looked = looks();
    await expect.poll(looks, patience).toBeGreaterThan(looked + more);
    return countPublications(site);
  };
  // The release without the page is noted a moment after it is shown. A build looks as well, so that six looks without
  // one are none.
  const made = await countAfter(3);
  expect(await countAfter(6)).toBe(made);
});

test('a studio that was offline learns the result of a publication later, and its change is online', async () => {
  const site = await (await copySite())(500);
  const address = await addPage();
  const collection = randomUUID();
  proxy.fault.delayMs = 2_000;
  await tell(site, collection);
  await expect.poll(async () => (await findPublication(collection))?.status, patience).toBe('running');
  proxy.fault.isCut = true;
  await expect.poll(() => site.readLog(), patience).toContain('"event":"publication not reported"');
  proxy.reset();
  await expect.poll(async () => (await findPublication(collection))?.status, patience).toBe('failed');
  await expect.poll(() => status(site, address), patience).toBe(200);
});

test('a second storefront that shares the releases shows what the first one publishes, told by the log alone', async () => {
  const start = await copySite(earlier);
  const [first, second] = [await start(hour), await start(0, { RELEASE_CHECK_MS: String(hour) })];
  expect((await tell(first, randomUUID())).status).toBe(202);
  await expect.poll(() => status(second, addressOf('second')), patience).toBe(200);
  expect(await status(first, addressOf('second'))).toBe(200);
  expect(countPublications(second)).toBe(0);
});

test('two storefronts that share the releases publish a change once, and both show it', async () => {
  const start = await copySite();
  const before = new Set(listReleases(start.dist));
  const [first, second] = [await start(hour), await start(hour)];
  // Both are told by the log at the same moment.
  const address = await addPage();
  for (const site of [first, second]) await expect.poll(() => status(site, address), patience).toBe(200);
  expect(listReleases(start.dist).filter((id) => !before.has(id))).toHaveLength(1);
});

test('a storefront that is killed while it publishes is replaced by the other one', async () => {
  const start = await copySite();
  // What could not be published while content was held back is tried again soon.
  const sites = [await start(2_000), await start(2_000)];
  proxy.fault.holds = (wanted) => wanted.startsWith('/items/');
  const address = await addPage();
  // Both look by themselves as well, so that either may be the one that publishes.
  const findPublishing = () => {
    const { pid } = readLease(start.dist);
    return sites.find((site) => site.process.pid === pid);
  };
  await expect.poll(findPublishing, patience).toBeDefined();
  const killed = findPublishing();
  const survivor = sites.find((site) => site !== killed);
  if (!killed || !survivor) throw new Error('Nobody publishes.');
  await kill(killed);
  proxy.reset();
  await expect.poll(() => status(survivor, address), patience).toBe(200);
  // A page is open in a browser; whoever is started since has its payload as well.
  const payload = /data-payload="([^"]+)"/.exec(await (await fetch(survivor.url)).text())?.[1] ?? '';
  const third = await start(hour);
  await expect.poll(() => status(third, payload), patience).toBe(200);
});

/** Makes another version of the code: with another number, and other names of its scripts and styles. */
function changeCode(dist: string, releases: string) {
  const assets = join(dist, 'public', 'assets');
  for (const name of readdirSync(assets).filter((one) => /\.(?:br|gz)$/.test(one))) rmSync(join(assets, name));
  const names = new Set(readdirSync(assets).filter((one) => /\.(?:js|css)$/.test(one)));
  const rename = (name: string) => (names.has(name) ? name.replace(/\.(?=\w+$)/, '0.') : name);
  const build = readFileSync(join(releases, readFileSync(join(releases, 'chosen'), 'utf8'), 'build'), 'utf8');
  for (const folder of ['server', join('public', 'assets')]) {
    for (const entry of readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })) {
      if (!/\.(?:js|css)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replaceAll(/[\w.-]+\.(?:js|css)\b/g, rename).replaceAll(build, `${build}0`));
    }
  }
  for (const name of names) renameSync(join(assets, name), join(assets, rename(name)));
}

test('storefronts of two versions of the code share the releases: each shows a change by its own code, and has the files of the other', async () => {
  const startOlder = await copySite();
  const startNewer = await copySite(startOlder.dist);
  const releases = join(startOlder.dist, 'releases');
  rmSync(join(startNewer.dist, 'releases'), { recursive: true });
  symlinkSync(releases, join(startNewer.dist, 'releases'));
  changeCode(startNewer.dist, releases);
  const older = await startOlder(hour);
  // As the container does at its start.
  await small.makeRelease(startNewer.dist);
  const newer = await startNewer(hour);
  const address = await addPage();
  const listFiles = async (site: Storefront) => {
    await expect.poll(() => status(site, address), patience).toBe(200);
    const html = await (await fetch(site.url + address)).text();
    return Array.from(html.matchAll(/["'](\/(?:assets|payload)\/[^"']+)["']/g), ([, file = '']) => file);
  };
  const [ofOlder, ofNewer] = [await listFiles(older), await listFiles(newer)];
  for (const kind of ['/assets/', '/payload/']) {
    expect(ofOlder.filter((file) => file.startsWith(kind) && !ofNewer.includes(file))).not.toEqual([]);
  }
  for (const file of new Set([...ofOlder, ...ofNewer])) {
    expect([await status(older, file), await status(newer, file)], file).toEqual([200, 200]);
  }
});

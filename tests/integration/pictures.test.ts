import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '../../scripts/free-port.ts';
import { createCms } from '../cms.ts';
import { type FaultProxy, startFaultProxy, type WrongResponse } from '../fault-proxy.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

const cmsUrl = process.env.CMS_URL ?? '';
const cms = createCms();
const patience = { timeout: 20_000 };
const makeFolder = () => mkdtempSync(join(tmpdir(), 'vitrine-pictures-'));

/** Pictures of the shop, the first six of which are stored in `stored`, beside one that staff have deleted since. */
let ids: string[] = [];
let deleted = '';
const stored = makeFolder();

const listStored = (cache: string) => readdirSync(join(cache, 'media')).filter((name) => name.includes('~'));
const show = async ({ url }: Storefront, id: string | undefined, file = '320.avif') =>
  (await fetch(`${url}/media/${id}/${file}`)).status;

/** A storefront that begins with what is stored, and has not looked after any of it. */
async function openSite(url: string, changes: Record<string, string> = {}) {
  const CACHE_DIR = makeFolder();
  cpSync(stored, CACHE_DIR, { recursive: true });
  const site = await startStorefront(url, { CACHE_DIR, ...changes });
  return { site, cache: CACHE_DIR };
}

async function uploadCopy(id: string | undefined): Promise<string> {
  const headers = { authorization: `Bearer ${process.env.CMS_ADMIN_TOKEN}` };
  const body = new FormData();
  body.append('file', await (await fetch(`${cmsUrl}/assets/${id}`, { headers })).blob(), 'copy.jpg');
  const answer = (await (await fetch(`${cmsUrl}/files`, { method: 'POST', headers, body })).json()) as {
    data: { id: string };
  };
  return answer.data.id;
}

beforeAll(async () => {
  const filter = encodeURIComponent(JSON.stringify({ type: { _eq: 'image/jpeg' }, width: { _gt: 1200 } }));
  ids = (await cms.get<{ id: string }[]>(`/files?fields=id&limit=40&filter=${filter}`)).map(({ id }) => id);
  deleted = await uploadCopy(ids[0]);
  const site = await startStorefront(cmsUrl, { CACHE_DIR: stored });
  for (const id of [...ids.slice(0, 6), deleted]) expect(await show(site, id)).toBe(200);
  await vi.waitFor(() => expect(listStored(stored)).toHaveLength(7), patience);
  await site.close();
  await cms.delete(`/files/${deleted}`);
});

test('the logo, which has lettering and flat colours, is sent nearly without loss, in fewer bytes', async () => {
  const [logo] = await cms.get<{ id: string }[]>('/files?fields=id&filter[filename_download][_eq]=logo.png');
  const { site } = await openSite(cmsUrl);
  onTestFinished(() => site.close());
  await expect.poll(() => show(site, logo?.id, '640.webp'), patience).toBe(200);
  const bytes = Buffer.from(await (await fetch(`${site.url}/media/${logo?.id}/640.webp`)).arrayBuffer());
  // Where a WebP file names how it is encoded.
  expect(bytes.toString('latin1', 12, 16)).toBe('VP8L');
  expect(bytes.length).toBeLessThan(12_000);
});

describe('with a failing CMS', () => {
  let proxy: FaultProxy;
  let site: Storefront;
  let cache: string;
  beforeAll(async () => {
    proxy = await startFaultProxy(cmsUrl);
    ({ site, cache } = await openSite(proxy.url));
  });
  afterEach(() => proxy.reset());
  afterAll(async () => {
    await site.close();
    await proxy.close();
  });

  const countAsked = (part: string) =>
    proxy.calls.filter(({ path }) => path.startsWith('/assets/') && path.includes(part)).length;

  test.each<[WrongResponse, number]>([
    ['html', 0],
    ['error', 1],
    ['broken json', 2],
  ])('a stored picture stays when the response is %s', async (instead, at) => {
    proxy.fault.instead = instead;
    expect(await show(site, ids[at])).toBe(200);
    await vi.waitFor(() => expect(countAsked(ids[at] ?? '')).toBe(1), patience);
    expect(await show(site, ids[30])).toBe(502);
    expect(await show(site, ids[at])).toBe(200);
    expect(listStored(cache).filter((name) => name.startsWith(ids[at] ?? ''))).toHaveLength(1);
    expect(site.readLog()).toContain('pictures not checked');
  });

  test('a deleted picture stays until that is confirmed minutes later', async () => {
    expect(await show(site, deleted)).toBe(200);
    await vi.waitFor(() => expect(countAsked(deleted)).toBe(1), patience);
    // A size that is not stored is requested after it, so that the check has ended.
    expect(await show(site, deleted, '480.avif')).toBe(404);
    expect(await show(site, deleted)).toBe(200);
    expect(listStored(cache).filter((name) => name.startsWith(deleted))).toHaveLength(1);
  });

  test('a size that no page uses is not requested from the CMS', async () => {
    for (const file of [
      '1980.avif',
      '1600.avif',
      '1200.avif',
      '160.webp',
      '640.avif',
      '1980.jpg',
      'social.webp',
      '2800.avif',
      '2801.webp',
    ]) {
      expect(await show(site, ids[31], file)).toBe(404);
    }
    expect(countAsked(ids[31] ?? '')).toBe(0);
  });

  test('queued pictures of aborted requests are not rendered, and the next request is served', async () => {
    proxy.fault.holds = (path) => path.includes('width=');
    const before = countAsked('width=');
    const visits = ids.slice(6, 30).flatMap((id) =>
      ['800.avif', '1980.webp', '1200.webp'].map((file) => {
        const visit = request(`${site.url}/media/${id}/${file}`);
        visit.on('error', () => undefined).end();
        return { visit, closed: new Promise<void>((done) => visit.once('close', done)) };
      }),
    );
    await vi.waitFor(() => expect(countAsked('width=') - before).toBe(2), patience);
    for (const { visit } of visits) visit.destroy();
    await Promise.all(visits.map(({ closed }) => closed));
    const next = show(site, ids[5], '480.avif');
    // One of those that had begun comes to an end, or is ended as nobody waits for it.
    await vi.waitFor(() => expect(countAsked(`${ids[5]}?width=480`)).toBe(1), patience);
    proxy.reset();
    expect(await next).toBe(200);
    expect(countAsked('width=') - before).toBeLessThanOrEqual(4);
  });
});

/** As Directus gives them to people; it looks at the signature first. */
const expired = [
  { alg: 'HS256', typ: 'JWT' },
  { id: randomUUID(), iat: 1_600_000_000, exp: 1_600_000_900, iss: 'directus' },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('c2lnbmF0dXJl')
  .join('.');

test.each([
  ['unknown', randomUUID()],
  ['expired', expired],
])('a stored picture stays while the token is %s', async (_name, CONTENT_API_TOKEN) => {
  const { site, cache } = await openSite(cmsUrl, { CONTENT_API_TOKEN });
  onTestFinished(() => site.close());
  expect(await show(site, ids[0])).toBe(200);
  await vi.waitFor(() => expect(site.readLog()).toContain('pictures not checked'), patience);
  expect(await show(site, ids[0])).toBe(200);
  expect(await show(site, ids[6])).toBe(502);
  expect(listStored(cache)).toHaveLength(7);
});

test('an unwritable cache breaks no page and no picture', async () => {
  const CACHE_DIR = join(makeFolder(), 'file');
  writeFileSync(CACHE_DIR, 'in the place of the folder');
  const site = await startStorefront(cmsUrl, { CACHE_DIR });
  onTestFinished(() => site.close());
  for (const _ of [1, 2]) expect(await show(site, ids[0])).toBe(200);
  for (const path of ['/', '/schmuck']) expect((await fetch(site.url + path)).status).toBe(200);
  for (const event of ['pictures not kept', 'catalogue not kept', 'redirects not kept']) {
    await vi.waitFor(() => expect(site.readLog()).toContain(event), patience);
  }
});

test('an unwritable log does not end the process', async () => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [resolve(process.env.DIST_DIR ?? 'dist', 'serve-node.js')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, CACHE_DIR: makeFolder() },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  // What it says at the start is lost.
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), patience);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

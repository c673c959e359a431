import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sharp } from '../../demo/pictures/sharp.ts';
import { chooseRequested } from '../../src/base/requested-pictures.ts';
import { createCms } from '../cms.ts';
import { startFaultProxy } from '../fault-proxy.ts';
import { type IsolatedDirectus, startIsolatedDirectus } from '../isolated-directus.ts';
import { type SiteProxy, startSiteProxy } from '../site-proxy.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const patience = { timeout: 60_000, interval: 50 };

const admin = { authorization: `Bearer ${process.env.CMS_ADMIN_TOKEN}` };

/** A Directus that calls a website of its own, behind a proxy since each needs the other's address. */
let directus: IsolatedDirectus;
let proxy: SiteProxy;
let site: Storefront;
let cms: ReturnType<typeof createCms>;
/** Files of Directus before the website has requested any. */
let shipped: string[] = [];
const cache = mkdtempSync(join(tmpdir(), 'vitrine-prepared-'));

beforeAll(async () => {
  proxy = await startSiteProxy('http://127.0.0.1');
  directus = await startIsolatedDirectus({ SITE_URL: proxy.url, LOOK_EVERY_SECONDS: '1' });
  cms = createCms(directus.url);
  shipped = readdirSync(join(directus.data, 'uploads'));
  site = await startStorefront(directus.url, { CACHE_DIR: cache, PICTURES_AHEAD: 'on' });
  proxy.setTarget(site.url);
});

afterAll(async () => {
  await site.close();
  await directus.close();
  await proxy.close();
  rmSync(cache, { recursive: true, force: true, maxRetries: 5 });
});

/** A picture of 1000 × 750 pixels in one colour. */
const draw = (color: string, opacity = 1) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750"><rect width="1000" height="750" fill="${color}" fill-opacity="${opacity}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

async function send(method: 'POST' | 'PATCH', path: string, picture: Buffer): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
  const response = await fetch(directus.url + path, { method, headers: admin, body });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

const upload = (picture: Buffer) => send('POST', '/files', picture);

const findTint = async (id: string) => (await cms.get<{ tint: string | null }>(`/files/${id}?fields=tint`)).tint;

const expectTint = (id: string, tint: string) =>
  vi.waitFor(async () => expect(await findTint(id)).toBe(tint), patience);

describe('the tint of a file', () => {
  test('is that of its picture, and of the new picture when it is replaced', async () => {
    const id = await upload(await draw('#f0ece4'));
    await expectTint(id, 'f0ece4');
    await send('PATCH', `/files/${id}`, await draw('#204060'));
    await expectTint(id, '204060');
  });

  test('is empty where the picture is translucent', async () => {
    await expectTint(await upload(await draw('#f0ece4', 0.5)), '');
  });

  test('is computed later where it is missing, as of a file from before there were tints', async () => {
    const id = await upload(await draw('#204060'));
    await expectTint(id, '204060');
    await cms.patch(`/files/${id}`, { tint: null });
    await expectTint(id, '204060');
  });

  test('dates the product that shows the file as changed when it is another one', async () => {
    const [product] = await cms.get<{ id: number; date_updated: string; images: { directus_files_id: string }[] }[]>(
      '/items/ecommerce_product?fields=id,date_updated,images.directus_files_id&limit=1&filter[status][_eq]=published&sort=-id',
    );
    const id = product?.images[0]?.directus_files_id ?? '';
    await send('PATCH', `/files/${id}`, await draw('#102030'));
    await expectTint(id, '102030');
    const read = () => cms.get<{ date_updated: string }>(`/items/ecommerce_product/${product?.id}?fields=date_updated`);
    await vi.waitFor(async () => expect((await read()).date_updated).not.toBe(product?.date_updated), patience);
  });
});

test.each([
  ['the home page', '/', 10],
  ['a list', '/shop/uhren', 20],
])('the demo brings the pictures of %s in the sizes that usual screens request', async (_, path, atLeast) => {
  const html = await (await fetch(site.url + path)).text();
  const sources = [...html.matchAll(/<source type="image\/avif" srcset="([^"]+)" sizes="([^"]+)"/gi)];
  expect(sources.length).toBeGreaterThanOrEqual(atLeast);
  for (const [, srcset = '', sizes = ''] of sources) {
    const files = srcset.split(', ').map((entry) => {
      const [, format, width] = /\.(\w+) (\d+)w$/.exec(entry) ?? [];
      return { format, width: Number(width) };
    });
    const [, id] = /^\/media\/([^/]+)\//.exec(srcset) ?? [];
    const requested = chooseRequested(files, sizes);
    for (const type of ['avif', 'webp']) {
      const converted = shipped.filter((name) => name.startsWith(`${id}__`) && name.endsWith(`.${type}`));
      const wanted = requested.filter(({ format }) => format === type);
      expect(converted.length, `${type} of ${srcset}`).toBeGreaterThanOrEqual(wanted.length);
    }
  }
});

test('an uploaded file is converted into all sizes of pages without a request', async () => {
  const id = await upload(await draw('#f0ece4'));
  const listStored = () =>
    readdirSync(join(cache, 'media')).flatMap((name) => (name.startsWith(id) ? [name.slice(37).split('~')[0]] : []));
  const sizes = ['320.avif', '480.avif', '800.avif', '1200.webp'];
  await vi.waitFor(() => expect(listStored().toSorted()).toEqual(sizes.toSorted()), patience);
  expect(proxy.requests).toContain('POST /api/pictures');
});

test('what visitors request is converted before what nobody has requested', async () => {
  const line = await startFaultProxy(directus.url);
  onTestFinished(() => line.close());
  const listConversions = () =>
    line.calls.flatMap(({ path }) => (path.startsWith('/assets/') && path.includes('width=') ? [path] : []));
  const files = await Promise.all(['#111111', '#222222', '#333333'].map(async (color) => upload(await draw(color))));
  for (const id of files) await vi.waitFor(async () => expect(await findTint(id)).not.toBeNull(), patience);
  line.fault.holds = (path) => path.startsWith('/assets/') && path.includes('width=');
  const visited = await startStorefront(line.url, { PICTURES_AHEAD: 'on' });
  onTestFinished(() => visited.close());
  await vi.waitFor(() => expect(listConversions()).toHaveLength(1), patience);
  const [prepared] = listConversions();

  const visits = files.map(async (id) => (await fetch(`${visited.url}/media/${id}/1200.webp`)).status);
  await vi.waitFor(() => expect(listConversions()).toHaveLength(3), patience);
  const isRequested = (path: string) => files.some((id) => path.startsWith(`/assets/${id}?`));
  expect(listConversions().filter(isRequested)).toHaveLength(2);
  expect(files.some((id) => prepared?.includes(id))).toBe(false);
  line.reset();
  expect(await Promise.all(visits)).toEqual([200, 200, 200]);
  await vi.waitFor(() => expect(listConversions().length).toBeGreaterThan(4), patience);
  expect(listConversions().slice(1, 4).every(isRequested)).toBe(true);
});

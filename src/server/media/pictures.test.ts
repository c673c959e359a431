import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import type { EdgeEnv } from '../edge-env.ts';
import { createPictureHandler } from './picture-handler.ts';
import { address, assets, id, listed, openSite, serveAssets } from './pictures-fixture.ts';

serveAssets();

describe('a picture', () => {
  it('is converted once per size and format, and stored', async () => {
    const { get } = await openSite();
    const answer = await get(address);
    expect(await answer.text()).toBe('picture 1');
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'image/webp', 'content-length': '9' });
    expect(answer.headers.get('cache-control')).toContain('stale-while-revalidate');
    expect(assets.query).toBe('width=320&quality=85&format=webp&fit=inside&withoutEnlargement=true');
    expect(assets.authorization).toBe('Bearer token');
    await get(address);
    expect(assets.made).toBe(1);
  });

  it('is converted once for concurrent requests, and few at a time', async () => {
    const { get } = await openSite();
    const sizes = ['320.avif', '480.avif', '800.avif', '320.webp', '480.webp', '800.webp', '1200.webp', '1980.webp'];
    const wanted = [...sizes, ...sizes, ...sizes].map((file) => get(`/media/${id}/${file}`));
    expect(new Set((await Promise.all(wanted)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(assets.made).toBe(8);
    expect(assets.mostAtOnce).toBeLessThanOrEqual(2);
  });

  it('that Directus is converting for another request is requested until it is complete', async () => {
    const { get } = await openSite();
    assets.empty = 2;
    expect(await (await get(address)).text()).toBe('picture 1');
    expect(assets.made).toBe(3);
  });

  it('is refused for a moment while its client leaves too many unread', async () => {
    const found = { bytes: new Uint8Array(3), version: 'a1' };
    const answer = createPictureHandler(
      async () => found,
      () => 'client',
      () => false,
    );
    const { status, headers } = await new Hono<EdgeEnv>().get('/media/*', answer).request(address);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('for the magnified view is uncropped, and limited in size', async () => {
    const { get } = await openSite();
    expect((await get(`/media/${id}/2800.webp`)).status).toBe(200);
    expect(assets.query).toBe('width=2800&quality=85&format=webp&fit=inside&withoutEnlargement=true&height=4200');
  });

  it('is encoded as AVIF with less effort, and a quality that looks as that of WebP', async () => {
    const { get } = await openSite();
    await get(`/media/${id}/320.avif`);
    const query = new URLSearchParams(assets.query);
    expect(query.get('transforms')).toBe('[["avif",{"effort":1}]]');
    expect(query.get('quality')).toBe('65');
  });

  it.each([
    ['nearly without loss, where that is smaller', 'logo', 'logo'],
    ['with loss, where that is smaller', 'a photograph', 'picture 1'],
    ['with loss, where the other encoding fails', undefined, 'picture 1'],
  ])('of a logo is encoded %s', async (_, nearLossless, sent) => {
    const { get } = await openSite();
    assets.nearLossless = nearLossless;
    expect(await (await get(`/media/${id}/640.webp`)).text()).toBe(sent);
    const query = new URLSearchParams(assets.query);
    expect(query.get('transforms')).toBe('[["webp",{"nearLossless":true}]]');
    expect(assets.made).toBe(2);
  });

  it('for link previews is cropped to their size only', async () => {
    const { get } = await openSite();
    const { status } = await get(`/media/${id}/social.jpg`);
    expect(status).toBe(200);
    expect(Object.fromEntries(new URLSearchParams(assets.query))).toMatchObject({
      width: '1200',
      height: '630',
      fit: 'cover',
    });
    expect((await get(`/media/${id}/social.webp`)).status).toBe(404);
  });

  it('is a 304 for a client that has it', async () => {
    const { get } = await openSite();
    const etag = (await get(address)).headers.get('etag') ?? '';
    const again = await get(address, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is served after a restart and without the content system', async () => {
    const { cache, get, storedFiles } = await openSite();
    await get(address);
    await vi.waitFor(async () => expect(await storedFiles()).toEqual([`${id}-320.webp`]));
    const { get: getLater } = await openSite({ folder: cache, checkIntervalMs: 0 });
    assets.status = 500;
    expect(await (await getLater(address)).text()).toBe('picture 1');
    expect((await getLater(`/media/${id}/480.webp`)).status).toBe(502);
  });
});

describe('many concurrent requests', () => {
  const others = Array.from({ length: 450 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
  const releaseAll = async (answers: Promise<Response>[]) => {
    let open = true;
    void Promise.allSettled(answers).then(() => {
      open = false;
    });
    while (open) {
      for (const send of assets.held?.splice(0) ?? []) send();
      await new Promise(setImmediate);
    }
    return Promise.all(answers);
  };

  it('are refused when the queue is full, but not those of a new client', async () => {
    const { get } = await openSite();
    assets.held = [];
    const greedy = others.map((other) => get(`/media/${other}/320.webp`, { headers: { client: 'ada' } }));
    const refused = await Promise.race(greedy);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    await vi.waitFor(() => expect(assets.held).toHaveLength(2));
    const newcomer = get(address, { headers: { client: 'bob' } });
    expect((await releaseAll([...greedy, newcomer])).at(-1)?.status).toBe(200);
    const statuses = (await Promise.all(greedy)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  it('that are aborted are not converted', async () => {
    const { get } = await openSite();
    assets.held = [];
    const leaving = new AbortController();
    const left = others
      .slice(0, 50)
      .map((other) => get(`/media/${other}/320.webp`, { signal: leaving.signal, headers: { client: 'ada' } }));
    await vi.waitFor(() => expect(assets.held).toHaveLength(2));
    await vi.waitFor(() => expect(assets.asked).toHaveLength(50));
    leaving.abort();
    await Promise.all(left);
    const stays = get(address, { headers: { client: 'bob' } });
    const [answer] = await releaseAll([stays]);
    expect(answer?.status).toBe(200);
    expect(assets.made).toBe(3);
  });

  it('for a missing picture cause one read', async () => {
    const { get } = await openSite();
    assets.status = 403;
    const asked = others.slice(0, 50).flatMap((other) => [`/media/${other}/320.webp`, `/media/${other}/1980.webp`]);
    const statuses = await Promise.all([...asked, ...asked].map(async (path) => (await get(path)).status));
    expect(new Set(statuses)).toEqual(new Set([404]));
    for (const path of asked) await get(path);
    expect(assets.asked).toHaveLength(50);
  });
});

it.each([
  '/media/not-an-id/320.webp',
  `/media/${id}/321.webp`,
  `/media/${id}/320.svg`,
  `/media/${id}/320.png`,
  `/media/${id.toUpperCase()}/320.webp`,
  `/media/..%2f${id}/320.webp`,
])('%s is 404 without a read', async (path) => {
  const { get } = await openSite();
  expect((await get(path)).status).toBe(404);
  expect(assets.made).toBe(0);
});

it('an SVG is never served', async () => {
  const { get } = await openSite();
  Object.assign(assets, { type: 'image/svg+xml', list: { status: 200, body: listed('image/svg+xml') } });
  expect((await get(address)).status).toBe(404);
});

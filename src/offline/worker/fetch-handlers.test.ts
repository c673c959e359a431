import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cachedAtHeader, fileCacheName, pageCacheName, pictureCacheName } from '../cache-names.ts';
import { makeBrokenCaches, makeCaches } from './caches-fixture.ts';

type Handlers = typeof import('./fetch-handlers.ts');

const everybodys = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const ofTheDay = { ...everybodys, 'cache-control': 'private, no-cache' };
const place = '<p data-as-of="product" class="notice__root" hidden="" vt-update="none"> </p>';
const script = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };

const page = (text = 'Guten Tag', changes: ResponseInit = {}) =>
  new Response(`<h1>${text}</h1>`, { headers: everybodys, ...changes });

let handlers: Handlers;
const ask = vi.fn<(address: Request | string) => Promise<Response>>();
const waiting: Promise<unknown>[] = [];

function makeEvent(path: string): FetchEvent {
  const event = {
    request: new Request(new URL(path, 'https://vierlinden.example')),
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  };
  return event as unknown as FetchEvent;
}

/** Promises passed to `waitUntil`. */
async function rest(): Promise<void> {
  for (let work = waiting.shift(); work; work = waiting.shift()) await work;
}

async function visit(path: string, answer: Response): Promise<void> {
  ask.mockResolvedValueOnce(answer);
  await handlers.handlePage(makeEvent(path), path.replace(/\?.*/, ''), true);
  await rest();
}

async function listCached(): Promise<string[]> {
  const requests = await (await caches.open(pageCacheName)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

beforeEach(async () => {
  vi.stubGlobal('self', { navigator: { onLine: false } });
  vi.stubGlobal('caches', makeCaches());
  vi.stubGlobal('fetch', ask);
  waiting.length = 0;
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  handlers = await import('./fetch-handlers.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('with damaged cache storage', () => {
  beforeEach(() => vi.stubGlobal('caches', makeBrokenCaches()));

  test('a script is loaded from the network', async () => {
    ask.mockResolvedValueOnce(new Response('let a', { headers: script }));
    const answer = await handlers.cacheFirst(makeEvent('/assets/index-a.js'), '/assets/index-a.js');
    await Promise.allSettled(waiting.splice(0));
    expect(await answer.text()).toBe('let a');
  });

  test('a slow page is shown when it arrives', async () => {
    vi.useFakeTimers();
    ask.mockReturnValueOnce(new Promise((resolve) => setTimeout(resolve, 9_000, page())));
    const pendingResponse = handlers.handlePage(makeEvent('/faq'), '/faq', true);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await (await pendingResponse).text()).toContain('Guten Tag');
    await Promise.allSettled(waiting.splice(0));
  });

  test('a page that fails gets the offline fallback', async () => {
    expect((await handlers.handlePage(makeEvent('/faq'), '/faq', true)).status).toBe(503);
  });
});

test.each([
  ['public, max-age=86400', 1],
  ['private', 0],
  ['no-store', 0],
])('a picture with %s is cached %i times', async (cacheControl, count) => {
  ask.mockResolvedValueOnce(
    new Response('', { headers: { 'content-type': 'image/png', 'cache-control': cacheControl } }),
  );
  await handlers.networkFirst(makeEvent('/media/7e2b/640.png'), '/media/7e2b/640.png');
  await rest();
  expect(await (await caches.open(pictureCacheName)).keys()).toHaveLength(count);
});

describe('a client navigation', () => {
  const navigate = async (path: string) => {
    const event = makeEvent(path);
    return (await handlers.handlePayload(event, new URL(event.request.url))).text();
  };

  test('becomes a hard navigation when the network fails', async () => {
    expect(await navigate('/RSC/R/kontakt.txt?query=a%3Db')).toBe('0:{"_location":"/kontakt?a=b"}\n');
  });

  test('becomes a hard navigation to a cached document when the network hangs', async () => {
    await visit('/faq', page());
    vi.useFakeTimers();
    ask.mockReturnValueOnce(new Promise(() => undefined));
    const pendingResponse = navigate('/RSC/R/faq.txt?query=');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await pendingResponse).toBe('0:{"_location":"/faq"}\n');
  });

  test('waits for the network when the page is not cached', async () => {
    vi.useFakeTimers();
    ask.mockReturnValueOnce(new Promise((resolve) => setTimeout(resolve, 9_000, new Response('0:{}'))));
    const pendingResponse = navigate('/RSC/R/faq.txt?query=');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await pendingResponse).toBe('0:{}');
  });
});

describe('a cached page', () => {
  beforeEach(() => visit('/faq', page()));

  test.each([
    ['is missing', page('', { status: 404 })],
    ['is gone', page('', { status: 410 })],
    ['becomes private', page('', { headers: { ...everybodys, 'cache-control': 'private, no-cache' } })],
    ['becomes noindex', page('<meta name="robots" content="noindex"/>')],
  ])('is deleted when it %s', async (_why, answer) => {
    expect(await listCached()).toEqual(['/faq']);
    await visit('/faq', answer);
    expect(await listCached()).toEqual([]);
  });

  test('stays after server errors and after failed filters', async () => {
    await visit('/faq', page('', { status: 503 }));
    await visit('/faq?page=99', page('', { status: 404 }));
    expect(await listCached()).toEqual(['/faq']);
  });

  test('that is visited again moves to the end, and is not fetched again within an hour', async () => {
    await visit('/kontakt', page());
    ask.mockClear();
    await handlers.cacheVisitedPage('/faq');
    expect(await listCached()).toEqual(['/kontakt', '/faq']);
    expect(ask).not.toHaveBeenCalled();
  });

  test('is not replaced by a response to an older request', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let respondToFetch = (_answer: Response) => {};
    ask.mockReturnValueOnce(
      new Promise((resolve) => {
        respondToFetch = resolve;
      }),
    );
    const caching = handlers.cacheVisitedPage('/kontakt');
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('/kontakt', expect.anything()));
    vi.setSystemTime(Date.now() + 100);
    await visit('/kontakt', page('Neu'));
    respondToFetch(page('Alt'));
    await caching;
    expect(await (await (await caches.open(pageCacheName)).match('/kontakt'))?.text()).toContain('Neu');
  });

  test.each([
    ['an hour later', -3_700_000],
    ['when it was cached by a clock that was ten years ahead', 10 * 365 * 86_400_000],
  ])('is fetched again %s', async (_, later) => {
    const pages = await caches.open(pageCacheName);
    await pages.put('/faq', page('Alt', { headers: { ...everybodys, [cachedAtHeader]: `${Date.now() + later}` } }));
    ask.mockResolvedValueOnce(page('Neu'));
    await handlers.cacheVisitedPage('/faq');
    expect(await (await pages.match('/faq'))?.text()).toContain('Neu');
    expect(ask).toHaveBeenCalledWith('/faq', expect.objectContaining({ cache: 'no-cache' }));
  });
});

describe('a cached shop page', () => {
  const product = (text = '1.290 €', more = '') => page(`${place}${text}${more}`, { headers: ofTheDay });
  const show = async (path: string) => {
    const answer = await handlers.handlePage(makeEvent(path), path.replace(/\?.*/, ''), true);
    return answer.text();
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 14, 5) });
  });

  test.each([
    ['/shop/produkt/ring', 'Stand: ', '22. November 2026, 14:05', 'Preise und Verfügbarkeit von damals'],
    ['/en/shop/product/ring', 'As of ', '22 November 2026, 14:05', 'prices and availability from then'],
    ['/fr/boutique/produit/ring', 'État au ', '22 novembre 2026, 14:05', 'prix et disponibilités d’alors'],
  ])('at %s shows its date offline', async (path, asOf, moment, prices) => {
    await visit(path, product());
    vi.setSystemTime(new Date(2026, 10, 25));
    const shown = await show(path);
    expect(shown.replace(/<[^>]*>/g, '')).toContain(`${asOf}${moment} – ${prices}`);
    expect(shown).not.toContain('hidden');
  });

  test('is not served while the network handlers', async () => {
    await visit('/shop/produkt/ring', product());
    ask.mockResolvedValueOnce(product('1.390 €'));
    expect(await show('/shop/produkt/ring')).toContain(`${place}1.390 €`);
  });

  test('is not cached, and is deleted, without a placeholder for its date', async () => {
    await visit('/shop/produkt/ring', product());
    await visit('/shop/produkt/ring', page('1.390 €', { headers: ofTheDay }));
    expect(await listCached()).toEqual([]);
  });

  test('is fetched without its query, and does not match a filter', async () => {
    ask.mockResolvedValueOnce(product('billige')).mockResolvedValueOnce(product('alle'));
    await handlers.handlePage(makeEvent('/uhren?sort=price'), '/uhren', true);
    await rest();
    expect(ask).toHaveBeenLastCalledWith('/uhren', expect.anything());
    expect(await show('/uhren?utm_source=mail')).toContain('alle');
    expect((await handlers.handlePage(makeEvent('/uhren?sort=price'), '/uhren', true)).status).toBe(503);
  });

  test('is evicted after thirty newer ones or six megabytes, and content pages stay', async () => {
    await visit('/faq', page());
    for (let at = 0; at < 31; at++) await visit(`/shop/produkt/ring-${at}`, product());
    expect(await listCached()).toHaveLength(31);
    expect(await listCached()).not.toContain('/shop/produkt/ring-0');
    await visit('/shop/produkt/large', product('', 'x'.repeat(5_999_000)));
    const cachedPaths = await listCached();
    expect(cachedPaths).toContain('/faq');
    expect(cachedPaths.length).toBeLessThan(30);
    expect(cachedPaths.at(-1)).toBe('/shop/produkt/large');
  });

  test('is deleted with all visited pages', async () => {
    await visit('/shop/produkt/ring', product());
    const { clearVisited: forgetVisited } = await import('./visited-pages.ts');
    const files = await caches.open(fileCacheName);
    await files.put('/payload/ring.txt', new Response('1.290 €'));
    await files.put('/assets/code.js', new Response('', { headers: script }));
    await forgetVisited();
    expect(await listCached()).toEqual([]);
    expect((await files.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/assets/code.js']);
  });

  test('is not cached when visited pages were deleted while its assets were loading', async () => {
    const { clearVisited: forgetVisited, cachePage: keepPage } = await import('./visited-pages.ts');
    const gathering = keepPage('/shop/produkt/ring', product(), Date.now());
    await forgetVisited();
    await gathering;
    expect(await listCached()).toEqual([]);
  });

  test('is still served when storage is full', async () => {
    const pages = await caches.open(pageCacheName);
    vi.spyOn(pages, 'put').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
    await visit('/shop/produkt/ring', product());
    expect(await listCached()).toEqual([]);
  });
});

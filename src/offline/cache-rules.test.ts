import { describe, expect, test } from 'vitest';
import {
  canCachePage,
  classifyRequest,
  isValidResponse,
  matchesDatedPage,
  type RequestFacts,
  type ResponseFacts,
  shouldEvictPage,
} from './cache-rules.ts';

const origin = 'https://vierlinden.example';

const ask = (path: string, changes: Partial<RequestFacts> = {}): RequestFacts => ({
  method: 'GET',
  url: new URL(path, origin).href,
  mode: 'no-cors',
  destination: '',
  hasRange: false,
  isSpeculative: false,
  ...changes,
});

const document = { mode: 'navigate', destination: 'document' };
const image = { destination: 'image' };

function makeAnswer(
  headers: Record<string, string>,
  changes: Partial<Omit<ResponseFacts, 'headers'>> = {},
): ResponseFacts {
  return { status: 200, type: 'basic', redirected: false, headers: new Headers(headers), ...changes };
}

const html = { 'content-type': 'text/html; charset=utf-8' };

describe('a request', () => {
  test.each<[string, Partial<RequestFacts>, string]>([
    ['/', document, 'page'],
    ['/faq', document, 'page'],
    ['/faq?utm_source=mail', document, 'page'],
    ['/shop/produkt/ring-linde', document, 'page'],
    ['/shop/warenkorb', document, 'page'],
    ['/shop/kasse', document, 'uncacheable'],
    ['/en/shop/checkout', document, 'uncacheable'],
    ['/fr/boutique/commande', document, 'uncacheable'],
    ['/laden/unten/kasse', document, 'uncacheable'],
    ['/shop/bestellung/c2VjcmV0', document, 'uncacheable'],
    ['/en/shop/order/c2VjcmV0?placed=1', document, 'uncacheable'],
    ['/fr/boutique/suivi/c2VjcmV0', document, 'uncacheable'],
    ['/fr/boutique/commande/c2VjcmV0', document, 'uncacheable'],
    ['/shop/anfrage?product=7', document, 'uncacheable'],
    ['/newsletter/bestaetigen?token=x', document, 'uncacheable'],
    ['/en/newsletter/unsubscribe?token=x', document, 'uncacheable'],
    ['/fr/renoncer-au-contrat/recue', document, 'uncacheable'],
    ['/vorschau/page/12?key=x', document, 'uncacheable'],
    ['/api/translation?of=%2Ffaq&to=en', document, 'uncacheable'],
    ['/offline', document, 'uncacheable'],
    ['/fr/hors-ligne?from=%2Ffr', document, 'uncacheable'],
    ['/503', document, 'uncacheable'],
    ['/embed/map', { mode: 'navigate', destination: 'iframe' }, 'frame'],
    ['/faq', { ...document, isSpeculative: true }, 'frame'],
    ['/kontakt', { ...document, method: 'POST' }, 'pass'],
    ['/api/contact', { method: 'POST' }, 'pass'],
    ['/api/ecom/quote', { method: 'POST' }, 'pass'],
    ['/api/suggestions?q=ring', {}, 'pass'],
    ['/RSC/R/faq.txt?query=', {}, 'payload'],
    ['/RSC/R/_root.txt', {}, 'payload'],
    ['/RSC/R/shop/kasse.txt', {}, 'pass'],
    ['/RSC/R/shop/bestellung/c2VjcmV0.txt', {}, 'pass'],
    ['/RSC/R/vorschau/page/12.txt', {}, 'pass'],
    ['/RSC/S/part.txt', {}, 'pass'],
    ['/assets/index-abc.js', { destination: 'script' }, 'file'],
    ['/payload/SXHoeK3Qao5Qd8is.txt', {}, 'file'],
    ['/fonts/newsreader.woff2', { destination: 'font' }, 'stable-file'],
    ['/icons.svg', image, 'stable-file'],
    ['/color-mode.js', { destination: 'script' }, 'stable-file'],
    ['/media/7e2b/640.webp', image, 'stable-file'],
    ['/media/7e2b/2800.webp', image, 'pass'],
    ['/media/7e2b/film.mp4', { destination: 'video', hasRange: true }, 'pass'],
    ['/media/7e2b/catalogue.pdf', {}, 'pass'],
    ['/media/7e2b/640.webp', { ...image, hasRange: true }, 'pass'],
    ['/opening-hours-de.json', {}, 'pass'],
    ['/consents-de.json', {}, 'pass'],
    ['/offline.json', {}, 'pass'],
    ['/healthz', {}, 'pass'],
    ['/faq', {}, 'pass'],
    ['https://matomo.example/matomo.php', image, 'pass'],
    ['https://www.paypal.com/sdk/js', { destination: 'script' }, 'pass'],
    ['https://elsewhere.example/assets/index-abc.js', { destination: 'script' }, 'pass'],
  ])('for %s (%o) is "%s"', (path, changes, kind) => {
    expect(classifyRequest(ask(path, changes), origin)).toBe(kind);
  });
});

describe('a document', () => {
  const everybodys = { ...html, 'cache-control': 'no-cache' };
  const ofTheDay = { ...html, 'cache-control': 'private, no-cache' };

  test.each(['/shop/produkt/ring-linde', '/uhren', '/fr/boutique/marque/falkenrieth'])(
    'of the shop may be kept: %s',
    (path) => {
      expect(canCachePage(makeAnswer(ofTheDay), path)).toBe(true);
    },
  );

  test('that is public may be cached', () => {
    expect(canCachePage(makeAnswer(everybodys), '/faq')).toBe(true);
  });

  test.each<[string, ResponseFacts, string]>([
    ['says no-store', makeAnswer({ ...html, 'cache-control': 'no-store' }), '/faq'],
    ['is a search', makeAnswer(ofTheDay), '/shop/suche'],
    ['is a wishlist', makeAnswer(ofTheDay), '/en/shop/wishlist'],
    ['is a form about a product', makeAnswer(ofTheDay), '/shop/anfrage'],
    ['is private with no-store', makeAnswer({ ...html, 'cache-control': 'private, no-store' }), '/shop/uhren'],
    ['has no cache-control', makeAnswer(html), '/faq'],
    ['is missing', makeAnswer(everybodys, { status: 404 }), '/gibt-es-nicht'],
    ['is gone', makeAnswer(everybodys, { status: 410 }), '/shop/produkt/ring-linde'],
    ['is unavailable', makeAnswer(everybodys, { status: 503 }), '/shop'],
    ['was redirected', makeAnswer(everybodys, { redirected: true }), '/faq'],
    ['redirects', makeAnswer({}, { status: 0, type: 'opaqueredirect' }), '/login'],
    ['is no document', makeAnswer({ 'content-type': 'application/json', 'cache-control': 'no-cache' }), '/faq'],
    ['is of the checkout', makeAnswer(everybodys), '/shop/kasse'],
    ['is of an order', makeAnswer(everybodys), '/shop/bestellung/c2VjcmV0'],
  ])('that %s is not cached', (_why, answer, path) => {
    expect(canCachePage(answer, path)).toBe(false);
  });
});

test.each<[string, ResponseFacts, boolean]>([
  ['is still public', makeAnswer({ ...html, 'cache-control': 'no-cache' }), false],
  ['is missing', makeAnswer(html, { status: 404 }), true],
  ['is gone', makeAnswer(html, { status: 410 }), true],
  ['redirects', makeAnswer({}, { status: 0, type: 'opaqueredirect' }), true],
  ['has no-store', makeAnswer({ ...html, 'cache-control': 'no-store' }), true],
  ['has failed', makeAnswer(html, { status: 500 }), false],
  ['is unavailable', makeAnswer(html, { status: 503 }), false],
  ['is rate limited', makeAnswer(html, { status: 429 }), false],
])('a page that %s is evicted: %o, %s', (_why, answer, isForgotten) => {
  expect(shouldEvictPage(answer, '/faq')).toBe(isForgotten);
});

test.each([
  ['/assets/index-abc.js', 'text/javascript; charset=utf-8', true],
  ['/assets/index-abc.js', 'text/html', false],
  ['/assets/style-abc.css', 'text/css; charset=utf-8', true],
  ['/payload/SXHo.txt', 'text/x-component; charset=utf-8', true],
  ['/payload/SXHo.txt', 'text/html', false],
  ['/fonts/newsreader.woff2', 'font/woff2', true],
  ['/media/7e2b/640.webp', 'image/webp', true],
  ['/media/7e2b/640.webp', 'text/html', false],
  ['/icons.svg', 'image/svg+xml; charset=utf-8', true],
  ['/color-mode.js', 'text/javascript; charset=utf-8', true],
  ['/faq', 'text/html; charset=utf-8', true],
])('%s as %s is a valid response: %s', (path, contentType, isOne) => {
  expect(isValidResponse(makeAnswer({ 'content-type': contentType }), path)).toBe(isOne);
});

test.each([
  ['', true],
  ['?variant=7', true],
  ['?utm_source=mail&gclid=x', true],
  ['?sort=price', false],
  ['?page=2&utm_source=mail', false],
  ['?ratings=all', false],
])('a cached shop page matches the query "%s": %s', (search, isShown) => {
  expect(matchesDatedPage(search)).toBe(isShown);
});

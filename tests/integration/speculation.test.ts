import { describe, expect, it } from 'vitest';
import { getSpeculationRulesPath } from '../../src/routing/speculation-rules.ts';
import { placeOrder } from '../order-fixtures.ts';
import { siteMap } from '../routes.ts';
import { fetchSite } from '../site-fetch.ts';

const speculative = { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' };

type Pattern = { pathname: string; search: string };
type Rules = Record<'prefetch' | 'prerender', [{ where: { and: [unknown, { href_matches: Pattern[] }] } }]>;

describe('a document', () => {
  it.each([
    ['/', 'de'],
    ['/faq', 'de'],
    ['/shop/uhren', 'de'],
    ['/shop/uhren?sort=price', 'de'],
    ['/shop/produkt/bead-morgentau', 'de'],
    ['/en/contact', 'en'],
    ['/fr/boutique', 'fr'],
  ] as const)('names the speculation rules of its language: %s', async (path, language) => {
    // The second answer may come from the cache.
    for (const response of [await fetchSite(path), await fetchSite(path)]) {
      expect(response.headers.get('speculation-rules')).toBe(`"${getSpeculationRulesPath(language)}"`);
      // Browsers would start a process once they see another policy.
      expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
      // A browser may reuse what it has prefetched, and keep the page for Back.
      expect(response.headers.get('cache-control')).not.toContain('no-store');
      expect(response.headers.get('vary') ?? 'accept-encoding').toBe('accept-encoding');
    }
  });

  it('with data of an order, or with an error, names none, and keeps apart from the window that opened it', async () => {
    const { path } = await placeOrder('de');
    for (const address of [path, '/gibt-es-nicht', '/vorschau/page/1?key=wrong']) {
      const { headers } = await fetchSite(address);
      expect(headers.has('speculation-rules'), address).toBe(false);
      expect(headers.get('cross-origin-opener-policy'), address).toBe('same-origin');
    }
  });
});

describe.each(siteMap.addresses.languages)('the speculation rules in %s', (language) => {
  const path = getSpeculationRulesPath(language);

  it('are a file of their own type that browsers cache', async () => {
    const { status, headers } = await fetchSite(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/speculationrules+json']);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('prerender static pages that are the same for everybody', async () => {
    const { prerender }: Rules = JSON.parse(await (await fetchSite(path)).text());
    const pages = prerender[0].where.and[1].href_matches;
    expect(pages.length).toBeGreaterThan(10);
    for (const { pathname, search } of pages) {
      const response = await fetchSite(pathname, { headers: speculative, redirect: 'manual' });
      const facts = [response.status, response.headers.get('cache-control'), search];
      expect([pathname, ...facts]).toEqual([pathname, 200, 'no-cache', '']);
      expect(await response.text()).not.toContain('<meta name="robots" content="noindex"');
    }
  });
});

it.each([
  ...['/shop/warenkorb', '/shop/kasse', '/shop/suche?q=nirgends', '/shop/suche', '/shop/merkliste', '/shop/vergleich'],
  ...['/shop/uhren?sort=price', '/kontakt?full=1', '/newsletter/bestaetigen?token=key', '/newsletter/danke', '/danke'],
  ...['/display', '/offline', '/shop/bestellung/key', '/api/translation?of=/faq&to=en', '/gibt-es-nicht'],
])('%s is refused to a browser that requests it before its visitor does', async (path) => {
  const response = await fetchSite(path, { headers: speculative, redirect: 'manual' });
  const { status, headers } = response;
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '10', 'no-store']);
  expect(await response.text()).toBe('');
});

it('what a prerendered page loads is answered', async () => {
  const headers = { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'empty' };
  expect((await fetchSite('/opening-hours-de.json', { headers })).status).toBe(200);
  expect((await fetchSite('/consents-de.json', { headers })).status).toBe(200);
});

import { describe, expect, it, test } from 'vitest';
import { emptyListQuery, formatListQuery, parseListQuery, sorts } from '../../catalog/list/list-query.ts';
import type { Addresses } from '../../routing/addresses.ts';
import { listTrackedPages } from './list-tracked-pages.ts';
import { findTrackedPage, parseTrackedPages, type TrackedPages } from './tracked-pages.ts';

const empty: Addresses = {
  languages: ['de', 'en', 'fr'],
  hasGooglePay: false,
  storeRoots: { de: null, en: null, fr: null },
  categories: [],
  articles: [],
  pages: [],
  redirects: {},
};
const site: Addresses = {
  ...empty,
  storeRoots: { de: '/shop', en: '/en/shop', fr: '/fr/boutique' },
  categories: [{ key: 'watches', slugs: { de: 'uhren', en: 'watches', fr: 'montres' } }],
  articles: [{ id: 1, slugs: { de: 'gold-pflegen' } }],
  pages: [{ id: 9, paths: { de: '/uhren/rolex' } }],
};
const pages = listTrackedPages(site);

const find = (address: string, among: TrackedPages = pages) =>
  findTrackedPage(new URL(address, 'https://x.example'), among);

describe('a tracked page', () => {
  test.each([
    ['/', '/'],
    ['/kontakt', '/kontakt'],
    ['/einblicke/gold-pflegen', '/einblicke/gold-pflegen'],
    ['/uhren/rolex', '/uhren/rolex'],
    ['/en/shop/watches', '/en/shop/watches'],
  ])('has its own path: %s', (address, tracked) => {
    expect(find(address)).toEqual({ address: tracked, pattern: tracked, isNamed: true });
  });

  it('of a product has its slug, and the pattern of all products', () => {
    const page = { address: '/shop/produkt/bead-morgentau', pattern: '/shop/produkt/*', isNamed: true };
    expect(find('/shop/produkt/bead-morgentau?variant=20401')).toEqual(page);
  });

  it.each([
    '/shop/bestellung/canary-token',
    '/shop/bestellung/canary-token?placed=1',
    '/fr/boutique/commande/../suivi/canary-token',
    '/trauringe/canary',
    '/shop/produkt/canary@example.com',
    '/shop/produkt/Canary',
    '/shop/marke/canary/canary',
  ])('never contains a personal path: %s', (address) => {
    const page = find(address);
    expect(page?.pattern).toMatch(/\/\*$/);
    expect(JSON.stringify(page).toLowerCase()).not.toContain('canary');
    expect(page?.isNamed).toBe(false);
  });

  it.each(['/vorschau/page/12?key=canary', '/canary', '/kontakt/canary', '/api/canary', '/shop/produkt', '/KONTAKT'])(
    'does not exist for an unknown path: %s',
    (address) => {
      expect(find(address)).toBeUndefined();
    },
  );

  it.each([
    ['/newsletter/bestaetigen?token=canary', '/newsletter/bestaetigen'],
    ['/shop/suche?q=canary@example.com&page=2', '/shop/suche'],
    ['/danke?name=Canary', '/danke'],
    ['/shop/anfrage?product=canary', '/shop/anfrage'],
    ['/vertrag-widerrufen?order=canary', '/vertrag-widerrufen'],
  ])("with visitors' input has neither query nor title: %s", (address, tracked) => {
    expect(find(address)).toEqual({ address: tracked, pattern: tracked, isNamed: false });
  });

  it('keeps the page number and sort order of a list, and no other parameter', () => {
    expect(find('/shop/uhren?page=2&sort=-price&q=canary&utm_source=canary#canary')?.address).toBe(
      '/shop/uhren?page=2&sort=-price',
    );
    expect(find('/shop/uhren?page=canary&sort=canary')?.address).toBe('/shop/uhren');
    expect(find('/shop/uhren?page=1234')?.address).toBe('/shop/uhren');
  });

  it('knows each sort order of lists', () => {
    for (const sort of sorts) {
      const query = formatListQuery({ ...emptyListQuery, sort, page: 3 });
      expect(parseListQuery(new URL(find(`/shop${query}`)?.address ?? '', 'https://x.example').search).sort).toBe(sort);
    }
  });
});

describe('the list of tracked pages', () => {
  it('is parsed unchanged', () => {
    expect(parseTrackedPages(JSON.parse(JSON.stringify(pages)))).toEqual(pages);
  });

  it.each([null, [], {}, { named: 1 }, { ...pages, hidden: [1] }, '<html>'])(
    'is undefined in another form: %o',
    (value) => {
      expect(parseTrackedPages(value)).toBeUndefined();
    },
  );

  it("has no path twice, and no named page with visitors' input", () => {
    expect(new Set(pages.named).size).toBe(pages.named.length);
    expect(pages.named.filter((path) => pages.quiet.includes(path))).toEqual([]);
    for (const path of ['/shop/suche', '/shop/kasse', '/danke', '/newsletter/abmelden'])
      expect(pages.quiet).toContain(path);
  });

  it('has no shop pages without a shop', () => {
    const { slugs, hidden } = listTrackedPages(empty);
    expect([slugs, hidden]).toEqual([[], ['/trauringe', '/en/wedding-rings']]);
  });
});

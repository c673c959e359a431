import { describe, expect, it, test } from 'vitest';
import { emptyListQuery, formatListQuery, parseListQuery, sorts } from '../../catalog/list/list-query.ts';
import type { Addresses } from '../../routing/addresses.ts';
import { listTrackedPages } from './list-tracked-pages.ts';
import type { TrackedLineItem } from './report.ts';
import {
  findTrackedPage,
  parseTrackedPages,
  type TrackedPages,
  toAmount,
  toCartCommands,
  toOrderCommands,
  toViewCommand,
} from './tracking-data.ts';

const empty: Addresses = {
  languages: ['de', 'en', 'fr'],
  hasGooglePay: false,
  icon: null,
  storeRoots: { de: null, en: null, fr: null },
  categories: [],
  articles: [],
  pages: [],
  absent: {},
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

const makeLineItem = (changes: Partial<TrackedLineItem> = {}): TrackedLineItem => ({
  product: { slug: 'ring', name: 'Ring' },
  count: 1,
  priceCents: 129_050,
  ...changes,
});

describe('an amount', () => {
  test.each([
    [0, '0'],
    [5, '0.05'],
    [1990, '19.9'],
    [129_050, '1290.5'],
    [3 * 10 + 3, '0.33'],
    [100_000_000, '1000000'],
    [33.333, '0.33'],
  ])('of %i cents is %s', (cents, amount) => {
    expect(String(toAmount(cents))).toBe(amount);
  });
});

describe('a product view', () => {
  it('has its price', () => {
    const view = { slug: 'ring', name: 'Ring', category: 'rings', cents: 129_050 };
    expect(toViewCommand(view)).toEqual(['setEcommerceView', 'ring', 'Ring', 'rings', 1290.5]);
  });

  it('has no price on request, and is reset for the next page', () => {
    const view = { slug: 'ring', name: 'Ring', category: null, cents: null };
    expect(toViewCommand(view)).toEqual(['setEcommerceView', 'ring', 'Ring', '']);
    expect(toViewCommand(undefined)).toEqual(['setEcommerceView']);
  });
});

describe('a cart update', () => {
  it('contains all lines each time', () => {
    const bead = makeLineItem({ product: { slug: 'bead', name: 'Bead' }, count: 3, priceCents: 4500 });
    expect(toCartCommands([makeLineItem(), bead])).toEqual([
      ['clearEcommerceCart'],
      ['addEcommerceItem', 'ring', 'Ring', '', 1290.5, 1],
      ['addEcommerceItem', 'bead', 'Bead', '', 45, 3],
      ['trackEcommerceCartUpdate', 1425.5],
    ]);
  });

  it('merges variants of a product, since Matomo keeps one item per product', () => {
    expect(toCartCommands([makeLineItem({ priceCents: 100 }), makeLineItem({ priceCents: 201, count: 2 })])).toEqual([
      ['clearEcommerceCart'],
      ['addEcommerceItem', 'ring', 'Ring', '', 1.67, 3],
      ['trackEcommerceCartUpdate', 5.02],
    ]);
  });

  it('of an empty cart has a total of zero', () => {
    expect(toCartCommands([])).toEqual([['clearEcommerceCart'], ['trackEcommerceCartUpdate', 0]]);
  });

  it('never contains personalization', () => {
    const engraved = {
      ...makeLineItem(),
      personalization: { engraving: 'canary' },
      variant: { id: 1, name: 'canary' },
    };
    expect(JSON.stringify(toCartCommands([engraved]))).not.toContain('canary');
  });
});

it('an order is tracked with total, subtotal, tax and shipping', () => {
  const sums = { totalCents: 129_540, goodsCents: 129_050, taxCents: 20_683, shippingCents: 490 };
  expect(toOrderCommands({ number: 'V-1', ...sums, lines: [makeLineItem()] })).toEqual([
    ['clearEcommerceCart'],
    ['addEcommerceItem', 'ring', 'Ring', '', 1290.5, 1],
    ['trackEcommerceOrder', 'V-1', 1295.4, 1290.5, 206.83, 4.9],
  ]);
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InLanguages } from '../../routing/addresses.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { selectAddresses } from './select-addresses.ts';
import type { AddressContent } from './to-addresses.ts';

const makeContent = (changes: Partial<AddressContent> = {}): AddressContent => ({
  ...{ languages: ['de', 'en'], site: {}, hasGooglePay: false, icon: null, settings: 1 },
  storeRoots: { de: '/shop', en: '/en/shop', fr: null },
  ...{ categories: [], articles: [], pages: [], absent: {} },
  ...changes,
});

const category = (id: number, de: string) => ({ id, key: `k${id}`, slugs: { de }, names: {}, descriptions: {} });
const page = (id: number, paths: InLanguages) => ({ id, paths });

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn.mockReset().mockReturnValue(undefined);
});

const readNotices = () => warn.mock.calls.map(([line]) => JSON.parse(String(line)));

describe('a page', () => {
  it.each([
    ['/kontakt', 'taken'],
    ['/shop', 'taken'],
    ['/shop/neues', 'taken'],
    ['/einblicke/perlen', 'taken'],
    ['/media/bild', 'taken'],
    ['/Über uns', 'malformed'],
    ['/fr/presse', 'foreign'],
  ])('at %s is left out, and no other one', (path, fault) => {
    const pages = [page(7, { de: path }), page(8, { de: '/presse' })];
    const selected = selectAddresses(makeContent({ articles: [{ id: 5, slugs: { de: 'perlen' } }], pages }), [
      '/kontakt',
    ]);
    expect(selected.pages).toEqual([page(7, {}), page(8, { de: '/presse' })]);
    expect(readNotices()).toMatchObject([
      { event: 'address not usable', fault, path, entry: 'page/7', language: 'de' },
    ]);
  });

  it('keeps its other languages', () => {
    const { pages } = selectAddresses(makeContent({ pages: [page(7, { de: '/kontakt', en: '/en/press' })] }), [
      '/kontakt',
    ]);
    expect(pages).toEqual([page(7, { en: '/en/press' })]);
  });

  it('is left out where an older one has its address, which is named', () => {
    const { pages } = selectAddresses(
      makeContent({ pages: [page(9, { de: '/presse' }), page(8, { de: '/presse' })] }),
      [],
    );
    expect(pages).toEqual([page(9, {}), page(8, { de: '/presse' })]);
    expect(readNotices()).toMatchObject([{ fault: 'taken', owner: 'page/8', entry: 'page/9' }]);
  });

  it('keeps the address that it had when an older page or an article takes it', () => {
    const content = makeContent({
      articles: [{ id: 5, slugs: { de: 'perlen' } }],
      pages: [page(8, { de: '/presse' }), page(9, { de: '/presse' }), page(10, { de: '/einblicke/perlen' })],
    });
    const { addresses } = makeSiteMap({ pages: [page(9, { de: '/presse' }), page(10, { de: '/einblicke/perlen' })] });
    const selected = selectAddresses(content, [], addresses);
    expect(selected.pages).toEqual([page(8, {}), page(9, { de: '/presse' }), page(10, { de: '/einblicke/perlen' })]);
    expect(selected.articles).toEqual([{ id: 5, slugs: {} }]);
  });
});

describe('a category', () => {
  it.each(['Wähl', 'warenkorb'])('called %s has no address', (slug) => {
    expect(selectAddresses(makeContent({ categories: [category(1, slug)] }), []).categories[0]?.slugs).toEqual({});
    expect(readNotices()).toMatchObject([{ of: 'category', entry: 'ecommerce_category/1' }]);
  });

  it('leaves its slug to an older one, whichever is listed first', () => {
    const { categories } = selectAddresses(
      makeContent({ categories: [category(2, 'uhren'), category(1, 'uhren')] }),
      [],
    );
    expect(categories.map(({ slugs }) => slugs)).toEqual([{}, { de: 'uhren' }]);
  });
});

describe('the shop', () => {
  const content = makeContent({ storeRoots: { de: '/kontakt', en: '/en/shop', fr: null } });

  it('keeps its former path where the new one is taken', () => {
    const previous = makeSiteMap({ storeRoots: { de: '/shop', en: '/en/shop', fr: null } }).addresses;
    expect(selectAddresses(content, ['/kontakt'], previous).storeRoots).toEqual({
      de: '/shop',
      en: '/en/shop',
      fr: null,
    });
    expect(readNotices()).toMatchObject([{ of: 'store root', former: '/shop', entry: 'ecommerce_settings/1' }]);
  });

  it('cannot be published without a path that can be reached', () => {
    expect(() => selectAddresses(content, ['/kontakt'])).toThrow("The shop's path /kontakt is not usable (de): taken.");
  });
});

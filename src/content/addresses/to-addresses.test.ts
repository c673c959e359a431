import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkAddresses } from './check-addresses.ts';
import { type AddressRows, type CategoryRow, type PathPageRow, toAddresses } from './to-addresses.ts';

const head = { seo_title: 'Vierlinden', seo_description: null, seo_keywords: null, title_separator: null };
const roots = [
  { language: 'de', store_root_path: '/shop/' },
  { language: 'en', store_root_path: 'en/shop' },
  { language: 'fr', store_root_path: null },
];

function rows(changes: Partial<AddressRows> = {}): AddressRows {
  return {
    project: {
      name: 'Vierlinden',
      social_creator: null,
      social_image: null,
      languages: ['de', 'fr', 'nl'].map((languages_code) => ({ languages_code })),
      translations: [{ language: 'de', ...head }],
    },
    settings: { enable_cart: true, translations: roots },
    categories: [],
    articles: [],
    pages: [],
    ...changes,
  };
}

function category(slug: string): CategoryRow {
  return { key: 'watches', translations: [{ language: 'de', slug, display_name: 'Uhren', description: null }] };
}

function page(path: string, languages = ['de', 'en']): PathPageRow {
  return { id: 1, path, translations: languages.map((language) => ({ language, title: 'Uhren' })) };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReset().mockReturnValue(undefined);
});

describe('addresses from the CMS', () => {
  it("have the project's supported languages", () => {
    expect(toAddresses(rows()).languages).toEqual(['de', 'fr']);
  });

  it('have a shop only in languages with a path for it', () => {
    expect(toAddresses(rows()).storeRoots).toEqual({ de: '/shop', en: null, fr: null });
  });

  it('have no shop if the cart is disabled', () => {
    const { storeRoots } = toAddresses(rows({ settings: { enable_cart: false, translations: roots } }));
    expect(storeRoots).toEqual({ de: null, en: null, fr: null });
  });

  it('skip missing translations', () => {
    const { site, categories } = toAddresses(rows({ categories: [category('uhren')] }));
    expect(Object.keys(site)).toEqual(['de']);
    expect(categories).toEqual([{ key: 'watches', slugs: { de: 'uhren' }, names: { de: 'Uhren' }, descriptions: {} }]);
  });

  it('have a path per translation for pages with their own path', () => {
    const { pages } = toAddresses(rows({ pages: [page('/uhren/rolex'), page('presse', ['de', 'fr'])] }));
    expect(pages).toEqual([
      { id: 1, paths: { de: '/uhren/rolex', en: '/en/watches/rolex' } },
      { id: 1, paths: { de: '/presse', fr: '/fr/presse' } },
    ]);
  });

  it('prefix untranslated paths with the language', () => {
    expect(toAddresses(rows({ pages: [page('uhren/rolex', ['de', 'fr'])] })).pages[0]?.paths.fr).toBe(
      '/fr/uhren/rolex',
    );
  });

  it.each([
    ['kontakt', 'page "/kontakt" is the address of another page'],
    ['shop/neues', 'page "/shop/neues" is the address of another page'],
    ['einblicke/perlen', 'page "/einblicke/perlen" is the address of another page'],
    ['media/bild', 'page "/media/bild" is the address of another page'],
    ['Über uns', 'page "/Über uns" is malformed (de)'],
    ['fr/presse', 'page "/fr/presse" is not an address of its language (de)'],
  ])('reject a page at %s', (path, fault) => {
    const articles = [{ id: 7, translations: [{ language: 'de', slug: 'perlen' }] }];
    const given = toAddresses(rows({ articles, pages: [page(path, ['de'])] }));
    expect(() => checkAddresses(given, ['/kontakt'])).toThrow(fault);
  });

  it('reject the same path for two pages', () => {
    const twice = toAddresses(rows({ pages: [page('presse', ['de']), page('/presse', ['de'])] }));
    expect(() => checkAddresses(twice, [])).toThrow('is the address of another page');
  });

  it('reject upper case and accents', () => {
    expect(() => checkAddresses(toAddresses(rows({ categories: [category('Wähl')] })), [])).toThrow(
      'category "Wähl" is malformed (de)',
    );
  });

  it('reject the path of an existing page', () => {
    expect(() => checkAddresses(toAddresses(rows()), ['/shop'])).toThrow(
      'store root "/shop" is the address of another page',
    );
    expect(() => checkAddresses(toAddresses(rows()), ['/kontakt'])).not.toThrow();
  });

  it('log each invalid address for staff', () => {
    const faulty = toAddresses(rows({ categories: [category('Wähl'), category('Wähl')] }));
    expect(() => checkAddresses(faulty, ['/shop'])).toThrow();
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines).toContainEqual({
      ...{ level: 'error', event: 'address not usable' },
      ...{ fault: 'taken', of: 'store root', path: '/shop', language: 'de' },
    });
    expect(lines.map(({ fault }) => fault)).toEqual(['taken', 'malformed', 'malformed', 'twice']);
  });

  it('reject the same slug for two categories', () => {
    const twice = toAddresses(rows({ categories: [category('uhren'), category('uhren')] }));
    expect(() => checkAddresses(twice, [])).toThrow('category "uhren" is there twice (de)');
  });
});

import { describe, expect, it } from 'vitest';
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
    settings: { id: 1, enable_cart: true, translations: roots },
    categories: [],
    articles: [],
    pages: [],
    ...changes,
  };
}

function category(slug: string): CategoryRow {
  return { id: 3, key: 'watches', translations: [{ language: 'de', slug, display_name: 'Uhren', description: null }] };
}

function page(path: string, languages = ['de', 'en']): PathPageRow {
  return { id: 1, path, translations: languages.map((language) => ({ language, title: 'Uhren' })) };
}

describe('addresses from the CMS', () => {
  it("have the project's supported languages", () => {
    expect(toAddresses(rows()).languages).toEqual(['de', 'fr']);
  });

  it('have a shop only in languages with a path for it', () => {
    expect(toAddresses(rows()).storeRoots).toEqual({ de: '/shop', en: null, fr: null });
  });

  it('have no shop if the cart is disabled', () => {
    const { storeRoots } = toAddresses(rows({ settings: { id: 1, enable_cart: false, translations: roots } }));
    expect(storeRoots).toEqual({ de: null, en: null, fr: null });
  });

  it('skip missing translations', () => {
    const { site, categories } = toAddresses(rows({ categories: [category('uhren')] }));
    expect(Object.keys(site)).toEqual(['de']);
    expect(categories).toEqual([
      { id: 3, key: 'watches', slugs: { de: 'uhren' }, names: { de: 'Uhren' }, descriptions: {} },
    ]);
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
});

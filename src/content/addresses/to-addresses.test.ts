import { describe, expect, it, vi } from 'vitest';
import { toStaffNotices } from '../../server/publishing/report-publication.ts';
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
      ...{ id: 1, icon: null, logo: null },
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

const png = (id: string) => ({ id, type: 'image/png', width: 512, height: 512 });

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

  it.each([
    ['the chosen picture', png('symbol'), png('logo'), 'symbol'],
    ['a square logo', null, png('logo'), 'logo'],
    ['no wordmark', null, { ...png('logo'), width: 1170 }, null],
    ['no logo that cannot be converted', null, { ...png('logo'), type: 'image/svg+xml' }, null],
  ])('name %s for the icons', (_, icon, logo, expected) => {
    const { project } = rows();
    expect(toAddresses(rows({ project: { ...project, icon, logo } })).icon).toBe(expected);
  });

  it('keep the icons where the chosen picture cannot be converted, and staff read why', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { project } = rows();
    const icon = { ...png('symbol'), type: 'image/svg+xml' };
    expect(toAddresses(rows({ project: { ...project, icon } })).icon).toBeNull();
    const line = JSON.parse(String(log.mock.calls[0]?.[0]));
    log.mockRestore();
    expect(line).toMatchObject({ event: 'icon not usable', entry: 'project/1' });
    expect(toStaffNotices([line])).toEqual([{ text: expect.stringContaining('PNG'), entry: 'project/1' }]);
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

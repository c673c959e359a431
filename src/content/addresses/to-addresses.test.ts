import { describe, expect, it, vi } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { toStaffNotices } from '../../server/publishing/report-publication.ts';
import { type AddressRows, type CategoryRow, type PageRow, toAddresses } from './to-addresses.ts';

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
    legalTexts: [],
    ...changes,
  };
}

const png = (id: string) => ({ id, type: 'image/png', width: 512, height: 512 });

function category(slug: string): CategoryRow {
  return { id: 3, key: 'watches', translations: [{ language: 'de', slug, display_name: 'Uhren', description: null }] };
}

function page(path: string | null, languages = ['de', 'en'], key: string | null = null): PageRow {
  return { id: 1, key, path, translations: languages.map((language) => ({ language, title: 'Uhren' })) };
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
    ['no picture that is larger than Directus converts', { ...png('symbol'), height: 6001 }, png('logo'), 'logo'],
    ['a picture that is as large as Directus converts', { ...png('symbol'), width: 6000 }, png('logo'), 'symbol'],
    ['no picture of unknown size', { ...png('symbol'), width: null, height: null }, null, null],
    ['no logo that cannot be converted', null, { ...png('logo'), type: 'image/svg+xml' }, null],
  ])('name %s for the icons', (_, icon, logo, expected) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { project } = rows();
    expect(toAddresses(rows({ project: { ...project, icon, logo } })).icon).toBe(expected);
    log.mockRestore();
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

  it('leave out pages of the route table without a published entry, in languages that have no text of it', () => {
    const { project } = rows();
    const languages = ['en', 'fr'].map((languages_code) => ({ languages_code }));
    const pages = [
      ...[page(null, ['de'], 'watches'), page(null, ['en'], 'beads'), page(null, [], 'optics'), page('eigene', ['de'])],
      page(null, ['fr'], 'faq'),
    ];
    const legalTexts = [{ type: 'agb' as const, translations: [{ language: 'de' }] }];
    const { absent } = toAddresses(rows({ project: { ...project, languages }, pages, legalTexts }));
    const asked = ['watches', 'beads', 'optics', 'faq', 'terms', 'shipping', 'accessibility'];
    const of = (language: Language) => asked.filter((key) => absent[language]?.some((one) => one === key));
    expect(of('de')).toEqual(['beads', 'optics', 'faq', 'shipping', 'accessibility']);
    expect(of('en')).toEqual(['optics', 'faq', 'shipping', 'accessibility']);
    // The table has no watches in French.
    expect(of('fr')).toEqual(['shipping', 'accessibility']);
  });

  it('keep the pages that forms, the law and the footer lead to, whatever is written', () => {
    const { absent } = toAddresses(rows());
    const kept = ['home', 'contact', 'thanks', 'imprint', 'privacy', 'withdraw', 'offline'];
    expect(kept.filter((key) => absent.de?.some((one) => one === key))).toEqual([]);
  });

  it('prefix untranslated paths with the language', () => {
    expect(toAddresses(rows({ pages: [page('uhren/rolex', ['de', 'fr'])] })).pages[0]?.paths.fr).toBe(
      '/fr/uhren/rolex',
    );
  });
});

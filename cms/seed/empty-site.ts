import type { PageKey } from '../../src/routing/routes.ts';
import { type Seed, type Step, sendRows } from './send-rows.ts';
import { synonymRows } from './synonyms.ts';

const languages = [
  { code: 'de', name: 'Deutsch', seoTitle: 'Neue Website', storeRoot: '/shop' },
  { code: 'en', name: 'English', seoTitle: 'New website', storeRoot: '/en/shop' },
  { code: 'fr', name: 'Français', seoTitle: 'Nouveau site', storeRoot: '/fr/boutique' },
];

/** Pages that have no heading before somebody writes one; their titles in the order of the languages. */
const pages = {
  home: ['Neue Website', 'New website', 'Nouveau site'],
  contact: ['Kontakt', 'Contact', 'Contact'],
  imprint: ['Impressum', 'Imprint', 'Mentions légales'],
  privacy: ['Datenschutz', 'Privacy', 'Protection des données'],
  accessibility: ['Barrierefreiheit', 'Accessibility', 'Accessibilité'],
} as const satisfies Partial<Record<PageKey, readonly string[]>>;

/**
 * Fills an empty database with the least that the storefront can show: a website with its company, headings of its pages,
 * and a shop without products.
 */
export function openEmptySite(domain: string): Seed {
  return (address, report) => sendRows(address, 'POST', emptySiteSteps(domain), report);
}

/** Other rows name a website by its id, so that it has one from the start. */
function emptySiteSteps(domain: string): Step[] {
  const [first] = languages;
  const name = first?.seoTitle ?? domain;
  return [
    { collection: 'languages', items: languages.map(({ code, name }, index) => ({ code, name, sort: index + 1 })) },
    {
      collection: 'project',
      items: [
        {
          ...{ id: 1, domain, name },
          languages: languages.map(({ code }, index) => ({ languages_code: code, sort: index + 1 })),
          translations: languages.map(({ code, seoTitle }) => ({ language: code, seo_title: seoTitle })),
        },
      ],
    },
    { collection: 'company', items: [{ project: 1, company_name: name }] },
    {
      collection: 'ecommerce_settings',
      items: [
        {
          ...{ project: 1, enable_cart: true },
          translations: languages.map(({ code, storeRoot }) => ({ language: code, store_root_path: storeRoot })),
        },
      ],
    },
    {
      collection: 'page',
      items: Object.entries(pages).map(([key, titles]) => ({
        ...{ project: 1, status: 'published', key },
        translations: languages.map(({ code }, index) => ({ language: code, title: titles[index] })),
      })),
    },
    { collection: 'ecommerce_synonym', items: synonymRows.map((row) => ({ project: 1, ...row })) },
  ];
}

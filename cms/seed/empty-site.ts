import { type Language, languageNames } from '../../src/i18n/languages.ts';
import type { PageKey } from '../../src/routing/routes.ts';
import { placeholders } from '../extensions/checklist/placeholder.ts';
import type { EmptySite } from '../instance.ts';
import { type Seed, type Step, sendRows } from './send-rows.ts';
import { synonymRows } from './synonyms.ts';

type Words = Readonly<Record<Language, string>>;

const titles = {
  contact: { de: 'Kontakt', en: 'Contact', fr: 'Contact' },
  thanks: { de: 'Danke', en: 'Thank you', fr: 'Merci' },
  imprint: { de: 'Impressum', en: 'Imprint', fr: 'Mentions légales' },
  privacy: { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility', fr: 'Accessibilité' },
} as const satisfies Partial<Record<PageKey, Words>>;

const legalTitles = {
  agb: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions', fr: 'Conditions générales de vente' },
  widerruf: { de: 'Widerruf', en: 'Withdrawal', fr: 'Rétractation' },
  'versand-und-zahlung': {
    de: 'Versand und Zahlung',
    en: 'Shipping and payment',
    fr: 'Livraison et paiement',
  },
} as const satisfies Record<string, Words>;

const storeRoots: Words = { de: '/shop', en: '/en/shop', fr: '/fr/boutique' };

/** The order API knows them by these ids. Staff decide about Klarna and PayPal, which need an account. */
const paymentMethods: readonly { id: number; key: string; name: Words; isOffered: boolean }[] = [
  {
    ...{ id: 1, key: 'prepayment', isOffered: true },
    name: { de: 'Vorkasse', en: 'Bank transfer in advance', fr: 'Virement préalable' },
  },
  {
    ...{ id: 2, key: 'cash', isOffered: true },
    name: { de: 'Zahlung bei Abholung', en: 'Payment on collection', fr: 'Paiement au retrait' },
  },
  { id: 3, key: 'klarna', isOffered: false, name: { de: 'Klarna', en: 'Klarna', fr: 'Klarna' } },
  { id: 4, key: 'paypal', isOffered: false, name: { de: 'PayPal', en: 'PayPal', fr: 'PayPal' } },
];

const germany: Words = { de: 'Deutschland', en: 'Germany', fr: 'Allemagne' };

/**
 * Fills an empty database with the least that a website needs: its pages, those that the law asks for among them, and a
 * shop without products if it is to have one. Nothing about the company is made up: what only it can write is a
 * placeholder, which the checklist lists.
 */
export function openEmptySite(site: EmptySite): Seed {
  return (address, report) => sendRows(address, 'POST', listEmptySiteSteps(site), report);
}

/** Other rows name a website by its id, so that it has one from the start. */
export function listEmptySiteSteps({ domain, name, languages, hasShop }: EmptySite): Step[] {
  const translate = (toTexts: (language: Language) => object) =>
    languages.map((language) => ({ language, ...toTexts(language) }));
  const titleOf = (words: Words) => translate((language) => ({ title: words[language] }));
  const unwritten = (language: Language) => ({ content: `<p>${placeholders[language]}</p>` });
  const block = { collection: 'block_rich_text', item: { translations: translate(unwritten) }, sort: 1 };
  const toPage = (key: PageKey, translations: object[], blocks: object[]) => ({
    ...{ project: 1, status: 'published', key, translations, blocks },
  });
  const toMenu = (key: string, entries: readonly (readonly [path: string, words: Words])[]) => ({
    ...{ project: 1, key },
    entries: entries.map(([path, words], index) => ({
      ...{ type: 'page', path, sort: index + 1 },
      translations: translate((language) => ({ display_name: words[language] })),
    })),
  });
  // Their kinds are their addresses, too.
  const ofShop = Object.entries(legalTitles);
  return [
    {
      collection: 'languages',
      items: languages.map((code, index) => ({ code, name: languageNames[code], sort: index + 1 })),
    },
    {
      collection: 'project',
      items: [
        {
          ...{ id: 1, domain, name },
          languages: languages.map((code, index) => ({ languages_code: code, sort: index + 1 })),
          translations: translate(() => ({ seo_title: name })),
        },
      ],
    },
    { collection: 'company', items: [{ project: 1, company_name: name }] },
    {
      collection: 'country',
      items: [{ code: 'DE', sort: 1, translations: translate((language) => ({ name: germany[language] })) }],
    },
    {
      collection: 'ecommerce_payment_method',
      items: paymentMethods.map(({ id, key, name: words }) => ({
        ...{ id, key, sort: id },
        translations: translate((language) => ({ name: words[language] })),
      })),
    },
    {
      collection: 'ecommerce_settings',
      items: [
        {
          ...{ project: 1, enable_cart: hasShop },
          translations: translate((language) => ({ store_root_path: storeRoots[language] })),
          payment_methods: paymentMethods.flatMap(({ id, isOffered }) =>
            isOffered ? { payment_id: id, sort: id } : [],
          ),
          shipping_countries: [{ country_code: 'DE' }],
          legal_pages: Object.entries(legalTitles).map(([type, words]) => ({
            type,
            translations: translate((language) => ({ title: words[language], ...unwritten(language) })),
          })),
        },
      ],
    },
    {
      collection: 'page',
      items: [
        toPage(
          'home',
          translate(() => ({ title: name })),
          [block],
        ),
        toPage('contact', titleOf(titles.contact), []),
        toPage('thanks', titleOf(titles.thanks), []),
        toPage('imprint', titleOf(titles.imprint), [block]),
        toPage('privacy', titleOf(titles.privacy), [block]),
        toPage('accessibility', titleOf(titles.accessibility), [block]),
      ],
    },
    {
      collection: 'menu',
      items: [
        // The header has an entry for the shop by itself.
        toMenu('primary', [['kontakt', titles.contact]]),
        toMenu('legal', [
          ['impressum', titles.imprint],
          ['datenschutz', titles.privacy],
          ...(hasShop ? ofShop : []),
          ['barrierefreiheit', titles.accessibility],
        ]),
      ],
    },
    {
      collection: 'ecommerce_synonym',
      items: synonymRows.filter(({ language }) => languages.includes(language)).map((row) => ({ project: 1, ...row })),
    },
  ];
}

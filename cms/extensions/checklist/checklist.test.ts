import { describe, expect, test } from 'vitest';
import {
  makeCompany,
  makeContent,
  makeFile,
  makeManufacturer,
  makePage,
  makeSettings,
  makeTextBlock,
  toRow,
} from './checklist-fixture.ts';
import { findContentGaps } from './content-gaps.ts';
import { type Gap, toFindings, toGroups } from './findings.ts';
import { isUnwritten, placeholders } from './placeholder.ts';
import type { SiteContent } from './site-content.ts';
import { findSiteGaps } from './site-gaps.ts';

const name = ({ kind, name, collection, id }: Gap) => `${kind} ${collection}/${id} ${name}`;

const ofSite = (changes: Partial<SiteContent> = {}, missingMail?: string) =>
  findSiteGaps(makeContent(changes), missingMail).map(name);

const ofContent = (changes: Partial<SiteContent> = {}) => findContentGaps(makeContent(changes)).map(name);

test('a shop in which nothing is missing has no finding', () => {
  expect([...ofSite(), ...ofContent()]).toEqual([]);
});

describe('legally required', () => {
  test('is how to reach the company', () => {
    const company = makeCompany({
      emails: [],
      numbers: [{ type: 'fax', number: '030' }],
      addresses: [{ street: 'Gasse' }],
    });
    expect(ofSite({ company })).toEqual([
      'company company/3 Anschrift',
      'company company/3 E-Mail-Adresse',
      'company company/3 Telefonnummer',
    ]);
    expect(ofSite({ company: undefined })).toContain('company company/+ Firmenname');
  });

  test('are imprint, privacy policy and, for a shop, the accessibility statement', () => {
    const pages = [makePage('imprint', { id: 8, status: 'draft' })];
    expect(ofSite({ pages })).toEqual([
      'startPage page/+ Startseite',
      'startPage page/+ Kontakt',
      'startPage page/+ Danke',
      'legalPage page/8 Impressum',
      'legalPage page/+ Datenschutz',
      'legalPage page/+ Barrierefreiheit',
    ]);
    expect(ofSite({ pages, hasShop: false })).not.toContain('legalPage page/+ Barrierefreiheit');
  });

  test('are legal texts in each language of the website, not placeholders', () => {
    const [, ...others] = makeContent().legalPages;
    const terms = toRow<SiteContent['legalPages'][number]>({
      ...{ id: 9, type: 'agb' },
      translations: [
        { language: 'de', content: '<p>Alles.</p>' },
        { language: 'en', content: `<p>${placeholders.en}</p>` },
        { language: 'fr', content: '' },
      ],
    });
    expect(ofSite({ legalPages: [terms, ...others] })).toEqual(['legalText legal_page/9 AGB (englisch)']);
    expect(ofSite({ legalPages: others })).toEqual(['legalText legal_page/+ AGB (deutsch)']);
    expect(ofSite({ legalPages: [], hasShop: false })).toEqual([]);
  });

  test('is a privacy policy that somebody has written', () => {
    const without = makeContent().pages.filter(({ key }) => key !== 'privacy');
    const privacy = (blocks: object[]) => [...without, makePage('privacy', { id: 7, blocks })];
    const missing = ['legalText page/7 Datenschutz (deutsch)', 'legalText page/7 Datenschutz (englisch)'];
    expect(ofSite({ pages: privacy([]) })).toEqual(missing);
    expect(ofSite({ pages: privacy([makeTextBlock(`<p>${placeholders.de}</p>`)]) })).toEqual(missing);
  });

  test('is each manufacturer’s address and, outside the EU, a responsible person', () => {
    expect(ofSite({ manufacturers: [makeManufacturer({ email: null })] })).toEqual([
      'manufacturerAddress ecommerce_manufacturer/5 Uhren Test',
    ]);
    expect(ofSite({ manufacturers: [makeManufacturer({ email: null, website: 'https://uhren.example' })] })).toEqual(
      [],
    );
    const responsible = { responsible_name: 'A', responsible_address: 'B', responsible_email: 'c@d.example' };
    for (const country of ['CH', 'ch', 'Schweiz', 'Switzerland', 'Suisse', 'JP']) {
      expect(ofSite({ manufacturers: [makeManufacturer({ country })] }), country).toEqual([
        'responsiblePerson ecommerce_manufacturer/5 Uhren Test',
      ]);
      expect(ofSite({ manufacturers: [makeManufacturer({ country, ...responsible })] }), country).toEqual([]);
    }
    for (const country of ['Frankreich', 'Deutschland', 'Germany', 'IT', null, 'Irgendwo']) {
      expect(ofSite({ manufacturers: [makeManufacturer({ country })] }), String(country)).toEqual([]);
    }
  });
});

describe('to sell', () => {
  test('a shop needs payment, shipping, countries, tax and an account for advance payment', () => {
    const bare = { payment_methods: [], shipping_methods_config: [], shipping_countries: [], default_tax_percent: 0 };
    expect(ofSite({ settings: makeSettings(bare) })).toEqual([
      'selling ecommerce_settings/4 Zahlungsarten',
      'selling ecommerce_settings/4 Versandarten',
      'selling ecommerce_settings/4 Lieferländer',
      'tax ecommerce_settings/4 Mehrwertsteuer im Shop',
    ]);
    expect(ofSite({ settings: makeSettings({ bank_iban: 'DE00' }) })).toEqual([
      'bank ecommerce_settings/4 Kontoinhaber und IBAN',
    ]);
    expect(ofSite({ settings: makeSettings({ bank_iban: null, bank_details: 'IBAN …' }) })).toEqual([]);
    expect(ofSite({ company: makeCompany({ ust_id: ' ' }) })).toEqual([
      'tax company/3 USt-IdNr. oder Steuernummer der Firma',
    ]);
  });

  test('a website needs a mail server', () => {
    expect(ofSite({}, 'Kein Mailserver.')).toEqual(['mailSetup mail/null Kein Mailserver.']);
  });

  test('a website without a shop needs none of that', () => {
    expect(ofSite({ hasShop: false, settings: makeSettings({ payment_methods: [] }), manufacturers: [] })).toEqual([]);
  });
});

describe('an entry', () => {
  const withHome = (changes: object) => {
    const [, ...others] = makeContent().pages;
    return { pages: [makePage('home', changes), ...others] };
  };

  test('lacks the alternative text of a picture, its own or that of a tile', () => {
    const image = makeFile(2000, 1500);
    const translations = [
      { language: 'de', title: 'Start', image_alt: 'Ein Ring' },
      { language: 'en', title: 'Home', image_alt: '' },
    ];
    expect(ofContent(withHome({ image, translations }))).toEqual(['alternativeText page/1 Start']);
    const teaser = { image: 'file', path: 'kontakt', translations: translations.map((row) => ({ ...row, alt: null })) };
    const blocks = [{ collection: 'block_teasers', item: { translations: [], teasers: [teaser] } }];
    expect(ofContent(withHome({ blocks }))).toEqual(['alternativeText page/1 Titel']);
  });

  test('lacks a translation, unless the page has no address in that language', () => {
    const german = [{ language: 'de', title: 'Start' }];
    expect(ofContent(withHome({ translations: german }))).toEqual(['translation page/1 Start']);
    const { addresses } = makeContent();
    const inFrench = { addresses: { ...addresses, languages: ['de', 'fr'] as const } };
    expect(ofContent({ pages: [makePage('watches', { translations: german })], legalPages: [], ...inFrench })).toEqual(
      [],
    );
    const block = { collection: 'block_rich_text', item: { translations: [{ language: 'de', content: 'Text' }] } };
    expect(ofContent(withHome({ blocks: [block] }))).toEqual(['translation page/1 Titel']);
  });

  test('still has a placeholder', () => {
    expect(ofContent(withHome({ blocks: [makeTextBlock(`<p>${placeholders.en}</p>`)] }))).toEqual([
      'unwrittenPage page/1 Titel',
    ]);
  });

  test('has links to pages that do not exist, by the rule of the website', () => {
    const html = '<p><a href="/alt">x</a> <a href="/kontakt#anfahrt">x</a> <a href="https://a.example">x</a></p>';
    const button = {
      collection: 'block_call_to_action',
      item: { path: 'nirgends', external_path: null, translations: [] },
    };
    expect(ofContent(withHome({ blocks: [makeTextBlock(html), button] }))).toEqual([
      'deadLink page/1 Titel: /alt',
      'deadLink page/1 Titel: nirgends',
    ]);
  });

  test('of a menu or a redirect leads nowhere', () => {
    const entry = (id: number, changes: object) => ({
      id,
      type: 'page',
      path: 'fort',
      anchor: null,
      sub: [],
      ...changes,
    });
    const menus = [
      toRow<SiteContent['menus'][number]>({
        entries: [
          entry(1, { translations: [{ language: 'de', display_name: 'Fort' }] }),
          entry(2, { type: 'external' }),
          entry(3, { type: 'panel', path: 'uhren', sub: [entry(4, { path: 'neu', path_prefix: true })] }),
        ],
      }),
    ];
    const redirect = (id: number, to_path: string) =>
      toRow<SiteContent['redirects'][number]>({ id, from_path: '/von', to_path });
    expect(ofContent({ menus, redirects: [redirect(1, '/kontakt'), redirect(2, '/fort')] })).toEqual([
      'deadLink menu_entry/1 Fort: /fort',
      'deadLink menu_entry/4 Menü: /uhren/neu',
      'deadLink redirect/2 /von → /fort',
    ]);
  });
});

test('findings have the severe ones first, count, and lead to the entry or the list', () => {
  const gap = (kind: Gap['kind'], collection: string, id: number): Gap => ({ kind, name: `Nr. ${id}`, collection, id });
  const many = Array.from({ length: 25 }, (_, id) => gap('productPicture', 'ecommerce_product', id));
  const groups = toGroups([
    gap('translation', 'page', 1),
    gap('translation', 'article', 1),
    ...many,
    gap('smallPicture', 'directus_files', 3),
    gap('smallPicture', 'directus_files', 3),
    gap('legalPage', 'page', 4),
  ]);
  const findings = toFindings(groups);
  expect(findings.map(({ severity, text, count, path }) => [severity, count, text.slice(0, 30), path])).toEqual([
    ['required', 1, 'Eine Pflichtseite fehlt oder i', '/content/page/4'],
    ['important', 25, '25 Produkte haben kein Bild.', '/content/ecommerce_product'],
    ['advised', 1, 'Ein Bild hat weniger als 1.200', '/files/3'],
    ['advised', 2, '2 Einträge sind nicht in alle ', null],
  ]);
  expect(findings[1]?.entries).toHaveLength(20);
  expect(findings[1]?.entries[0]).toEqual({ name: 'Nr. 0', path: '/content/ecommerce_product/0' });
});

test.each([
  ['', true],
  ['<p>&nbsp;</p>', true],
  [`<p>${placeholders.fr}</p><p>Sonst nichts.</p>`, true],
  ['<p>Text</p>', false],
])('whether „%s“ is written', (html, unwritten) => {
  expect(isUnwritten(html)).toBe(unwritten);
});

import type {
  CompanyRow,
  EcommerceManufacturerRow,
  EcommerceSettingsRow,
  FileRow,
  PageRow,
} from '../../../src/directus/rows.generated.ts';
import { makeSiteMap } from '../../../src/routing/site-map-fixture.ts';
import type { SiteContent } from './site-content.ts';

/** A row as a query brings it: with the fields that the query names, and no others. */
export function toRow<Row>(fields: object): Row {
  return fields as Row;
}

const inBoth = (texts: object) => ['de', 'en'].map((language) => ({ language, ...texts }));

export function makePage(key: string | null, changes: object = {}): PageRow {
  const page = { id: 1, status: 'published', key, path: null, image: null, blocks: [] };
  return toRow<PageRow>({ ...page, translations: inBoth({ title: 'Titel', image_alt: 'Ein Ring' }), ...changes });
}

export function makeTextBlock(content: string) {
  return { collection: 'block_rich_text', item: { id: 1, translations: inBoth({ content }) } };
}

export function makeFile(width: number, height: number): FileRow {
  return toRow<FileRow>({ id: 'file', title: 'Ring von vorn', type: 'image/jpeg', width, height });
}

export function makeCompany(changes: object = {}): CompanyRow {
  return toRow<CompanyRow>({
    ...{ id: 3, company_name: 'Goldschmiede Test', ust_id: 'DE123456788', vat_number: null },
    addresses: [{ street: 'Gasse', number: '1', zip_code: '14899', city: 'Altenbruck' }],
    emails: [{ email: 'post@test.example' }],
    numbers: [{ type: 'phone', number: '030 23125-120' }],
    executives: [{ name: 'Zoë Lind' }],
    ...changes,
  });
}

export function makeSettings(changes: object = {}): EcommerceSettingsRow {
  return toRow<EcommerceSettingsRow>({
    ...{ id: 4, enable_cart: true, default_tax_percent: '19.00', bank_details: null, bank_bic: null },
    ...{ bank_recipient: 'Goldschmiede Test', bank_iban: 'DE41999148990019310112' },
    payment_methods: [{ payment_id: { id: 1, key: 'prepayment' } }],
    shipping_methods_config: [{ id: 1 }],
    shipping_countries: [{ id: 1 }],
    ...changes,
  });
}

export function makeManufacturer(changes: object = {}): EcommerceManufacturerRow {
  return toRow<EcommerceManufacturerRow>({
    ...{ id: 5, display_name: 'Uhren Test', street: 'Weg', number: '1', city: 'Ort', country: 'DE' },
    ...{ email: 'post@uhren.example', website: null },
    ...{ responsible_name: null, responsible_email: null, responsible_address: null },
    ...changes,
  });
}

const legalTexts = ['agb', 'widerruf', 'versand-und-zahlung'];

/** A shop in German and English in which nothing is missing. */
export function makeContent(changes: Partial<SiteContent> = {}): SiteContent {
  const { addresses } = makeSiteMap({ languages: ['de', 'en'], storeRoots: { de: '/shop', en: '/en/shop', fr: null } });
  return {
    project: toRow({ id: 1, name: 'Test', domain: 'test.example' }),
    ...{ addresses, hasShop: true, company: makeCompany(), settings: makeSettings() },
    pages: ['home', 'contact', 'thanks', 'imprint', 'privacy', 'accessibility'].map((key, index) =>
      makePage(key, { id: index + 1, blocks: [makeTextBlock('<p>Geschrieben.</p>')] }),
    ),
    legalPages: legalTexts.map((type, index) =>
      toRow({ id: index + 1, type, translations: inBoth({ title: type, content: '<p>Geschrieben.</p>' }) }),
    ),
    ...{ articles: [], events: [], legalNotices: [], menus: [], redirects: [], categories: [] },
    ...{ manufacturers: [makeManufacturer()] },
    ...changes,
  };
}

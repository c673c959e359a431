import { type Language, languages } from '../../../src/i18n/languages.ts';
import { findBankAccount } from '../../../src/orders/bank-account.ts';
import { hasImportDuties } from '../../../src/orders/import-duties.ts';
import { namePage, requiredPages } from '../guards/check-page.ts';
import type { Gap, GapKind } from './findings.ts';
import { isUnwritten } from './placeholder.ts';
import type { SiteContent } from './site-content.ts';

/** Gaps in what the law asks for, and in what a shop needs to sell. */
export function findSiteGaps(content: SiteContent, missingMailSetup: string | undefined): Gap[] {
  return [
    ...findCompanyGaps(content),
    ...findPageGaps(content),
    ...findLegalTextGaps(content),
    ...(content.hasShop ? findShopGaps(content) : []),
    ...findMailGaps(missingMailSetup),
  ];
}

const isEmpty = (text: string | null | undefined) => !text?.trim();

/** § 5 DDG: name, address, and how to get in touch fast, by electronic mail too. */
function findCompanyGaps({ company }: SiteContent): Gap[] {
  const toGap = (kind: GapKind, name: string): Gap => ({ kind, name, collection: 'company', id: company?.id ?? '+' });
  const [address] = company?.addresses ?? [];
  const missing = {
    Firmenname: isEmpty(company?.company_name),
    Anschrift: [address?.street, address?.zip_code, address?.city].some(isEmpty),
    'E-Mail-Adresse': (company?.emails ?? []).every(({ email }) => isEmpty(email)),
    Telefonnummer: (company?.numbers ?? []).every(({ type, number }) => type === 'fax' || isEmpty(number)),
    'Inhaberin, Inhaber oder Geschäftsführung': (company?.executives ?? []).every(({ name }) => isEmpty(name)),
  };
  const names = Object.entries(missing).flatMap(([name, isMissing]) => (isMissing ? name : []));
  const hasTaxNumber = !isEmpty(company?.ust_id) || !isEmpty(company?.vat_number);
  return [
    ...names.map((name) => toGap('company', name)),
    ...(hasTaxNumber ? [] : [toGap('tax', 'USt-IdNr. oder Steuernummer der Firma')]),
  ];
}

const legalPages = ['imprint', 'privacy'];

function findPageGaps({ pages, hasShop }: SiteContent): Gap[] {
  const wanted = [...requiredPages, ...(hasShop ? ['accessibility'] : [])];
  return wanted.flatMap((key): Gap[] => {
    const rows = pages.filter((page) => page.key === key);
    if (rows.some(({ status }) => status === 'published')) return [];
    const kind = legalPages.includes(key) || key === 'accessibility' ? 'legalPage' : 'startPage';
    return [{ kind, name: namePage(key), collection: 'page', id: rows[0]?.id ?? '+' }];
  });
}

const textNames = { agb: 'AGB', widerruf: 'Widerruf', 'versand-und-zahlung': 'Versand und Zahlung' } as const;

const languageNames: Record<Language, string> = { de: 'deutsch', en: 'englisch', fr: 'französisch' };

type Translated = { language: string | null; content?: string | null };

/** Languages in which a text is a placeholder; German also if it is not there at all. */
function findUnwritten(translations: readonly Translated[] | null | undefined, shown: readonly Language[]): Language[] {
  return shown.filter((language) => {
    const own = translations?.find((row) => row.language === language);
    return own ? isUnwritten(own.content) : language === 'de';
  });
}

function findLegalTextGaps({ settings, legalPages: texts, hasShop, addresses, pages }: SiteContent): Gap[] {
  const ofShop = Object.entries(textNames).flatMap(([type, name]) => {
    const row = texts.find((text) => text.type === type);
    return findUnwritten(row?.translations, addresses.languages).map((language): Gap => {
      const where = row ? { collection: 'legal_page', id: row.id } : { collection: 'legal_page', id: '+' };
      return { kind: 'legalText', name: `${name} (${languageNames[language]})`, ...where };
    });
  });
  const privacy = pages.find(({ key, status }) => key === 'privacy' && status === 'published');
  const blocks = (privacy?.blocks ?? []).flatMap(({ collection, item }) =>
    collection === 'block_rich_text' && item ? [item] : [],
  );
  const written = addresses.languages.filter(
    (language) =>
      blocks.length > 0 && blocks.every(({ translations }) => findUnwritten(translations, [language]).length === 0),
  );
  const ofPrivacy = addresses.languages.flatMap((language): Gap[] => {
    if (!privacy || written.includes(language)) return [];
    const name = `Datenschutz (${languageNames[language]})`;
    return [{ kind: 'legalText', name, collection: 'page', id: privacy.id }];
  });
  return [...ofPrivacy, ...(settings && hasShop ? ofShop : [])];
}

function findShopGaps({ settings, manufacturers }: SiteContent): Gap[] {
  if (!settings) return [];
  const toGap = (kind: GapKind, name: string): Gap => ({
    kind,
    name,
    collection: 'ecommerce_settings',
    id: settings.id,
  });
  const payments = (settings.payment_methods ?? []).flatMap(({ payment_id }) => payment_id ?? []);
  const missing = {
    Zahlungsarten: payments.length === 0,
    Versandarten: (settings.shipping_methods_config ?? []).length === 0,
    Lieferländer: (settings.shipping_countries ?? []).length === 0,
  };
  const lacksAccount =
    payments.some(({ key }) => key === 'prepayment') && !findBankAccount(settings) && isEmpty(settings.bank_details);
  const taxPercent = Number(settings.default_tax_percent);
  return [
    ...Object.entries(missing).flatMap(([name, isMissing]) => (isMissing ? toGap('selling', name) : [])),
    ...(lacksAccount ? [toGap('bank', 'Kontoinhaber und IBAN')] : []),
    ...(taxPercent > 0 ? [] : [toGap('tax', 'Mehrwertsteuer im Shop')]),
    ...manufacturers.flatMap(findManufacturerGaps),
  ];
}

/** GPSR art. 19: postal and electronic address of the manufacturer, and who is responsible in the EU. */
function findManufacturerGaps(row: SiteContent['manufacturers'][number]): Gap[] {
  const toGap = (kind: GapKind): Gap => {
    return { kind, name: row.display_name, collection: 'ecommerce_manufacturer', id: row.id };
  };
  const isReachable = ![row.street, row.city].some(isEmpty) && !(isEmpty(row.email) && isEmpty(row.website));
  const isNamed = ![row.responsible_name, row.responsible_email, row.responsible_address].some(isEmpty);
  return [
    ...(isReachable ? [] : [toGap('manufacturerAddress')]),
    ...(isNamed || !isOutsideUnion(row.country) ? [] : [toGap('responsiblePerson')]),
  ];
}

/** Staff may write the code of a country or its name. What is neither counts as inside, since nobody can tell. */
function isOutsideUnion(country: string | null): boolean {
  const text = country?.trim().toLowerCase() ?? '';
  return /^[a-z]{2}$/.test(text) ? hasImportDuties(text.toUpperCase()) : namesOutsideUnion.has(text);
}

/** German, English and French names of countries, in lower case. */
const namesOutsideUnion = (() => {
  const inside = listNames((code) => !hasImportDuties(code));
  return new Set([...listNames(hasImportDuties)].filter((name) => !inside.has(name)));
})();

/** Former codes have the names of their successors. */
function listNames(isListed: (code: string) => boolean): ReadonlySet<string> {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isListed);
  const names = languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
  });
  return new Set(names);
}

function findMailGaps(missingSetup: string | undefined): Gap[] {
  return missingSetup ? [{ kind: 'mailSetup', name: missingSetup, collection: 'mail', id: null }] : [];
}

import { expect, test } from 'vitest';
import { receiptMessages } from '../../cms/extensions/ecom/product-request.ts';
import { languages } from '../../src/i18n/languages.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import { reservationTime } from '../../src/i18n/reservation-time.ts';
import { formatArea } from '../../src/orders/address-form.ts';
import { googlePayHosts, klarnaHosts, paypalHosts } from '../../src/orders/payment-hosts.ts';
import { settingsSteps } from '../catalogue/settings.ts';
import {
  fictionNumber,
  findHosts,
  findPhoneNumbers,
  findTexts,
  findTranslated,
  namedFields,
} from '../house/demo-words.ts';
import { legalPageSteps, legalSteps } from './legal.ts';
import { noticeSteps } from './notices.ts';
import { readLegalText } from './read-legal-text.ts';
import { shipping } from './shipping.ts';
import { terms } from './terms.ts';
import { withdrawal } from './withdrawal.ts';

const translated = findTranslated(legalSteps);
const texts = findTexts(legalSteps);
const html = texts.filter(({ place }) => place.endsWith('/content')).map(({ text }) => text);

test('every text is there in German, English and French', () => {
  expect(translated.length).toBeGreaterThan(15);
  for (const { place, rows } of translated) {
    expect(
      rows.map(({ language }) => language),
      place,
    ).toEqual(['de', 'en', 'fr']);
    const [german = [], ...others] = rows.map(namedFields);
    expect(german.length, place).toBeGreaterThan(0);
    for (const fields of others) expect(fields, place).toEqual(german);
  }
});

test('a translation has the headings, lists and tables of the German text', () => {
  for (const { place, rows } of translated) {
    const [german, ...others] = rows.map(({ content }) => String(content).match(/<(?:h2|h3|ul|ol|li|table|tr)>/g));
    for (const elements of others) expect(elements, place).toEqual(german);
  }
});

test('nobody can be called by mistake', () => {
  const numbers = texts.flatMap(({ place, text }) => findPhoneNumbers(text).map((number) => ({ place, number })));
  expect(numbers.length).toBeGreaterThan(10);
  for (const { place, number } of numbers) expect(number, place).toMatch(fictionNumber);
});

test('no address leads to a host that exists', () => {
  const hosts = texts.flatMap(({ text }) => findHosts(text));
  expect(hosts.length).toBeGreaterThan(10);
  for (const host of hosts) expect(host).toMatch(/(?:^|\.)example$/);
});

test('the texts use nothing but the elements of written text, and close them', () => {
  const known = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];
  for (const text of html) {
    const open: string[] = [];
    for (const [, slash, name = ''] of text.matchAll(/<(\/?)([a-z0-9]+)(?: [^>]*)?>/g)) {
      expect(known).toContain(name);
      if (slash) expect(open.pop(), text.slice(0, 80)).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
  }
});

test('every kind of notice and every page of terms is there once', () => {
  const notices = noticeSteps.flatMap(({ items }) => items.map((row) => 'notice_id' in row && row.notice_id)).sort();
  expect(notices).toEqual([
    'additional_bottom_info',
    'additional_top_info',
    'battery',
    'brand_area',
    'data_protection',
    'dispute',
    'image_sources',
    'insurance',
    'legal_authority',
  ]);
  expect(legalPageSteps.flatMap(({ items }) => items.map(({ type }) => type))).toEqual([
    'agb',
    'widerruf',
    'versand-und-zahlung',
  ]);
});

test.each(Object.entries(readLegalText('privacy')))(
  'the policy leaves #cookies to the place where consents are managed (%s)',
  (_, text) => {
    expect(text).toMatch(/<h2>Cookies [^<]/);
    expect(text).not.toContain('<h2>Cookies</h2>');
  },
);

const paymentHosts = [paypalHosts.live, klarnaHosts.live, googlePayHosts].flatMap(
  ({ scripts, others, connects = [], frames = [], pictures = [] }) => [
    ...scripts,
    ...others,
    ...connects,
    ...frames,
    ...pictures,
  ],
);

test.each(Object.entries(readLegalText('privacy')))(
  'the policy names each site that payments load from (%s)',
  (_, text) => {
    const sites = new Set(
      paymentHosts.map((host) => new URL(host.replace('*.', '')).hostname.split('.').slice(-2).join('.')),
    );
    expect(sites.size).toBeGreaterThan(5);
    expect([...sites].filter((site) => !text.includes(site))).toEqual([]);
  },
);

test.each(Object.entries(withdrawal))('the withdrawal page leads to the withdrawal function (%s)', (_, text) => {
  expect(text).toContain('href="/vertrag-widerrufen"');
});

test.each(languages)('terms, product page and mails keep a reserved piece as long (%s)', (language) => {
  const { note, done } = getMessages(language).reservationForm;
  const receipt = receiptMessages[language].reservation('Ring', 'Vierlinden').text.join(' ');
  for (const text of [terms[language], note, done.text, receipt]) expect(text).toContain(reservationTime[language]);
  expect(terms[language]).not.toMatch(/drei Werktage zurück|reserved pieces for\s+three|réservées trois/);
});

test.each([
  [withdrawal.de, terms.de, 'Trauring', 'Zusammenstellung im Trauringstudio', 'nach Ihren Angaben gegen Aufpreis'],
  [withdrawal.en, terms.en, 'wedding ring', 'composed them in the', 'to your specifications for an extra charge'],
  [withdrawal.fr, terms.fr, 'alliance', 'les avez composées', 'selon vos indications avec supplément'],
])(
  'a size alone is not what cannot be withdrawn from, a pair of the studio is (%#)',
  (text, condition, ring, studio, rule) => {
    const excluded = [...text.matchAll(/<li>([^<]*)<\/li>/g)].map(([, item = '']) => item.replace(/\s+/g, ' '));
    expect(excluded.filter((item) => item.includes(ring))).toEqual([expect.stringContaining(studio)]);
    expect(excluded.some((item) => item.includes(rule))).toBe(true);
    expect(condition).not.toMatch(
      /Ringen, die wir nach Ihren Angaben|rings that we make to your|bagues faites selon vos/,
    );
  },
);

test.each([
  ['de', /Schweiz und nach Liechtenstein.*Einfuhrumsatzsteuer.*Zoll/],
  ['en', /Switzerland and Liechtenstein.*import VAT.*customs duties/],
  ['fr', /Suisse et le Liechtenstein.*TVA à l'importation.*droits de douane/],
] as const)('the page about shipping tells what an import to Switzerland costs (%s)', (language, told) => {
  expect(shipping[language].replace(/\s+/g, ' ')).toMatch(told);
});

test.each(languages)('the page about shipping names the postcodes that the courier serves (%s)', (language) => {
  const methods = settingsSteps[0]?.items[0]?.shipping_methods_config;
  const limited = Array.isArray(methods) ? methods.filter(({ postcodes }) => postcodes) : [];
  expect(limited.map(({ name }) => name)).toEqual(['Kurier']);
  for (const { postcodes } of limited) expect(shipping[language]).toContain(formatArea(postcodes));
});

test('the page about shipping names the prices that the checkout charges', () => {
  const methods = settingsSteps[0]?.items[0]?.shipping_methods_config;
  if (!Array.isArray(methods)) throw new Error('The shop has no shipping methods.');
  const charged = methods.map(({ price_brutto }) => Number(price_brutto).toFixed(2).replace('.', ','));
  const named = [...shipping.de.matchAll(/<td>([\d,]+)\s€<\/td>/g)].map(([, price]) => price);
  expect(named.sort()).toEqual(charged.sort());
});

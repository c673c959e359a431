import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Branch, Company } from '../content/company/company.ts';
import type { OpeningCalendar } from '../content/opening-hours/opening-status.ts';
import { escapeJson } from '../ui/json-ld.tsx';
import {
  getArticleData,
  getBreadcrumbData,
  getFaqData,
  getLocalBusiness,
  getWebsite,
  withContext,
} from './structured-data.ts';

const siteUrl = 'https://vierlinden.example';
const url = v.pipe(v.string(), v.startsWith(siteUrl));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const date = v.pipe(v.string(), v.isoDate());
const context = v.literal('https://schema.org');
const weekday = v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const hours = v.literal('OpeningHoursSpecification');

/** Requirements of schema.org and of search engines. */
const shop = v.strictObject({
  '@context': v.optional(context),
  '@type': v.literal('JewelryStore'),
  '@id': url,
  name: v.pipe(v.string(), v.nonEmpty()),
  url,
  legalName: v.optional(v.string()),
  parentOrganization: v.optional(v.strictObject({ '@id': url })),
  address: v.strictObject({
    '@type': v.literal('PostalAddress'),
    streetAddress: v.string(),
    postalCode: v.string(),
    addressLocality: v.string(),
    addressCountry: v.pipe(v.string(), v.length(2)),
  }),
  geo: v.strictObject({ '@type': v.literal('GeoCoordinates'), latitude: v.number(), longitude: v.number() }),
  telephone: v.pipe(v.string(), v.regex(/^\+\d+$/)),
  email: v.pipe(v.string(), v.email()),
  logo: v.optional(url),
  image: url,
  openingHoursSpecification: v.array(
    v.strictObject({ '@type': hours, dayOfWeek: v.array(weekday), opens: time, closes: time }),
  ),
  specialOpeningHoursSpecification: v.optional(
    v.array(
      v.strictObject({
        '@type': hours,
        name: v.string(),
        validFrom: date,
        validThrough: date,
        opens: time,
        closes: time,
      }),
    ),
  ),
  sameAs: v.optional(v.array(v.pipe(v.string(), v.url()))),
});

const picture = { id: 'a', width: 1, height: 1, alt: '' };
const phone = { text: '+49 30 23125120', href: 'tel:+493023125120' };
const branch: Branch = {
  id: 1,
  displayName: 'Laden',
  street: 'Lindenstraße',
  number: '12',
  zipCode: '14899',
  city: 'Altenbruck',
  country: 'DE',
  latitude: 52.1,
  longitude: 12.6,
  image: picture,
  phone,
  email: 'laden@vierlinden.example',
  description: null,
  openingDays: [],
  week: undefined,
};
const company: Company = {
  companyName: 'Juwelier Vierlinden e. K.',
  displayName: 'Juwelier Vierlinden',
  legalForm: 'single',
  address: null,
  email: null,
  phone,
  mobile: null,
  fax: null,
  executives: [],
  registers: [],
  vatId: null,
  taxNumber: null,
  foundingYear: null,
};
const workday = [[570, 780] as const, [840, 1080] as const];
const calendar: OpeningCalendar = {
  week: [workday, workday, workday, workday, workday, [[1200, 120] as const], [[0, 1440] as const]],
  days: {
    '2026-12-25': { name: 'Weihnachten', spans: [] },
    '2026-12-28': { name: 'Inventur', spans: [[840, 1080]] },
  },
  until: '2026-12-31',
};

function house(changes: Partial<Parameters<typeof getLocalBusiness>[0]> = {}) {
  const special = { from: '2026-11-21', days: 60 };
  const sameAs = ['https://social.example/vierlinden'];
  const given = { siteUrl, homePath: '/', company, branch, isFirst: true, logo: picture, calendar, special, sameAs };
  return getLocalBusiness({ ...given, ...changes });
}

test('a branch is a complete JewelryStore', () => {
  expect(v.parse(shop, house())).toMatchObject({ legalName: 'Juwelier Vierlinden e. K.' });
  const second = v.parse(shop, house({ isFirst: false, branch: { ...branch, id: 2 } }));
  expect(second['@id']).toBe('https://vierlinden.example/#branch-2');
  expect(second.parentOrganization?.['@id']).toBe(house()['@id']);
  expect(second.sameAs).toBeUndefined();
});

test('groups days with the same hours, and ends overnight hours on the next day', () => {
  const { openingHoursSpecification: week } = v.parse(shop, house());
  const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(week.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
    [workdays, '09:30', '13:00'],
    [workdays, '14:00', '18:00'],
    [['Saturday'], '20:00', '02:00'],
    [['Sunday'], '00:00', '23:59'],
  ]);
});

test('expresses a closed holiday as midnight, and others with their times', () => {
  const { specialOpeningHoursSpecification: days } = v.parse(shop, house());
  expect(days?.map(({ validFrom, opens, closes }) => [validFrom, opens, closes])).toEqual([
    ['2026-12-25', '00:00', '00:00'],
    ['2026-12-28', '14:00', '18:00'],
  ]);
});

test('omits unknown opening hours', () => {
  expect(house({ calendar: undefined })).not.toHaveProperty('openingHoursSpecification');
});

test('numbers breadcrumbs from one with absolute URLs', () => {
  const step = (at: number) =>
    v.strictObject({ '@type': v.literal('ListItem'), position: v.literal(at), name: v.string(), item: url });
  const trail = v.strictObject({
    '@context': context,
    '@type': v.literal('BreadcrumbList'),
    itemListElement: v.strictTuple([step(1), step(2)]),
  });
  const home = { name: 'Startseite', path: '/' };
  expect(v.is(trail, getBreadcrumbData(siteUrl, [home, { name: 'Kontakt', path: '/kontakt' }]))).toBe(true);
});

test("has FAQ answers, article fields and the site's publisher", () => {
  expect(getFaqData([{ question: 'Wie?', answer: 'So.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Wie?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
  });
  const article = getArticleData(siteUrl, {
    headline: 'Perlen',
    description: null,
    author: 'Anna Linde',
    language: 'de',
    path: '/einblicke/perlen',
    image: picture,
    datePublished: '2026-10-01',
    dateModified: null,
  });
  expect(article).toMatchObject({ '@type': 'Article', mainEntityOfPage: `${siteUrl}/einblicke/perlen` });
  expect(withContext(getWebsite(siteUrl, 'Vierlinden', 'en', '/en'), house())).toMatchObject({
    '@graph': [{ '@type': 'WebSite', publisher: { '@id': house()['@id'] } }, { '@type': 'JewelryStore' }],
  });
});

test('escapes content that would end the script element', () => {
  const text = escapeJson({ name: '</script><script>alert(1)</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});

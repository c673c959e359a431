import { toPictureAddress } from '../base/picture-address.ts';
import type { Branch, Company } from '../content/company/company.ts';
import { getSpecialDays, type OpeningCalendar, type Span } from '../content/opening-hours/opening-status.ts';
import { formatTimeOfDay } from '../content/opening-hours/zoned-time.ts';
import type { Image } from '../content/pages/page.ts';

/** A schema.org object as JSON-LD. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

const context = 'https://schema.org';
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function withContext(...things: readonly Thing[]): object {
  const [first] = things;
  return things.length === 1 ? { '@context': context, ...first } : { '@context': context, '@graph': things };
}

/** An entry of the breadcrumbs. */
export type Breadcrumb = { name: string; path: string };

/** Ancestor pages without the home page, which every breadcrumb list starts with. */
export function toBreadcrumbs(above: readonly { name: string; href: string }[]): Breadcrumb[] {
  return above.slice(1).map(({ name, href }) => ({ name, path: href }));
}

export function getBreadcrumbData(siteUrl: string, steps: readonly Breadcrumb[]): object {
  return withContext({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: siteUrl + path,
    })),
  });
}

/** @param questions as plain text */
export function getFaqData(questions: readonly { question: string; answer: string }[]): object {
  return withContext({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

export function getWebsite(siteUrl: string, name: string, language: string, homePath: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: siteUrl + homePath,
    name,
    inLanguage: language,
    publisher: { '@id': getBranchId(siteUrl) },
  };
}

/** The first branch represents the company. */
function getBranchId(siteUrl: string, branch?: Branch): string {
  return branch ? `${siteUrl}/#branch-${branch.id}` : `${siteUrl}/#house`;
}

type LocalBusinessInput = {
  siteUrl: string;
  homePath: string;
  company: Company;
  branch: Branch;
  isFirst: boolean;
  logo: Image | null;
  /** Undefined if its hours cannot be parsed. */
  calendar: OpeningCalendar | undefined;
  /** Special opening hours from this date on, for this many days. */
  special: { from: string; days: number };
  sameAs: readonly string[];
};

export function getLocalBusiness({
  siteUrl,
  homePath,
  company,
  branch,
  isFirst,
  logo,
  calendar,
  special,
  sameAs,
}: LocalBusinessInput): Thing {
  const { latitude, longitude } = branch;
  return {
    '@type': 'JewelryStore',
    '@id': isFirst ? getBranchId(siteUrl) : getBranchId(siteUrl, branch),
    name: branch.displayName || company.displayName,
    url: siteUrl + homePath,
    ...(isFirst ? { legalName: company.companyName } : { parentOrganization: { '@id': getBranchId(siteUrl) } }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${branch.street} ${branch.number}`.trim(),
      postalCode: branch.zipCode,
      addressLocality: branch.city,
      addressCountry: branch.country,
    },
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...toContact(branch.phone?.href ?? company.phone?.href, branch.email ?? company.email),
    ...(isFirst && logo && { logo: toPicture(siteUrl, logo) }),
    ...(branch.image && { image: toPicture(siteUrl, branch.image) }),
    ...(calendar && toHours(calendar, special)),
    ...(isFirst && sameAs.length > 0 && { sameAs }),
  };
}

function toHours(calendar: OpeningCalendar, { from, days }: LocalBusinessInput['special']) {
  const special = getSpecialHours(calendar, from, days);
  return {
    openingHoursSpecification: getWeeklyHours(calendar),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

function toContact(phoneHref: string | null | undefined, email: string | null) {
  return { ...(phoneHref && { telephone: phoneHref.replace('tel:', '') }), ...(email && { email }) };
}

function toPicture(siteUrl: string, { id }: Image): string {
  return siteUrl + toPictureAddress(id, '1200.jpg');
}

/** Regular opening hours; days with the same hours are grouped. */
function getWeeklyHours({ week }: OpeningCalendar): Thing[] {
  const days = new Map<string, string[]>();
  for (const [day, spans] of week.entries()) {
    for (const [from, to] of spans) {
      const times = `${from} ${to}`;
      days.set(times, [...(days.get(times) ?? []), weekdays[day] ?? '']);
    }
  }
  return [...days].map(([times, dayOfWeek]) => {
    const [from = 0, to = 0] = times.split(' ').map(Number);
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, ...toTimes([from, to]) };
  });
}

/** Special opening hours. Closed is expressed as opening and closing at midnight. */
function getSpecialHours(calendar: OpeningCalendar, from: string, days: number): Thing[] {
  return getSpecialDays(calendar, from, days).flatMap(({ from: validFrom, to: validThrough, name, spans }) =>
    (spans.length > 0 ? spans.map(toTimes) : [{ opens: '00:00', closes: '00:00' }]).map((times) => ({
      '@type': 'OpeningHoursSpecification',
      name,
      validFrom,
      validThrough,
      ...times,
    })),
  );
}

/** A full day ends a minute before midnight, since midnight to midnight would mean closed. */
function toTimes([from, to]: Span): { opens: string; closes: string } {
  const closes = to % 1440 === from ? (to + 1439) % 1440 : to % 1440;
  return { opens: formatTimeOfDay(from), closes: formatTimeOfDay(closes) };
}

type ArticleInput = {
  headline: string;
  description: string | null;
  author: string | null;
  language: string;
  path: string;
  image: Image | null;
  datePublished: string | null;
  dateModified: string | null;
};

export function getArticleData(siteUrl: string, article: ArticleInput): object {
  const { headline, description, author, language, path, image, datePublished, dateModified } = article;
  return withContext({
    '@type': 'Article',
    headline,
    ...(description && { description }),
    inLanguage: language,
    mainEntityOfPage: siteUrl + path,
    ...(image && { image: toPicture(siteUrl, image) }),
    ...(datePublished && { datePublished }),
    ...(dateModified && { dateModified }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    publisher: { '@id': getBranchId(siteUrl) },
  });
}

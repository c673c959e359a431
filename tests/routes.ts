import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Language, languages } from '../src/i18n/languages.ts';
import type { SiteMap } from '../src/routing/addresses.ts';
import { ringAppointmentRoutes } from '../src/routing/ring-routes.ts';
import { findCategoryHref, findHref, type PageKey, pageRoutes, ringStudioRoutes } from '../src/routing/routes.ts';

const releases = resolve(process.env.DIST_DIR ?? 'dist', 'releases');
const chosen = readFileSync(join(releases, 'chosen'), 'utf8').trim();
/** The site map of the release that was active when the site under test started. */
export const siteMap = JSON.parse(readFileSync(join(releases, chosen, 'map.json'), 'utf8')) as SiteMap;

export type Address = { page: PageKey; language: Language; path: string };

/** Every page of the route table in every language that has it, each address once. */
export const addressesOfPages: Address[] = languages.flatMap((language) => {
  const pages = (Object.keys(pageRoutes) as PageKey[]).flatMap((page) => {
    const path = findHref(page, language);
    return path ? [{ page, language, path }] : [];
  });
  return pages.filter(({ path }, at) => pages.findIndex((other) => other.path === path) === at);
});

/** The first category in every language that has it; other lists are rendered alike. */
export const lists: { language: Language; path: string }[] = languages.flatMap((language) => {
  const [category] = siteMap.addresses.categories;
  const path = category && findCategoryHref(category.key, language, siteMap.addresses);
  return path ? [{ language, path }] : [];
});

/** The wedding-ring studio and its request for an appointment, which are rendered on request. */
export const pairPages: { language: Language; path: string }[] = languages.flatMap((language) =>
  [ringStudioRoutes, ringAppointmentRoutes].map((routes) => ({ language, path: routes[language] })),
);

export const notFound: { language: Language; path: string }[] = [
  { language: 'de', path: '/gibt-es-nicht' },
  { language: 'en', path: '/en/does-not-exist' },
  { language: 'fr', path: '/fr/n-existe-pas' },
];

/** Long legal texts; French has imprint and privacy on one page. */
export const legalPages: ReadonlySet<PageKey> = new Set<PageKey>([
  'imprint',
  'privacy',
  'terms',
  'withdrawal',
  'shipping',
  'accessibility',
]);

/** Pages without accessibility checks of their own: the checked ones have all their element signatures (integration/pages.test.ts). */
export const pagesLikeOthers: ReadonlySet<PageKey> = new Set<PageKey>([
  ...(['beads', 'engagement_rings', 'wedding_rings', 'optics', 'events', 'home_fabrics', 'decoratives'] as const),
  ...([
    'floral_workshop',
    'room_fragrances',
    'bicycles',
    'window',
    'sustainability',
    'faq',
    'info',
    'partner',
  ] as const),
  ...(['imprint', 'terms', 'withdrawal', 'shipping', 'accessibility', 'privacy_social'] as const),
]);

/** Whether a page may be indexed: confirmations and standalone pages are excluded. */
export const isListed = (path: string) =>
  !/^\/(?:danke|en\/thanks|fr\/merci|display|en\/display|fr\/display|offline|en\/offline|fr\/hors-ligne)$|newsletter\//.test(
    path,
  );

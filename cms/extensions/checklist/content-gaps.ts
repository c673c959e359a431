import { findPageHref, isExternal } from '../../../src/content/addresses/page-href.ts';
import { getMenuPath } from '../../../src/content/menus/menu-target.ts';
import type { FileRow, MenuEntryRow, PageBlocksItem } from '../../../src/directus/rows.generated.ts';
import { defaultLanguage, type Language } from '../../../src/i18n/languages.ts';
import { findHref, type PageKey, pageRoutes } from '../../../src/routing/routes.ts';
import { runWithSiteMap } from '../../../src/routing/run-with-site-map.ts';
import { namePage } from '../guards/check-page.ts';
import type { Gap, GapKind } from './findings.ts';
import { isUnwritten } from './placeholder.ts';
import type { SiteContent } from './site-content.ts';

/** Gaps of pages, articles, events, categories, legal texts and menus. */
export function findContentGaps(content: SiteContent): Gap[] {
  const entries = listEntries(content);
  const shown = content.addresses.languages;
  return [
    ...entries.flatMap((entry) => findEntryGaps(entry, shown)),
    ...runWithSiteMap({ addresses: content.addresses, texts: { site: {}, categories: [] } }, () => [
      ...entries.flatMap(findDeadLinks),
      ...findDeadMenuLinks(content),
      ...findDeadRedirects(content),
    ]),
  ];
}

type Texts = {
  language: string | null;
  alt?: string | null;
  image_alt?: string | null;
  content?: string | null;
  answer?: string | null;
};

/** A block, a tile of it, or the head of a page: its picture, its links, and its texts by language. */
type Part = {
  image?: unknown;
  path?: string | null;
  link_path?: string | null;
  external_path?: string | null;
  translations: readonly Texts[] | null;
};

/** What staff edit as one: a page with its blocks. */
type Entry = Pick<Gap, 'name' | 'collection' | 'id'> & {
  /** Languages in which it is shown. */
  languages: readonly Language[];
  parts: Part[];
  picture: FileRow | null;
};

function listEntries(content: SiteContent): Entry[] {
  const { pages, articles, events, legalPages, legalNotices, categories, hasShop } = content;
  const { languages } = content.addresses;
  const isPublished = ({ status }: { status: string }) => status === 'published';
  return [
    ...pages.filter(isPublished).map((row): Entry => {
      const { id, key, image, blocks, translations } = row;
      const name = findName(translations, ({ title }) => title) ?? namePage(key);
      const parts = [{ image, translations }, ...listParts(blocks)];
      return { name, collection: 'page', id, languages: findLanguages(key, languages), parts, picture: image };
    }),
    ...articles.filter(isPublished).map(({ id, image, blocks, translations }): Entry => {
      const name = findName(translations, ({ title }) => title) ?? `Nr. ${id}`;
      const parts = [{ image, translations }, ...listParts(blocks)];
      return { name, collection: 'article', id, languages, parts, picture: image };
    }),
    ...events.filter(isPublished).map(({ id, image, translations }): Entry => {
      const name = findName(translations, ({ title }) => title) ?? `Nr. ${id}`;
      return { name, collection: 'event', id, languages, parts: [{ image, translations }], picture: image };
    }),
    ...legalNotices.map(({ id, notice_id, translations }): Entry => {
      const name = findName(translations, ({ heading }) => heading) ?? notice_id;
      return { name, collection: 'legal_notice', id, languages, parts: [{ translations }], picture: null };
    }),
    ...(hasShop ? legalPages : []).map(({ id, type, translations }): Entry => {
      const name = findName(translations, ({ title }) => title) ?? type;
      return { name, collection: 'legal_page', id, languages, parts: [{ translations }], picture: null };
    }),
    ...(hasShop ? categories : []).map(({ id, key, translations }): Entry => {
      const name = findName(translations, ({ display_name }) => display_name) ?? key;
      return { name, collection: 'ecommerce_category', id, languages, parts: [{ translations }], picture: null };
    }),
  ];
}

function findName<Row extends Texts>(
  rows: readonly Row[] | null,
  choose: (row: Row) => string | null,
): string | undefined {
  const german = rows?.find(({ language }) => language === defaultLanguage);
  return (german && choose(german)) || undefined;
}

const isRoutedKey = (key: string | null): key is PageKey => key !== null && key in pageRoutes;

/** A page of the route table is shown where it has an address. */
function findLanguages(key: string | null, shown: readonly Language[]): readonly Language[] {
  return isRoutedKey(key) ? shown.filter((language) => findHref(key, language)) : shown;
}

function listParts(rows: readonly PageBlocksItem[] | null): Part[] {
  return (rows ?? []).flatMap(({ collection, item }): Part[] => {
    if (!item) return [];
    if (collection === 'block_teasers') return [item, ...(item.teasers ?? [])];
    if (collection === 'block_faq') return [item, ...(item.items ?? [])];
    return [item];
  });
}

function findEntryGaps({ languages, parts, picture, ...entry }: Entry, shown: readonly Language[]): Gap[] {
  const [head] = parts;
  // A page that is not translated at all is German there as a whole; its parts then need no translation.
  const translated = languages.filter((language) => head?.translations?.some((row) => row.language === language));
  const isWithoutAlternative = ({ image, translations }: Part) =>
    Boolean(image) &&
    (translations ?? []).some(
      (row) => shown.some((language) => language === row.language) && !(row.alt ?? row.image_alt)?.trim(),
    );
  const gaps = {
    alternativeText: parts.some(isWithoutAlternative),
    unwrittenPage:
      entry.collection === 'page' &&
      parts.some(({ translations }) =>
        (translations ?? []).some(({ content, answer }) => [content, answer].some((html) => html && isUnwritten(html))),
      ),
    translation: parts.some(({ translations }, index) =>
      isUntranslated(translations, index === 0 ? languages : translated),
    ),
  } satisfies Partial<Record<GapKind, boolean>>;
  return [
    ...(gaps.alternativeText ? [{ kind: 'alternativeText' as const, ...entry }] : []),
    ...(gaps.unwrittenPage ? [{ kind: 'unwrittenPage' as const, ...entry }] : []),
    ...(gaps.translation ? [{ kind: 'translation' as const, ...entry }] : []),
    ...findSmallPictures([picture]),
  ];
}

/** Whether there are German texts that another language lacks. */
function isUntranslated(rows: readonly { language: string | null }[] | null, wanted: readonly Language[]): boolean {
  if (!rows?.some(({ language }) => language === defaultLanguage)) return false;
  return wanted.some((language) => rows.every((row) => row.language !== language));
}

/** Below this a picture is blurred where a page shows it large. */
export const smallestSide = 1_200;

/** Drawings in SVG are sharp at any size. */
function findSmallPictures(files: readonly (FileRow | null)[]): Gap[] {
  return files.flatMap((file): Gap[] => {
    if (!file?.width || !file.height || file.type === 'image/svg+xml') return [];
    if (Math.max(file.width, file.height) >= smallestSide) return [];
    return [{ kind: 'smallPicture', name: file.title || file.id, collection: 'directus_files', id: file.id }];
  });
}

function findDeadLinks({ parts, name, collection, id }: Entry): Gap[] {
  const links = parts.flatMap(({ path, link_path, external_path, translations }) => [
    ...[external_path ? null : path, link_path].flatMap((link) => link ?? []),
    ...(translations ?? []).flatMap(({ content, answer }) => [content, answer].flatMap(listLinks)),
  ]);
  return [...new Set(links)]
    .filter(isDead)
    .map((link) => ({ kind: 'deadLink', name: `${name}: ${link}`, collection, id }));
}

function listLinks(html: string | null | undefined): string[] {
  return Array.from((html ?? '').matchAll(/\shref="([^"<>]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'));
}

/** The rule of the website for what editors write; German, since other languages fall back to it. */
function isDead(link: string): boolean {
  const given = link.trim();
  return !isExternal(given) && !given.startsWith('#') && findPageHref(given, defaultLanguage) === undefined;
}

function findDeadMenuLinks({ menus, hasShop }: SiteContent): Gap[] {
  const listLinked = (entry: MenuEntryRow): { entry: MenuEntryRow; parent: string | null }[] => {
    const sub = [...(entry.sub ?? []), ...(entry.groups ?? []).flatMap((group) => group.sub ?? [])];
    return sub.length > 0 ? sub.map((one) => ({ entry: one, parent: entry.path })) : [{ entry, parent: null }];
  };
  const linked = menus.flatMap(({ entries }) => (entries ?? []).flatMap(listLinked));
  return linked.flatMap(({ entry, parent }): Gap[] => {
    const { id, type, translations } = entry;
    const isOfPage = type === 'page' || type === 'anchor' || (type === 'shop' && hasShop);
    const path = getMenuPath(entry, parent);
    if (!isOfPage || !isDead(path)) return [];
    const label = findName(translations, ({ display_name }) => display_name) ?? 'Menü';
    return [{ kind: 'deadLink', name: `${label}: ${path}`, collection: 'menu_entry', id }];
  });
}

function findDeadRedirects({ redirects }: SiteContent): Gap[] {
  return redirects.flatMap(({ id, from_path, to_path }): Gap[] => {
    const isGoing = to_path && !isDead(to_path);
    if (isGoing) return [];
    return [{ kind: 'deadLink', name: `${from_path} → ${to_path}`, collection: 'redirect', id }];
  });
}

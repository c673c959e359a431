import { logContentNotice } from '../../base/content-notice.ts';
import { keysOf } from '../../base/records.ts';
import { trimSlashes } from '../../base/trim-slashes.ts';
import { defaultLanguage, isLanguage, type Language, languages } from '../../i18n/languages.ts';
import type { Addresses, SiteHead, SiteTexts } from '../../routing/addresses.ts';
import { legalTextPages, permanentPages } from '../../routing/page-kinds.ts';
import { findHref, findTranslatedPage, type PageKey, pageRoutes } from '../../routing/routes.ts';

type Translated<Words> = { translations: (Words & { language: string })[] };

type HeadTexts = {
  seo_title: string | null;
  seo_description: string | null;
  seo_keywords: string | null;
  title_separator: string | null;
};

type Picture = { id: string; type: string | null; width: number | null; height: number | null };

export type ProjectRow = Translated<HeadTexts> & {
  id: number;
  name: string | null;
  social_creator: string | null;
  social_image: { id: string; title: string | null } | null;
  icon: Picture | null;
  logo: Picture | null;
  languages: { languages_code: string }[];
};
export type SettingsRow = Translated<{ store_root_path: string | null }> & {
  id: number;
  enable_cart: boolean | null;
  paypal_google_pay?: boolean | null;
};
export type CategoryRow = Translated<{
  slug: string | null;
  display_name: string | null;
  description: string | null;
}> & {
  id: number;
  key: string;
};
export type ArticleRow = Translated<{ slug: string | null }> & { id: number };
/** A page of the route table has a key, another one its own path. */
export type PageRow = Translated<{ title: string | null }> & { id: number; key: string | null; path: string | null };
export type LegalTextRow = Translated<object> & { type: keyof typeof legalTextPages };

/** Addresses together with the texts that belong to them, as read from the CMS; they are stored separately. */
export type AddressContent = Omit<Addresses, 'categories' | 'redirects'> &
  Pick<SiteTexts, 'site'> & {
    /** Id of the shop's settings. */
    settings: number | undefined;
    categories: ({ id: number } & Addresses['categories'][number] & SiteTexts['categories'][number])[];
  };

export type AddressRows = {
  project: ProjectRow;
  settings: SettingsRow | undefined;
  categories: CategoryRow[];
  articles: ArticleRow[];
  /** Published. */
  pages: PageRow[];
  legalTexts: LegalTextRow[];
};

/** Addresses in the languages that the site supports and the project uses; German is always one of them. */
export function toAddresses({
  project,
  settings,
  categories,
  articles,
  pages,
  legalTexts,
}: AddressRows): AddressContent {
  const wanted = project.languages.map(({ languages_code }) => languages_code);
  const chosen = languages.filter((language) => language === 'de' || wanted.includes(language));
  const roots = byLanguage(settings, ({ store_root_path }) => store_root_path);
  const findRoot = (language: Language) => {
    const path = chosen.includes(language) && settings?.enable_cart ? roots[language] : undefined;
    return path ? `/${trimSlashes(path)}` : null;
  };
  return {
    languages: chosen,
    site: byLanguage(project, (texts) => toSiteHead(project, texts)),
    storeRoots: { de: findRoot('de'), en: findRoot('en'), fr: findRoot('fr') },
    hasGooglePay: settings?.paypal_google_pay ?? false,
    icon: findIcon(project),
    settings: settings?.id,
    categories: categories.map((category) => ({
      id: category.id,
      key: category.key,
      slugs: byLanguage(category, ({ slug }) => slug),
      names: byLanguage(category, ({ display_name }) => display_name),
      descriptions: byLanguage(category, ({ description }) => description),
    })),
    articles: articles.map((article) => ({ id: article.id, slugs: byLanguage(article, ({ slug }) => slug) })),
    pages: pages.flatMap((page) =>
      page.key || !trimSlashes(page.path ?? '')
        ? []
        : {
            id: page.id,
            paths: byLanguage(page, ({ title, language }) => title && getPagePath(page.path ?? '', language)),
          },
    ),
    absent: Object.fromEntries(chosen.map((language) => [language, listAbsent({ pages, legalTexts }, language)])),
  };
}

/** Pages of the route table without a text in a language or in German, which stands in for it. */
function listAbsent({ pages, legalTexts }: Pick<AddressRows, 'pages' | 'legalTexts'>, language: Language): PageKey[] {
  const hasText = ({ translations }: Translated<object>) =>
    translations.some((row) => row.language === language || row.language === defaultLanguage);
  const written = new Set<string | null>([
    ...pages.filter(hasText).map(({ key }) => key),
    ...legalTexts.filter(hasText).map(({ type }) => legalTextPages[type]),
  ]);
  return keysOf(pageRoutes).filter(
    (page) => findHref(page, language) && !permanentPages.has(page) && !written.has(page),
  );
}

const convertible: readonly unknown[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/tiff'];

/** Directus converts no picture with a longer side. */
const maxSide = 6000;

/** The picture of the site's icons: the chosen one, else a logo that is about as wide as high. */
function findIcon({ id, icon, logo }: ProjectRow): string | null {
  const isUsable = ({ type, width, height }: Picture) => {
    const side = Math.max(width ?? 0, height ?? 0);
    return convertible.includes(type) && side > 0 && side <= maxSide;
  };
  if (icon && !isUsable(icon)) logContentNotice('icon not usable', { type: icon.type }, { collection: 'project', id });
  const isSquare = logo?.width && logo.height && Math.abs(Math.log(logo.width / logo.height)) < 0.25;
  return [icon, isSquare ? logo : null].find((one) => one && isUsable(one))?.id ?? null;
}

function toSiteHead({ name, social_creator, social_image }: ProjectRow, texts: HeadTexts): SiteHead {
  const title = texts.seo_title ?? name ?? '';
  return {
    seoTitle: title,
    titleSeparator: texts.title_separator ?? '|',
    seoDescription: texts.seo_description,
    seoKeywords: texts.seo_keywords,
    socialCreator: social_creator,
    socialImage: social_image && { id: social_image.id, alt: social_image.title ?? title },
  };
}

/** Values by language; unsupported languages and empty values are left out. */
function byLanguage<Words, Value>(
  row: Translated<Words> | undefined,
  choose: (texts: Words & { language: string }) => Value | null,
): Partial<Record<Language, Value>> {
  const found: Partial<Record<Language, Value>> = {};
  for (const texts of row?.translations ?? []) {
    const value = choose(texts);
    if (isLanguage(texts.language) && value) found[texts.language] = value;
  }
  return found;
}

/**
 * Path of an editor's page in a language. Staff enter one German path; its longest prefix that is a page is translated,
 * `/en/watches/rolex`, else the language is prepended.
 */
function getPagePath(path: string, language: string): string {
  const segments = path.split('/').filter(Boolean);
  if (!isLanguage(language) || language === defaultLanguage) return `/${segments.join('/')}`;
  for (let length = segments.length - 1; length > 0; length--) {
    const start = findTranslatedPage(`/${segments.slice(0, length).join('/')}`, language);
    if (start) return [start, ...segments.slice(length)].join('/');
  }
  return `/${[language, ...segments].join('/')}`;
}

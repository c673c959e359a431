import { trimSlashes } from '../../base/trim-slashes.ts';
import { defaultLanguage, isLanguage, type Language, languages } from '../../i18n/languages.ts';
import type { Addresses, SiteHead, SiteTexts } from '../../routing/addresses.ts';
import { findTranslatedPage } from '../../routing/routes.ts';

type Translated<Words> = { translations: (Words & { language: string })[] };

type HeadTexts = {
  seo_title: string | null;
  seo_description: string | null;
  seo_keywords: string | null;
  title_separator: string | null;
};

export type ProjectRow = Translated<HeadTexts> & {
  name: string | null;
  social_creator: string | null;
  social_image: { id: string; title: string | null } | null;
  languages: { languages_code: string }[];
};
export type SettingsRow = Translated<{ store_root_path: string | null }> & {
  enable_cart: boolean | null;
  paypal_google_pay?: boolean | null;
};
export type CategoryRow = Translated<{
  slug: string | null;
  display_name: string | null;
  description: string | null;
}> & {
  key: string;
};
export type ArticleRow = Translated<{ slug: string | null }> & { id: number };
export type PathPageRow = Translated<{ title: string | null }> & { id: number; path: string | null };

/** Addresses and the words that go with them, as they are read; they are written apart. */
export type AddressContent = Omit<Addresses, 'categories' | 'redirects'> &
  Pick<SiteTexts, 'site'> & { categories: (Addresses['categories'][number] & SiteTexts['categories'][number])[] };

export type AddressRows = {
  project: ProjectRow;
  settings: SettingsRow | undefined;
  categories: CategoryRow[];
  articles: ArticleRow[];
  pages: PathPageRow[];
};

/** The languages that this site speaks and the project wants; German is always one of them. */
export function toAddresses({ project, settings, categories, articles, pages }: AddressRows): AddressContent {
  const wanted = project.languages.map(({ languages_code }) => languages_code);
  const chosen = languages.filter((language) => language === 'de' || wanted.includes(language));
  const roots = byLanguage(settings, ({ store_root_path }) => store_root_path);
  const findRoot = (language: Language) => {
    const path = chosen.includes(language) && settings?.enable_cart ? roots[language] : undefined;
    return path ? `/${trimSlashes(path)}` : null;
  };
  return {
    languages: chosen,
    site: byLanguage(project, (words) => toSiteHead(project, words)),
    storeRoots: { de: findRoot('de'), en: findRoot('en'), fr: findRoot('fr') },
    hasGooglePay: settings?.paypal_google_pay ?? false,
    categories: categories.map((category) => ({
      key: category.key,
      slugs: byLanguage(category, ({ slug }) => slug),
      names: byLanguage(category, ({ display_name }) => display_name),
      descriptions: byLanguage(category, ({ description }) => description),
    })),
    articles: articles.map((article) => ({ id: article.id, slugs: byLanguage(article, ({ slug }) => slug) })),
    pages: pages.map((page) => ({
      id: page.id,
      paths: byLanguage(page, ({ title, language }) => title && getPagePath(page.path ?? '', language)),
    })),
  };
}

function toSiteHead({ name, social_creator, social_image }: ProjectRow, words: HeadTexts): SiteHead {
  const title = words.seo_title ?? name ?? '';
  return {
    seoTitle: title,
    titleSeparator: words.title_separator ?? '|',
    seoDescription: words.seo_description,
    seoKeywords: words.seo_keywords,
    socialCreator: social_creator,
    socialImage: social_image && { id: social_image.id, alt: social_image.title ?? title },
  };
}

/** Languages that the row says nothing in, or that the site does not speak, are left out. */
function byLanguage<Words, Value>(
  row: Translated<Words> | undefined,
  choose: (words: Words & { language: string }) => Value | null,
): Partial<Record<Language, Value>> {
  const found: Partial<Record<Language, Value>> = {};
  for (const words of row?.translations ?? []) {
    const value = choose(words);
    if (isLanguage(words.language) && value) found[words.language] = value;
  }
  return found;
}

/**
 * Staff write one German path. In other languages its beginning is the address of that page there, `/en/watches/rolex`;
 * where no page stands at the beginning, the language goes before the path.
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

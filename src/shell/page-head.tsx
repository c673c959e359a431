import { findArticle } from '../content/articles/article-queries.ts';
import { getBranches, getCompany } from '../content/company/company-queries.ts';
import { getSite } from '../content/company/site-queries.ts';
import { flattenMenu } from '../content/menus/menu.ts';
import { getMenu } from '../content/menus/menu-queries.ts';
import { getOpeningTimes } from '../content/opening-hours/opening-times-queries.ts';
import { getLocalDate, getZone } from '../content/opening-hours/zoned-time.ts';
import type { Block, Image } from '../content/pages/page.ts';
import { findPage, getAncestorPages, type PageRef } from '../content/pages/page-queries.ts';
import { toPlainText } from '../content/pages/rich-text.tsx';
import { getLocale } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getSiteTexts, type SiteHead } from '../routing/addresses.ts';
import { findHref, hrefTo, notFoundRoutes, shopStatusRoutes } from '../routing/routes.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { getCanonicalUrl } from './canonical.ts';
import { HeadTags } from './head-tags.client.tsx';
import { getAlternates, getSiteUrl, isIndexedPage } from './site-files.ts';
import {
  type Breadcrumb,
  getArticleData,
  getBreadcrumbData,
  getFaqData,
  getLocalBusiness,
  getWebsite,
  toBreadcrumbs,
  withContext,
} from './structured-data.ts';

type Props = {
  site: SiteHead | undefined;
  language: Language;
  path: string;
  /** Query that is part of the canonical URL, such as the second page of a list. */
  query?: string;
  title: string;
  /** Name in the breadcrumbs, if it differs from the title. */
  name?: string;
  description?: string | null | undefined;
  keywords?: string | null | undefined;
  image?: Pick<Image, 'id' | 'alt'> | null | undefined;
  /** False adds `noindex`; the canonical URL stays. */
  isIndexed?: boolean;
  /** Pages between the home page and this one, the closest last. */
  above?: readonly Breadcrumb[];
};

/** Error pages have no canonical URL. */
const excludedPaths = [notFoundRoutes, shopStatusRoutes.gone, shopStatusRoutes.maintenance].flatMap((routes) =>
  Object.values(routes),
);

/** Metadata and breadcrumb structured data of a page. */
export function PageHead({ site, language, path, query, isIndexed = true, above = [], ...page }: Props) {
  const siteUrl = getSiteUrl();
  const name = page.name || page.title || site?.seoTitle || '';
  const home = hrefTo('home', language);
  const options = { siteUrl, withQuery: Boolean(query), excludedPaths };
  const trail = [{ name: getMessages(language).pages.home, path: home }, ...above, { name, path }];
  return (
    <>
      <HeadTags
        title={site ? getPageTitle(page.title, site.seoTitle, site.titleSeparator) : page.title}
        description={page.description || site?.seoDescription}
        keywords={page.keywords || site?.seoKeywords}
        canonical={getCanonicalUrl({ path, ...(query && { query }) }, options)}
        isIndexed={isIndexed}
        alternates={isIndexed ? getAlternates(path) : []}
        siteUrl={siteUrl}
        siteName={site?.seoTitle}
        locale={getLocale(language).replace('-', '_')}
        creator={site?.socialCreator}
        image={page.image ?? site?.socialImage}
      />
      {isIndexed && path !== home && <JsonLd data={getBreadcrumbData(siteUrl, trail)} />}
    </>
  );
}

/** The document title: page, separator, site; or the site's title alone if both are the same. */
export function getPageTitle(page: string, site: string, separator: string): string {
  return page === site || page === '' ? site : `${page} ${separator.trim()} ${site}`;
}

/** Robots `noindex`, for pages with a URL but nothing to find in a search engine. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}

type ContentPageHeadProps = {
  page: PageRef;
  language: Language;
  /** For pages that are not in the route table. */
  path?: string;
};

/** Metadata and FAQ structured data of a page from the CMS. */
export async function ContentPageHead({ page, language, path }: ContentPageHeadProps) {
  const ownPath = path ?? (typeof page === 'string' ? findHref(page, language) : undefined) ?? '/';
  const [content, above] = await Promise.all([findPage(page, language), getAncestorPages(ownPath, language)]);
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={ownPath}
        above={toBreadcrumbs(above)}
        title={content?.seoTitle ?? content?.title ?? ''}
        description={content?.seoDescription ?? content?.lead}
        keywords={content?.seoKeywords}
        image={content?.image}
        isIndexed={typeof page === 'number' || isIndexedPage(page)}
      />
      {content && <FaqData blocks={content.blocks} />}
    </>
  );
}

/** FAQ structured data: all questions of the page's blocks. */
export function FaqData({ blocks }: { blocks: readonly Block[] }) {
  const items = blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
  if (items.length === 0) return null;
  const questions = items.map(({ question, html }) => ({ question, answer: toPlainText(html) }));
  return <JsonLd data={getFaqData(questions)} />;
}

/** Metadata and structured data of an article. */
export async function ArticleHead({ article, language, path }: { article: number; language: Language; path: string }) {
  const [content, above] = await Promise.all([findArticle(article, language), getAncestorPages(path, language)]);
  if (!content) return null;
  const { title, lead, author, image, date, changedAt } = content;
  const dates = { datePublished: date, dateModified: changedAt };
  const data = { headline: title, description: lead, author, language, path, image, ...dates };
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={path}
        title={content.seoTitle ?? title}
        description={content.seoDescription ?? lead}
        image={image}
        above={toBreadcrumbs(above)}
      />
      <JsonLd data={getArticleData(getSiteUrl(), data)} />
      <FaqData blocks={content.blocks} />
    </>
  );
}

type LocalBusinessDataProps = {
  language: Language;
  /** How many days ahead special opening hours are listed. */
  days: number;
  /** Adds the `WebSite` object; for the home page. */
  withSite?: boolean;
};

/** Structured data of every branch: address, contact and opening hours. */
export async function LocalBusinessData({ language, days, withSite = false }: LocalBusinessDataProps) {
  const [site, company, branches, times, footer] = await Promise.all([
    getSite(),
    getCompany(),
    getBranches(language),
    getOpeningTimes(language),
    getMenu('footer', language, null),
  ]);
  const siteUrl = getSiteUrl();
  const homePath = hrefTo('home', language);
  const sameAs = flattenMenu(footer).flatMap(({ isSocial, href }) => (isSocial ? [href] : []));
  const from = getLocalDate(getZone(site.timeZone), Date.now());
  const businesses = branches.map((branch, at) =>
    getLocalBusiness({
      siteUrl,
      homePath,
      company,
      branch,
      isFirst: at === 0,
      logo: site.logo,
      calendar: times.branches[branch.id],
      special: { from, days },
      sameAs,
    }),
  );
  const things = withSite ? [getWebsite(siteUrl, site.name, language, homePath), ...businesses] : businesses;
  return things.length > 0 ? <JsonLd data={withContext(...things)} /> : null;
}

import type { Image } from '../content/pages/image.ts';
import { getLocale } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import type { SiteHead } from '../routing/addresses.ts';
import { hrefTo, notFoundRoutes, shopStatusRoutes } from '../routing/routes.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { getAlternates } from './alternates.ts';
import { getCanonicalUrl } from './canonical.ts';
import { HeadTags } from './head-tags.client.tsx';
import { getPageTitle } from './page-title.ts';
import { getSiteUrl } from './site-url.ts';
import { type Breadcrumb, getBreadcrumbData } from './structured-data.ts';

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

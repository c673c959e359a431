import type { SiteHead } from '../addresses.ts';
import type { Image } from '../content/image.ts';
import { defaultLanguage, getLanguageOfPath, type Language, languages } from '../i18n/languages.ts';
import { findTranslatedPath } from '../routes.ts';
import { getCanonicalUrl } from './canonical.ts';
import { getPageTitle } from './page-title.ts';
import { getSiteUrl } from './site-url.ts';

type Props = {
  site: SiteHead | undefined;
  language: Language;
  path: string;
  /** Query that makes a page of its own, such as the second page of a list. */
  query?: string;
  title: string;
  description?: string | null | undefined;
  keywords?: string | null | undefined;
  image?: Pick<Image, 'id' | 'alt'> | null | undefined;
  isIndexed?: boolean;
};

/** What machines read of a page. React lifts these elements into the document's head. */
export function PageHead({ site, language, path, query, isIndexed = true, ...page }: Props) {
  const siteUrl = getSiteUrl();
  const title = site ? getPageTitle(page.title, site.seoTitle, site.titleSeparator) : page.title;
  const description = page.description || site?.seoDescription;
  const keywords = page.keywords || site?.seoKeywords;
  const image = page.image ?? site?.socialImage;
  const canonical = getCanonicalUrl({ path, ...(query && { query }) }, { siteUrl, withQuery: Boolean(query) });
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {isIndexed && canonical && <link rel="canonical" href={canonical} />}
      {isIndexed && <Alternates path={path} siteUrl={siteUrl} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content={language} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={`${siteUrl}/media/${image.id}/1200.jpg`} />}
      {image?.alt && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      {site?.socialCreator && <meta name="twitter:creator" content={site.socialCreator} />}
      {image && <meta name="twitter:image" content={`${siteUrl}/media/${image.id}/1200.jpg`} />}
    </>
  );
}

/** The same page in the other languages, where that page says the same of this one. */
function Alternates({ path, siteUrl }: { path: string; siteUrl: string }) {
  const found = languages.flatMap((language) => {
    const href = findTranslatedPath(path, language);
    const isPair = href && findTranslatedPath(href, getLanguageOfPath(path)) === path;
    const url = isPair ? getCanonicalUrl({ path: href }, { siteUrl }) : undefined;
    return url ? [{ language, url }] : [];
  });
  if (found.length < 2) return null;
  const standard = found.find(({ language }) => language === defaultLanguage);
  return (
    <>
      {found.map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      {standard && <link rel="alternate" hrefLang="x-default" href={standard.url} />}
    </>
  );
}

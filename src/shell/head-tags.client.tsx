'use client';

import { toPictureAddress } from '../base/picture-address.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { getCanonicalUrl } from './canonical.ts';
import type { Alternate } from './site-files.ts';

type Props = {
  title: string;
  description: string | null | undefined;
  keywords: string | null | undefined;
  canonical: string | undefined;
  isIndexed: boolean;
  alternates: readonly Alternate[];
  siteUrl: string;
  siteName: string | undefined;
  /** `de_DE` */
  locale: string;
  creator: string | null | undefined;
  image: { id: string; alt: string } | null | undefined;
};

/**
 * Metadata elements, which React hoists into `<head>`. A client component, so that the RSC payload contains each value
 * once.
 */
export function HeadTags({ title, description, keywords, canonical, isIndexed, image, ...site }: Props) {
  const picture = image && site.siteUrl + toPictureAddress(image.id, 'social.jpg');
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      <Alternates {...site} />
      <meta property="og:type" content="website" />
      {site.siteName && <meta property="og:site_name" content={site.siteName} />}
      <meta property="og:title" content={title} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content={site.locale} />
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta property="og:image:width" content="1200" />}
      {picture && <meta property="og:image:height" content="630" />}
      {image?.alt && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      {site.creator && <meta name="twitter:creator" content={site.creator} />}
      {picture && <meta name="twitter:image" content={picture} />}
      {image?.alt && <meta name="twitter:image:alt" content={image.alt} />}
    </>
  );
}

function Alternates({ alternates, siteUrl }: Pick<Props, 'alternates' | 'siteUrl'>) {
  const standard = alternates.find(({ language }) => language === defaultLanguage);
  return (
    <>
      {alternates.map(({ language, path }) => (
        <link key={language} rel="alternate" hrefLang={language} href={getCanonicalUrl({ path }, { siteUrl })} />
      ))}
      {standard && (
        <link rel="alternate" hrefLang="x-default" href={getCanonicalUrl({ path: standard.path }, { siteUrl })} />
      )}
    </>
  );
}

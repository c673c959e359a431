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
  const contents: Readonly<Record<string, string | null | undefined>> = {
    description,
    keywords,
    robots: isIndexed ? null : 'noindex',
    'og:type': 'website',
    'og:site_name': site.siteName,
    'og:title': title,
    'og:url': canonical,
    'og:locale': site.locale,
    'og:description': description,
    'og:image': picture,
    'og:image:width': picture && '1200',
    'og:image:height': picture && '630',
    'og:image:alt': image?.alt,
    'twitter:card': picture ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:creator': site.creator,
    'twitter:image': picture,
    'twitter:image:alt': image?.alt,
  };
  return (
    <>
      <title>{title}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      <Alternates {...site} />
      {Object.entries(contents).map(
        ([name, content]) =>
          content && (
            <meta key={name} {...{ [name.startsWith('og:') ? 'property' : 'name']: name }} content={content} />
          ),
      )}
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

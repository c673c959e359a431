import { toPictureAddress } from '../base/picture-address.ts';
import { getSite } from '../content/company/site-queries.ts';
import type { Image } from '../content/pages/page.ts';
import type { Language } from '../i18n/languages.ts';
import { hrefTo } from '../routing/routes.ts';

type Props = { logo: Image | null; siteName: string; className: string };

/** The site's logo, or its name if it has none. */
export function Logo({ logo, siteName, className }: Props) {
  if (!logo) return <span className={className}>{siteName}</span>;
  return (
    <img
      src={toPictureAddress(logo.id, '640.webp')}
      width={logo.width}
      height={logo.height}
      alt={siteName}
      decoding="async"
      // React would preload it, ahead of the page's first picture.
      fetchPriority="low"
    />
  );
}

type HomeLogoLinkProps = { language: Language; className: string; nameClassName: string };

/** The logo as a link to the home page, for layouts without a header. */
export async function HomeLogoLink({ language, className, nameClassName }: HomeLogoLinkProps) {
  const { logo, name } = await getSite();
  return (
    <a href={hrefTo('home', language)} className={className}>
      <Logo logo={logo} siteName={name} className={nameClassName} />
    </a>
  );
}

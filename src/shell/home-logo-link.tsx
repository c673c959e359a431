import { getSite } from '../content/company/site-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { hrefTo } from '../routing/routes.ts';
import { Logo } from './logo.tsx';

type Props = { language: Language; className: string; nameClassName: string };

/** The logo as a link to the home page, for layouts without a header. */
export async function HomeLogoLink({ language, className, nameClassName }: Props) {
  const { logo, name } = await getSite();
  return (
    <a href={hrefTo('home', language)} className={className}>
      <Logo logo={logo} siteName={name} className={nameClassName} />
    </a>
  );
}

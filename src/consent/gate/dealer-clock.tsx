import { Link } from 'waku';
import { getContentHost } from '../../base/content-hosts.ts';
import { getSite } from '../../content/company/site-queries.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { ClockDrawing } from './clock-drawing.tsx';
import { findBrandPageHref, isClockShown } from './clock-pages.ts';
import { GateSection } from './gate-section.tsx';

type Props = {
  language: Language;
  /** The page's own address. */
  path: string;
};

/** The clock that a maker gives its dealers, and the way to the maker's page; nothing where the house is none of them. */
export async function DealerClock({ language, path }: Props) {
  const { dealerClock } = await getSite();
  if (!dealerClock || !isClockShown(path)) return null;
  const { gates } = getMessages(language);
  const { brand, privacyUrl } = dealerClock;
  const href = findBrandPageHref(language);
  return (
    <GateSection
      service="clock"
      host={getContentHost('CLOCK_SCRIPT_URL')}
      shape="clock"
      frame={{ src: `/embed/clock/${language}`, title: gates.clock.frame, sandbox: 'allow-scripts' }}
      title={gates.clock.title(brand)}
      about={gates.clock.about}
      failed={gates.clock.failed}
      externalLink={{ href: 'https://www.rolex.com/', label: gates.clock.externalLink }}
      privacy={privacyUrl ? { href: privacyUrl, label: gates.privacyOf(brand) } : null}
      more={href && href !== path && <Link to={href}>{gates.clock.more(brand)}</Link>}
      language={language}
    >
      <ClockDrawing />
    </GateSection>
  );
}

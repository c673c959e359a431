import { Link } from 'waku';
import { getContentHost } from '../../base/content-hosts.ts';
import { getSite } from '../../content/company/site-queries.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { ClockDrawing } from './clock-drawing.tsx';
import { findClockLink, isClockShown } from './clock-place.ts';
import { GatePlate } from './gate-plate.tsx';

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
  const href = findClockLink(language);
  return (
    <GatePlate
      service="clock"
      host={getContentHost('CLOCK_SCRIPT_URL')}
      shape="clock"
      frame={{ src: `/embed/clock/${language}`, title: gates.clock.frame, sandbox: 'allow-scripts' }}
      title={gates.clock.title(brand)}
      about={gates.clock.about}
      failed={gates.clock.failed}
      out={{ href: 'https://www.rolex.com/', label: gates.clock.out }}
      privacy={privacyUrl ? { href: privacyUrl, label: gates.privacyOf(brand) } : null}
      more={href && href !== path && <Link to={href}>{gates.clock.more(brand)}</Link>}
      language={language}
    >
      <ClockDrawing />
    </GatePlate>
  );
}

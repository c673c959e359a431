import { Link } from 'waku';
import { getContentHost } from '../../base/environment.ts';
import { getSite } from '../../content/company/site-queries.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getAddresses, type InLanguages } from '../../routing/addresses.ts';
import { pageRoutes } from '../../routing/routes.ts';
import { GateSection } from './gate-section.tsx';

const marks = Array.from({ length: 60 }, (_, minute) => ({ minute, isHour: minute % 5 === 0 }));

type Props = {
  language: Language;
  /** The path of the current page. */
  path: string;
};

/** The brand's clock for its dealers, with a link to the brand's page; nothing where the shop is no dealer. */
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

/** The placeholder of a clock: ten past ten. */
function ClockDrawing() {
  return (
    <svg viewBox="0 0 300 140" preserveAspectRatio="xMidYMid meet" fill="none" aria-hidden="true">
      <circle cx="152" cy="73" r="56" fill="color-mix(in oklab, var(--colors-ink) 12%, var(--colors-plate))" />
      <circle cx="150" cy="70" r="54" fill="var(--colors-raised)" stroke="var(--colors-fill)" strokeWidth="4" />
      <g stroke="var(--colors-ink)">
        {marks.map(({ minute, isHour }) => (
          <path
            key={minute}
            d={isHour ? 'M150 23v9' : 'M150 23v3'}
            strokeWidth={isHour ? 2 : 0.7}
            transform={`rotate(${minute * 6} 150 70)`}
          />
        ))}
        <path d="M150 70v-24" strokeWidth="3.5" strokeLinecap="round" transform="rotate(-55 150 70)" />
        <path d="M150 70v-38" strokeWidth="2.5" strokeLinecap="round" transform="rotate(60 150 70)" />
      </g>
      <path d="M150 80V30" stroke="var(--colors-fill)" transform="rotate(205 150 70)" />
      <circle cx="150" cy="70" r="3" fill="var(--colors-fill)" />
    </svg>
  );
}

type OwnPages = readonly { paths: InLanguages }[];

/** German paths, as staff enter them. */
const brandPage = '/uhren/rolex';

const otherBrandPage = '/uhren/longines';

/** On the home page, the page of watches, and the pages below it except that of another brand, in every language. */
export function isClockShown(path: string, pages: OwnPages = getAddresses().pages): boolean {
  const own = pages.find(({ paths }) => Object.values(paths).includes(path));
  const german = own ? own.paths.de : path;
  if (german === otherBrandPage) return false;
  const starts: readonly string[] = [...Object.values(pageRoutes.home), ...Object.values(pageRoutes.watches)];
  return starts.includes(path) || Boolean(german?.startsWith(`${pageRoutes.watches.de}/`));
}

/** The path of the brand's page on this site; undefined in a language without one. */
export function findBrandPageHref(language: Language, pages: OwnPages = getAddresses().pages): string | undefined {
  return pages.find(({ paths }) => paths.de === brandPage)?.paths[language];
}

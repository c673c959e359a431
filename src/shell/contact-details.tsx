import type { OpeningDay } from '../content/opening-hours/opening-hours.ts';
import { OpeningHoursTable } from '../content/opening-hours/opening-hours-table.client.tsx';
import { OpeningStatusLine } from '../content/opening-hours/opening-status-line.tsx';
import type { Language } from '../i18n/languages.ts';
import { drawer } from '../styled-system/recipes/index.js';
import { ExternalLink } from '../ui/external-link.client.tsx';

/** Contact details of the shop, ready to render. */
export type Contact = {
  /** Telephone, mobile, mail. */
  links: readonly { href: string | undefined; label: string; title?: string }[];
  address: { lines: readonly string[]; directionsHref: string; directions: string } | null;
  openingDays: readonly OpeningDay[];
  openingHours: string;
  closed: string;
  /** Branch whose opening status is shown. */
  branchId: number | undefined;
  language: Language;
};

type Props = { contact: Contact; newTabLabel: string };

/** Contact details in the drawer. */
export function ContactDetails({ contact, newTabLabel }: Props) {
  const { links, address, openingDays, openingHours, closed, branchId, language } = contact;
  const styles = drawer();
  return (
    <>
      <address>
        {links.map(({ href, label, title }) => (
          <p key={label} className={styles.line}>
            {href ? (
              <ExternalLink href={href} title={title} newTabLabel={newTabLabel}>
                {label}
              </ExternalLink>
            ) : (
              label
            )}
          </p>
        ))}
        {address && (
          <p className={styles.line}>
            {address.lines.map((line) => (
              <span key={line} className={styles.addressLine}>
                {line}
              </span>
            ))}
            <ExternalLink href={address.directionsHref} newTabLabel={newTabLabel}>
              {address.directions}
            </ExternalLink>
          </p>
        )}
      </address>
      {openingDays.length > 0 && (
        <div className={styles.line}>
          <p className={styles.label}>{openingHours}</p>
          <OpeningHoursTable days={openingDays} closed={closed} />
          {branchId !== undefined && <OpeningStatusLine language={language} branchId={branchId} />}
        </div>
      )}
    </>
  );
}

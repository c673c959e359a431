import { type Company, getDirectionsHref } from '../content/company.ts';
import type { OpeningDay } from '../content/opening-hours.ts';
import { OpeningHoursTable } from '../content/opening-hours-table.client.tsx';
import { OpeningStatusLine } from '../content/opening-status.client.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { ExternalLink } from '../ui/external-link.client.tsx';
import { drawerClasses as styles } from './drawer-classes.ts';

type Props = {
  language: Language;
  company: Company;
  openingDays: readonly OpeningDay[];
  /** The house whose hours they are. */
  branchId: number | undefined;
};

/** How the house is reached, for the drawer. */
export function ContactDetails({ language, company, openingDays, branchId }: Props) {
  const words = getMessages(language).content;
  const { address, phone, mobile, email } = company;
  return (
    <>
      <address>
        {[phone, mobile].map(
          (number) =>
            number?.href && (
              <p key={number.href} className={styles.line}>
                <ExternalLink href={number.href} newTabLabel={words.opensInNewTab} title={words.phone}>
                  {number.text}
                </ExternalLink>
              </p>
            ),
        )}
        {email && (
          <p className={styles.line}>
            <ExternalLink href={`mailto:${email}`} newTabLabel={words.opensInNewTab}>
              {email}
            </ExternalLink>
          </p>
        )}
        {address && (
          <p className={styles.line}>
            {company.displayName}
            <br />
            {address.street} {address.number}
            <br />
            {address.zipCode} {address.city}
            <br />
            <ExternalLink href={getDirectionsHref(address)} newTabLabel={words.opensInNewTab}>
              {words.directions}
            </ExternalLink>
          </p>
        )}
      </address>
      {openingDays.length > 0 && (
        <div className={styles.line}>
          <p className={styles.label}>{words.openingHours}</p>
          <OpeningHoursTable days={openingDays} closed={words.closed} />
          {branchId !== undefined && <OpeningStatusLine language={language} branchId={branchId} />}
        </div>
      )}
    </>
  );
}

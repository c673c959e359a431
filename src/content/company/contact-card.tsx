import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { offlineCard } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import { OpeningHours } from '../opening-hours/opening-hours-section.tsx';
import { getDirectionsHref } from './company.ts';
import { getCompany } from './company-queries.ts';

/** Opening hours, contact and directions of the shop. */
export async function ContactCard({ language }: { language: Language }) {
  const { address, displayName, email, phone } = await getCompany();
  const { content, offline } = getMessages(language);
  const styles = offlineCard();
  return (
    <div className={styles.columns}>
      <OpeningHours language={language} />
      <section className={styles.part}>
        <h2>{offline.reach}</h2>
        <address className={styles.reach}>
          {phone &&
            (phone.href ? (
              <a href={phone.href} title={content.phone} target="_blank" rel="noopener">
                <Icon name="phone" />
                {phone.text}
                <span className="visually-hidden"> {content.opensInNewTab}</span>
              </a>
            ) : (
              <p>{phone.text}</p>
            ))}
          {email && (
            <a href={`mailto:${email}`} target="_blank" rel="noopener">
              <Icon name="mail" />
              {email}
              <span className="visually-hidden"> {content.opensInNewTab}</span>
            </a>
          )}
          {address && (
            <>
              <p>
                {displayName}
                <br />
                {address.street} {address.number}
                <br />
                {address.zipCode} {address.city}
              </p>
              <a href={getDirectionsHref(address)} target="_blank" rel="noopener">
                {content.directions}
                <Icon name="external" />
                <span className="visually-hidden"> {content.opensInNewTab}</span>
              </a>
            </>
          )}
        </address>
      </section>
    </div>
  );
}

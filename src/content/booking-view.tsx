import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { hrefTo } from '../routes.ts';
import { booking } from '../styled-system/recipes/index.js';
import { ButtonLink } from '../ui/button-link.tsx';
import { Heading } from '../ui/heading.tsx';
import type { Phone } from './phone.ts';
import '../ui/content.css';

type Props = {
  /** Null where appointments are not made online. */
  bookingHref: string | null;
  phone: Phone | null;
  email: string | null;
  language: Language;
  /** Asks before the calendar is shown in the page. */
  children?: ReactNode;
};

export function BookingView({ bookingHref, phone, email, language, children }: Props) {
  const { appointment: words, content } = getMessages(language);
  const styles = booking();
  return (
    <div className={styles.root}>
      {bookingHref && (
        <section className={styles.way}>
          <Heading level={2} id="online">
            {words.online}
          </Heading>
          {children ?? (
            <>
              <p>{words.onlineText(new URL(bookingHref).host)}</p>
              <ButtonLink href={bookingHref}>
                {words.book} <span className="visually-hidden">{content.opensInNewTab}</span>
              </ButtonLink>
            </>
          )}
        </section>
      )}
      <section className={styles.way}>
        <Heading level={2}>{bookingHref ? words.orCall : words.byPhone}</Heading>
        <p>{words.byPhoneText}</p>
        <p className={styles.numbers}>
          {phone &&
            (phone.href ? (
              <a href={phone.href} title={content.phone}>
                {phone.text}
              </a>
            ) : (
              phone.text
            ))}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
        <ButtonLink href={hrefTo('contact', language)} appearance="outline">
          {words.write}
        </ButtonLink>
      </section>
    </div>
  );
}

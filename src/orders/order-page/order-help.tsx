import { MailLink, PhoneLink } from '../../content/company/contact-links.tsx';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { orderPage } from '../../styled-system/recipes/index.js';
import type { ShopContact } from './shop-contact-queries.ts';

/** Whom to ask about an order. */
export function OrderHelp({ house: { phone, email }, language }: { house: ShopContact; language: Language }) {
  const { order: words } = getMessages(language);
  return (
    <section className={orderPage().facts}>
      <h2>{words.question}</h2>
      <p>{words.questionText}</p>
      {phone && (
        <p>
          <PhoneLink phone={phone} language={language} />
        </p>
      )}
      {email && (
        <p>
          <MailLink email={email} language={language} />
        </p>
      )}
    </section>
  );
}

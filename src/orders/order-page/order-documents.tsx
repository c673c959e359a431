import { Link } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { orderPage, visuallyHidden } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';

/** What was agreed on, to read and to keep. */
export function OrderDocuments({ language }: { language: Language }) {
  const { order: words } = getMessages(language);
  const styles = orderPage();
  const documents = [
    { label: words.terms, href: hrefTo('terms', language) },
    { label: words.withdrawalInformation, href: hrefTo('withdrawal', language) },
    { label: words.shippingAndPayment, href: hrefTo('shipping', language) },
  ];
  return (
    <section className={styles.facts}>
      <h2>{words.documents}</h2>
      <p>{words.documentsText}</p>
      <ul className={styles.documents}>
        {documents.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
            <a href={href} download={`${label}.html`}>
              <Icon name="download" />
              <span className={visuallyHidden()}>{words.save(label)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

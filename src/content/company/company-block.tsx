import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { contactBlock } from '../../styled-system/recipes/index.js';
import { getCompany } from './company-queries.ts';
import { MailLink } from './contact-links.tsx';
import { PhoneNumber } from './phone-number.tsx';
import '../../ui/content.css';

/** Who the house is and how it is reached, as the law and a visitor want to know it. */
export async function CompanyBlock({ language }: { language: Language }) {
  const company = await getCompany();
  const words = getMessages(language).content;
  const styles = contactBlock();
  const { address } = company;
  return (
    <address className={styles.root} lang={language}>
      <p className={styles.name}>{company.companyName}</p>
      {address && (
        <p>
          <span className={styles.label}>{words.addressTypes[address.type]}</span>
          {address.street} {address.number}
          <br />
          {address.zipCode} {address.city}
        </p>
      )}
      {words.legalForms[company.legalForm] && <p>{words.legalForms[company.legalForm]}</p>}
      {company.executives.length > 0 && (
        <p>
          <span className={styles.label}>{words.representedBy}</span>
          {company.executives.join(', ')}
        </p>
      )}
      <dl className={styles.numbers}>
        <PhoneNumber label={words.phone} title={words.phone} phone={company.phone} language={language} />
        <PhoneNumber label={words.mobile} title={words.phone} phone={company.mobile} language={language} />
        <PhoneNumber label={words.fax} title={words.fax} phone={company.fax} language={language} />
        {company.email && (
          <div>
            <dt>{words.email}</dt>
            <dd>
              <MailLink email={company.email} language={language} />
            </dd>
          </div>
        )}
      </dl>
    </address>
  );
}

import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { contactBlock } from '../../styled-system/recipes/index.js';
import { getCompany } from './company-queries.ts';
import { MailLink, PhoneLink } from './contact-links.tsx';
import '../../ui/content.css';
import type { Phone } from './phone.ts';

/** Company details and contact, as legally required. */
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

type Props = { label: string; title: string; phone: Phone | null; language: Language };

/** A row of a list of phone numbers; nothing if there is no number. */
function PhoneNumber({ label, phone, ...link }: Props) {
  if (!phone) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <PhoneLink phone={phone} {...link} />
      </dd>
    </div>
  );
}

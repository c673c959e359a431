import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { contactBlock } from '../../styled-system/recipes/index.js';
import { getCompany } from './company-queries.ts';
import { MailLink, PhoneLink } from './contact-links.tsx';
import type { Phone } from './phone.ts';
import '../../ui/content.css';

/** Company details and contact, as legally required. */
export async function CompanyBlock({ language }: { language: Language }) {
  const company = await getCompany();
  const messages = getMessages(language).content;
  const styles = contactBlock();
  const { address } = company;
  return (
    <address className={styles.root} lang={language}>
      <p className={styles.name}>{company.companyName}</p>
      {address && (
        <p>
          <span className={styles.label}>{messages.addressTypes[address.type]}</span>
          {address.street} {address.number}
          <br />
          {address.zipCode} {address.city}
        </p>
      )}
      {messages.legalForms[company.legalForm] && <p>{messages.legalForms[company.legalForm]}</p>}
      {company.executives.length > 0 && (
        <p>
          <span className={styles.label}>{messages.representedBy}</span>
          {company.executives.join(', ')}
        </p>
      )}
      <dl className={styles.numbers}>
        <PhoneNumber label={messages.phone} title={messages.phone} phone={company.phone} language={language} />
        <PhoneNumber label={messages.mobile} title={messages.phone} phone={company.mobile} language={language} />
        <PhoneNumber label={messages.fax} title={messages.fax} phone={company.fax} language={language} />
        {company.email && (
          <div>
            <dt>{messages.email}</dt>
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

/** Register entries and tax numbers, for the imprint. */
export async function RegisterBlock({ language }: { language: Language }) {
  const { registers, vatId, taxNumber } = await getCompany();
  const messages = getMessages(language).content;
  return (
    <dl className={contactBlock().numbers}>
      {registers.map(({ type, number, registrar }) => (
        <div key={number}>
          <dt>{messages.register}</dt>
          <dd>
            {type} {number}, {registrar}
          </dd>
        </div>
      ))}
      {vatId && (
        <div>
          <dt>{messages.vatId}</dt>
          <dd>{vatId}</dd>
        </div>
      )}
      {taxNumber && (
        <div>
          <dt>{messages.taxNumber}</dt>
          <dd>{taxNumber}</dd>
        </div>
      )}
    </dl>
  );
}

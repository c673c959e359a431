import { Link } from 'waku';
import { getCompany } from '../content/company/company-queries.ts';
import { PhoneLink } from '../content/company/contact-links.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { hrefTo } from '../routing/routes.ts';
import { button } from '../styled-system/recipes/index.js';
import { Heading } from '../ui/heading.tsx';
import { ContactFormPlace } from './contact-form-place.client.tsx';
import { getFormWords } from './get-form-words.ts';

/** Writing to the shop. */
export async function ContactFormSection({ language }: { language: Language }) {
  const { phone } = await getCompany();
  const { contactForm, forms } = getMessages(language);
  const { heading, fields, faults, consent, send, unavailable: unexpected } = contactForm;
  const words = { ...getFormWords(language), formName: heading, fields, faults, send, unexpected };
  return (
    <section>
      <Heading level={2}>{heading}</Heading>
      <ContactFormPlace
        language={language}
        words={words}
        thanksHref={hrefTo('thanks', language)}
        buttonClass={button()}
        consent={
          <>
            {consent.before} <Link to={hrefTo('privacy', language)}>{consent.link}</Link> {consent.after}
          </>
        }
        call={
          phone && (
            <>
              {forms.call} <PhoneLink phone={phone} language={language} />
            </>
          )
        }
      />
    </section>
  );
}

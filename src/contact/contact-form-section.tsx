import type { ReactNode } from 'react';
import { Link } from 'waku';
import { getCompany } from '../content/company/company-queries.ts';
import { PhoneLink } from '../content/company/contact-links.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { hrefTo } from '../routing/routes.ts';
import { button } from '../styled-system/recipes/index.js';
import { Heading } from '../ui/prose.tsx';
import { ContactFormLoader } from './contact-form-loader.client.tsx';
import { getFormMessages } from './get-form-messages.ts';

type Props = {
  language: Language;
  /** What the message begins with. */
  message?: string | undefined;
  /** What is sent along if the visitor wishes, with fields of its own. */
  attachment?: ReactNode;
};

/** The contact form with its heading. */
export async function ContactFormSection({ language, message, attachment }: Props) {
  const { phone } = await getCompany();
  const { contactForm, forms, drawing } = getMessages(language);
  const { heading, errors, consent, send, unavailable: unexpected } = contactForm;
  const fields = { ...contactForm.fields, drawings: drawing.request.label };
  const messages = { ...getFormMessages(language), formName: heading, fields, faults: errors, send, unexpected };
  return (
    <section>
      <Heading level={2}>{heading}</Heading>
      <draft-opener form="contact" suppressHydrationWarning />
      <ContactFormLoader
        language={language}
        messages={messages}
        message={message}
        attachment={attachment}
        thanksHref={hrefTo('thanks', language)}
        buttonClass={button()}
        consent={
          <>
            {consent.before} <Link to={hrefTo('privacy', language)}>{consent.link}</Link> {consent.after}
          </>
        }
        phoneHint={
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

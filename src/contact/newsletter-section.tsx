import { Link } from 'waku';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { hrefTo } from '../routing/routes.ts';
import { button, form } from '../styled-system/recipes/index.js';
import { Heading } from '../ui/prose.tsx';
import { getFormMessages } from './get-form-messages.ts';
import { NewsletterForm } from './newsletter-form.client.tsx';

/** The newsletter subscription with double opt-in. */
export function NewsletterSection({ language }: { language: Language }) {
  const { newsletter } = getMessages(language);
  const { heading, email, send, success, unavailable: unexpected, note, errors } = newsletter;
  return (
    <section>
      <Heading level={2}>{heading}</Heading>
      <NewsletterForm
        language={language}
        messages={{ ...getFormMessages(language), formName: heading, email, send, success, faults: errors, unexpected }}
        buttonClass={button()}
      />
      <p className={form().note}>
        {note} <Link to={hrefTo('privacy', language)}>{newsletter.privacy}</Link>
      </p>
    </section>
  );
}

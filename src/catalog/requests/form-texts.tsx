import { Link } from 'waku';
import { PhoneLink } from '../../content/company/contact-links.tsx';
import type { Phone } from '../../content/company/phone.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';

type ConsentProps = { messages: { before: string; link: string; after: string }; language: Language };

export function ConsentText({ messages, language }: ConsentProps) {
  return (
    <>
      {messages.before} <Link to={hrefTo('privacy', language)}>{messages.link}</Link> {messages.after}
    </>
  );
}

/** The phone number of the shop, as an alternative to the form. */
export function PhonePrompt({ phone, language }: { phone: Phone | null; language: Language }) {
  if (!phone) return null;
  return (
    <>
      {getMessages(language).forms.call} <PhoneLink phone={phone} language={language} />
    </>
  );
}

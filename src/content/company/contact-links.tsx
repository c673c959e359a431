import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { ExternalLink } from '../../ui/external-link.client.tsx';
import type { Phone } from './phone.ts';

type PhoneProps = { phone: Phone; language: Language; title?: string; className?: string };

/** A phone number as a `tel:` link, or as text if it cannot be called. */
export function PhoneLink({ phone, language, title, className }: PhoneProps) {
  const { content } = getMessages(language);
  if (!phone.href) return phone.text;
  return (
    <ExternalLink
      href={phone.href}
      title={title ?? content.phone}
      newTabLabel={content.opensInNewTab}
      className={className}
    >
      {phone.text}
    </ExternalLink>
  );
}

type MailProps = { email: string; language: Language; className?: string };

export function MailLink({ email, language, className }: MailProps) {
  return (
    <ExternalLink
      href={`mailto:${email}`}
      newTabLabel={getMessages(language).content.opensInNewTab}
      className={className}
    >
      {email}
    </ExternalLink>
  );
}

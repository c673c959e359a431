import type { MailBlock, MailContent } from '../mail/mail-content.ts';
import type { Language } from './language.ts';
import { createVisitorMail, type NewMail } from './new-mail.ts';
import { newsletterMessages } from './newsletter-messages.ts';
import type { Shop } from './shop.ts';
import { tokenPlaceholders } from './tokens.ts';

/** Please confirm; you have; you had already. */
export type NewsletterKind = 'confirm' | 'welcome' | 'known';

const paths: Record<Language, { confirm: string; unsubscribe: string }> = {
  de: { confirm: '/newsletter/bestaetigen', unsubscribe: '/newsletter/abmelden' },
  en: { confirm: '/en/newsletter/confirm', unsubscribe: '/en/newsletter/unsubscribe' },
  fr: { confirm: '/fr/newsletter/confirmer', unsubscribe: '/fr/newsletter/desabonner' },
};

/** @param site the website's address, without a slash at its end */
export function writeNewsletterMail(
  kind: NewsletterKind,
  to: { email: string; language: Language },
  shop: Shop,
  site: string,
  now: Date,
): NewMail {
  const { email, language } = to;
  const words = newsletterMessages[language];
  const { subject, title, text } = words[kind](shop.name);
  const [first = '', ...more] = text;
  const content: MailContent = {
    ...{ language, title, signature: `${shop.signature}\n${site}` },
    blocks: [
      { kind: 'text', text: words.greeting },
      kind === 'confirm' ? toConfirmation(first, language, site) : { kind: 'text', text: first },
      ...more.map((one) => ({ kind: 'text' as const, text: one })),
      {
        ...{ kind: 'link', text: words.unsubscribe, label: words.unsubscribeLabel },
        href: `${site}${paths[language].unsubscribe}?token=${tokenPlaceholders.unsubscribe}`,
      },
    ],
  };
  return createVisitorMail({ kind: `newsletter_${kind}`, to: email, subject, content }, shop, now);
}

function toConfirmation(text: string, language: Language, site: string): MailBlock {
  const label = newsletterMessages[language].confirmLabel;
  return {
    ...{ kind: 'link', text, label, isMain: true },
    href: `${site}${paths[language].confirm}?token=${tokenPlaceholders.confirm}`,
  };
}

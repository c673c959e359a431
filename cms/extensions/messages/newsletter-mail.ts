import type { Language } from './language.ts';
import { type NewMail, queue } from './new-mail.ts';
import { newsletterWords } from './newsletter-words.ts';
import type { Shop } from './shop.ts';
import { tokenMarks } from './tokens.ts';

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
  const words = newsletterWords[language];
  const { subject, text } = words[kind](shop.name, `${site}${paths[language].confirm}?token=${tokenMarks.confirm}`);
  const signOff = `${words.unsubscribe}\n${site}${paths[language].unsubscribe}?token=${tokenMarks.unsubscribe}`;
  // Mail programs know what follows this line as a signature.
  const whole = [words.greeting, ...text, signOff, `-- \n${shop.signature}\n${site}`].join('\n\n');
  return queue({ to: email, subject, text: whole, language, project: shop.project }, now);
}

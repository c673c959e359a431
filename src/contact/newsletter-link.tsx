import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { findShownHref } from '../routing/routes.ts';
import { button } from '../styled-system/recipes/index.js';
import { ButtonLink } from '../ui/button-link.tsx';
import { MessagePage } from '../ui/prose.tsx';

export type NewsletterStep = 'confirm' | 'unsubscribe';

type Props = { step: NewsletterStep; token: string; language: Language };

/**
 * The page that a link in a newsletter mail opens. Opening it changes nothing, since mail scanners follow links; the
 * button does.
 */
export function NewsletterLink({ step, token, language }: Props) {
  const { confirm, unsubscribe, incomplete, toNewsletter } = getMessages(language).newsletter;
  const messages = { confirm, unsubscribe }[step];
  if (!token) {
    const href = findShownHref('newsletter', language);
    return <MessagePage {...incomplete}>{href && <ButtonLink href={href}>{toNewsletter}</ButtonLink>}</MessagePage>;
  }
  return (
    <MessagePage title={messages.title} text={messages.text}>
      <form method="post" action={`/api/newsletter/${step}`} acceptCharset="utf-8" aria-label={messages.title}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="language" value={language} />
        <button type="submit" className={button()}>
          {messages.button}
        </button>
      </form>
    </MessagePage>
  );
}

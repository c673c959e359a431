import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { findShownHref, hrefTo, newsletterRoutes } from '../routing/routes.ts';
import { PageHead } from '../shell/page-head.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { MessagePage } from '../ui/prose.tsx';

type Props = { message: 'sent' | 'confirmed' | 'unsubscribed' | 'expired' | 'later'; language: Language };

/** Result of a newsletter subscription, its confirmation or its end. */
export function NewsletterMessagePage({ message, language }: Props) {
  const { newsletter, pages } = getMessages(language);
  const { title, text } = newsletter[message];
  const newsletterHref = message === 'expired' && findShownHref('newsletter', language);
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={newsletterRoutes[message][language]}
        title={title}
        isIndexed={false}
      />
      <MessagePage title={title} text={text}>
        <ButtonLink href={newsletterHref || hrefTo('home', language)}>
          {newsletterHref ? newsletter.toNewsletter : pages.backHome}
        </ButtonLink>
      </MessagePage>
    </>
  );
}

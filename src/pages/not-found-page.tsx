import { ShopSuggestions } from '../catalog/teasers/shop-suggestions.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { hrefTo, notFoundRoutes } from '../routing/routes.ts';
import { PageHead } from '../shell/page-head.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { MessagePage } from '../ui/prose.tsx';

export function NotFoundPage({ language }: { language: Language }) {
  const messages = getMessages(language).pages;
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={notFoundRoutes[language]}
        title={messages.notFoundTitle}
        isIndexed={false}
      />
      <MessagePage title={messages.notFoundTitle} text={messages.notFoundText}>
        <ButtonLink href={hrefTo('home', language)}>{messages.backHome}</ButtonLink>
      </MessagePage>
      <ShopSuggestions language={language} />
    </>
  );
}

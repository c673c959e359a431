import { ShopSuggestions } from '../catalog/teasers/shop-suggestions.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getAddresses, getSiteTexts } from '../routing/addresses.ts';
import { hrefTo, shopStatusRoutes } from '../routing/routes.ts';
import { PageHead } from '../shell/page-head.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { MessagePage } from '../ui/prose.tsx';

type Props = { status: keyof typeof shopStatusRoutes; language: Language };

/** Status page for a removed product or a shop in maintenance, shown in place of the requested page. */
export function ShopStatusPage({ status, language }: Props) {
  const messages = getMessages(language).shopStatus;
  const isGone = status === 'gone';
  const title = isGone ? messages.goneTitle : messages.maintenanceTitle;
  const shop = isGone && getAddresses().storeRoots[language];
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={shopStatusRoutes[status][language]}
        title={title}
        isIndexed={false}
      />
      <MessagePage title={title} text={isGone ? messages.goneText : messages.maintenanceText}>
        {shop ? (
          <ButtonLink href={shop}>{messages.toShop}</ButtonLink>
        ) : (
          <ButtonLink href={hrefTo('contact', language)}>{messages.toContact}</ButtonLink>
        )}
      </MessagePage>
      {isGone && <ShopSuggestions language={language} />}
    </>
  );
}

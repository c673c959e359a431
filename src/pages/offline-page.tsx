import { OfflineWishlist } from '../catalog/wishlist/offline-wishlist.client.tsx';
import { ContactCard } from '../content/company/contact-card.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { CachedPages } from '../offline/cached-pages.client.tsx';
import { ConnectionNote } from '../offline/connection-note.client.tsx';
import { getSiteTexts } from '../routing/addresses.ts';
import { hrefTo } from '../routing/routes.ts';
import { findShopHref } from '../routing/shop-routes.ts';
import { CountedLink } from '../shell/counted-link.tsx';
import { HomeLogoLink } from '../shell/logo.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { offlineCard } from '../styled-system/recipes/index.js';
import '../ui/offline-card.css';

/** Offline fallback page; opened with a network, it is a contact card. */
export function OfflinePage({ language }: { language: Language }) {
  const { offline, cart } = getMessages(language);
  const {
    title,
    name,
    lead,
    wishlist: wishes,
    wishlistUnknown: wishesUnknown,
    pages,
    pagesNote,
    ...connection
  } = offline;
  const styles = offlineCard();
  const cartHref = findShopHref('cart', language);
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={hrefTo('offline', language)}
        title={name}
        isIndexed={false}
      />
      <div className={styles.root}>
        <div className={styles.head}>
          <HomeLogoLink language={language} className={styles.logo} nameClassName={styles.name} />
          {cartHref && <CountedLink of="cart" href={cartHref} messages={cart} className={styles.cart} />}
        </div>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <ConnectionNote
          words={connection}
          paths={{ home: hrefTo('home', language), cart: cartHref, checkout: findShopHref('checkout', language) }}
        />
        <ContactCard language={language} />
        <OfflineWishlist messages={{ wishes, wishesUnknown }} />
        <CachedPages language={language} words={{ pages, pagesNote }} />
      </div>
    </>
  );
}

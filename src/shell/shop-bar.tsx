import { SearchField } from '../catalog/search/search-field.tsx';
import { WishlistLink } from '../catalog/wishlist/wishlist-link.client.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { findShopHref } from '../shop-routes.ts';
import { shopBar } from '../styled-system/recipes/index.js';
import '../ui/shop.css';

type Props = {
  language: Language;
  /** What is searched for now. */
  text?: string;
};

/** Above every page of the shop: words to search for, and what one has put aside. */
export function ShopBar({ language, text }: Props) {
  const { link, linkOne, linkMany } = getMessages(language).wishlist;
  const href = findShopHref('wishlist', language);
  return (
    <div className={shopBar()}>
      <SearchField language={language} {...(text !== undefined && { text })} />
      {href && <WishlistLink href={href} words={{ link, linkOne, linkMany }} />}
    </div>
  );
}

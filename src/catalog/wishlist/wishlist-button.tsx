import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productForm, wishlist } from '../../styled-system/recipes/index.js';
import { WishlistToggle } from './wishlist-toggle.client.tsx';
import '../../ui/shop.css';

type Props = {
  product: { id: number; name: string };
  language: Language;
  /** `heart` shows the icon only, for cards. */
  form?: 'button' | 'heart';
};

/** A button that adds a product to the wishlist or removes it. Hidden without JavaScript. */
export function WishlistButton({ product, language, form = 'button' }: Props) {
  const messages = getMessages(language).wishlist;
  const styles = wishlist();
  const isHeart = form === 'heart';
  return (
    <WishlistToggle
      productId={product.id}
      label={messages.toggle(product.name)}
      className={isHeart ? styles.heart : `${productForm().action} ${styles.button}`}
      {...(!isHeart && { text: messages.label })}
    />
  );
}

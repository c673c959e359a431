import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productForm, wishlist } from '../../styled-system/recipes/index.js';
import { WishlistToggle } from './wishlist-toggle.client.tsx';
import '../../ui/shop.css';

type Props = {
  product: { id: number; name: string };
  language: Language;
  /** On a card there is room for the heart only. */
  form?: 'button' | 'heart';
};

/** Puts a piece on the wishlist. It is not to be seen where no script could answer it. */
export function WishlistButton({ product, language, form = 'button' }: Props) {
  const words = getMessages(language).wishlist;
  const styles = wishlist();
  const isHeart = form === 'heart';
  return (
    <WishlistToggle
      productId={product.id}
      label={words.toggle(product.name)}
      className={isHeart ? styles.heart : `${productForm().action} ${styles.button}`}
      {...(!isHeart && { text: words.label })}
    />
  );
}

'use client';

import { Icon } from '../../ui/icon.tsx';
import { maxWishlistSize } from './stored-wishlist.ts';
import { useWishlist } from './use-wishlist.ts';
import { toggleInWishlist } from './wishlist-store.ts';

type Props = {
  productId: number;
  /** Accessible name, with the product's name. */
  label: string;
  className: string;
  /** Visible text beside the icon; it is part of the label. */
  text?: string;
};

/** A toggle button that adds a product to the wishlist of this browser or removes it. */
export function WishlistToggle({ productId, label, className, text }: Props) {
  const { isReady, ids } = useWishlist();
  const isOn = ids.includes(productId);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isOn}
      aria-label={label}
      aria-disabled={isReady && !isOn && ids.length >= maxWishlistSize ? true : undefined}
      onClick={() => toggleInWishlist(productId)}
    >
      <Icon name={isOn ? 'heart-full' : 'heart'} />
      {text}
    </button>
  );
}

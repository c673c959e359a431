'use client';

import { Icon } from '../../ui/icon.tsx';
import { useWishlist } from './use-wishlist.ts';
import { maxWishlistSize } from './wishlist.ts';
import { toggleInWishlist } from './wishlist-store.ts';

type Props = {
  productId: number;
  /** What it does, and to which piece. */
  label: string;
  className: string;
  /** Words to be seen beside the heart; they are part of the label. */
  text?: string;
};

/** A heart that puts a piece on the wishlist of this browser, and takes it off again. */
export function WishlistToggle({ productId: piece, label, className, text }: Props) {
  const { isReady, pieces } = useWishlist();
  const isOn = pieces.includes(piece);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isOn}
      aria-label={label}
      aria-disabled={isReady && !isOn && pieces.length >= maxWishlistSize ? true : undefined}
      onClick={() => toggleInWishlist(piece)}
    >
      <Icon name={isOn ? 'heart-full' : 'heart'} />
      {text}
    </button>
  );
}

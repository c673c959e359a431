'use client';

import { Icon } from '../../ui/icon.tsx';
import { useWishlist } from './use-wishlist.ts';
import { hasEntry, isFull, type WishlistEntry } from './wishlist.ts';
import { toggleInWishlist } from './wishlist-store.ts';

type Props = {
  entry: WishlistEntry;
  /** Accessible name, with the entry's name. */
  label: string;
  className: string;
  /** Visible text beside the icon; it is part of the label. */
  text?: string;
};

/** A toggle button that adds a product or a pair of wedding rings to the wishlist of this browser or removes it. */
export function WishlistToggle({ entry, label, className, text }: Props) {
  const { isReady, ...content } = useWishlist();
  const isOn = hasEntry(content, entry);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isOn}
      aria-label={label}
      aria-disabled={isReady && !isOn && isFull(content, entry) ? true : undefined}
      onClick={() => toggleInWishlist(entry, isOn)}
    >
      <Icon name={isOn ? 'heart-full' : 'heart'} />
      {text}
    </button>
  );
}

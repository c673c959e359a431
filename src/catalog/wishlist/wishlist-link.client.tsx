'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'waku';
import { Icon } from '../../ui/icon.tsx';
import { followWishes, getWishes } from './wishlist-ids-store.ts';

type Props = {
  href: string;
  className: string;
  messages: {
    link: string;
    linkOne: string;
    /** `Merkliste, {count} Stücke` */
    linkMany: string;
  };
};

const none: readonly number[] = [];
const getNone = () => none;

/**
 * The link to the wishlist with the number of its products. The number overlays the icon, so that there is no layout
 * shift.
 */
export function WishlistLink({ href, messages: words, className }: Props) {
  const pieces = useSyncExternalStore(followWishes, getWishes, getNone);
  const { length } = pieces;
  useEffect(() => {
    // Loaded in the background; without it only the offline list lacks names.
    if (pieces.length > 0)
      import('./cache-wishlist.ts').then(
        (names) => names.cacheWishlist(pieces),
        () => undefined,
      );
  }, [pieces]);
  const counted = length === 1 ? words.linkOne : words.linkMany.replace('{count}', String(length));
  return (
    <Link to={href as '/'} className={className} aria-label={length > 0 ? counted : words.link}>
      <span className="counted" aria-hidden="true">
        <Icon name="heart" />
        {length > 0 && <b>{length}</b>}
      </span>
    </Link>
  );
}

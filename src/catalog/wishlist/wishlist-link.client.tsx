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

/** The way to the wishlist, and how many pieces are on it. The number lies on the heart, so nothing moves for it. */
export function WishlistLink({ href, messages: words, className }: Props) {
  const pieces = useSyncExternalStore(followWishes, getWishes, getNone);
  const { length } = pieces;
  useEffect(() => {
    // Nobody waits for it, and where it does not come nothing is missing.
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

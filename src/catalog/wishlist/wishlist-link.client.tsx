'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'waku';
import { formatMessage } from '../../i18n/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { getWishlistIds, subscribeWishlistIds } from './wishlist-ids-store.ts';

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
export function WishlistLink({ href, messages, className }: Props) {
  const ids = useSyncExternalStore(subscribeWishlistIds, getWishlistIds, getNone);
  const { length } = ids;
  useEffect(() => {
    // Loaded in the background; without it only the offline list lacks names.
    if (ids.length > 0)
      import('./cache-wishlist.ts').then(
        (names) => names.cacheWishlist(ids),
        () => undefined,
      );
  }, [ids]);
  const counted = length === 1 ? messages.linkOne : formatMessage(messages.linkMany, { count: length });
  return (
    <Link to={href} className={className} aria-label={length > 0 ? counted : messages.link}>
      <span className="counted" aria-hidden="true">
        <Icon name="heart" />
        {length > 0 && <b>{length}</b>}
      </span>
    </Link>
  );
}

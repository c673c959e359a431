'use client';

import { useEffect, useState } from 'react';
import { Picture } from '../../ui/picture.client.tsx';
import { type CachedWishlistItem, parseCachedWishlist } from './cached-wishlist.ts';
import { useWishlist } from './use-wishlist.ts';
import { cachedWishlistKey } from './wishlist-keys.ts';

type Props = { messages: Record<'wishes' | 'wishesUnknown', string> };

/** The wishlist of this browser offline: cached names and, as far as loaded before, pictures. */
export function OfflineWishlist({ messages }: Props) {
  const { isReady, ids } = useWishlist();
  const [cached, setCached] = useState<readonly CachedWishlistItem[]>([]);
  useEffect(() => {
    setCached(readCachedItems());
  }, []);
  if (!isReady || ids.length === 0) return null;
  const known = ids.flatMap((id) => cached.find((item) => item.id === id) ?? []);
  return (
    <section className="offline-card__part">
      <h2>{messages.wishes}</h2>
      {known.length === 0 ? (
        <p className="offline-card__note">{messages.wishesUnknown}</p>
      ) : (
        <ul className="offline-card__wishes">
          {known.map(({ id, name, href, image }) => (
            <li key={id}>
              {image ? <Picture {...image} alt="" sizes="4rem" maxWidth={320} /> : <picture className="picture" />}
              {href ? <a href={href}>{name}</a> : name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function readCachedItems(): CachedWishlistItem[] {
  try {
    return parseCachedWishlist(localStorage.getItem(cachedWishlistKey))?.pieces ?? [];
  } catch {
    return [];
  }
}

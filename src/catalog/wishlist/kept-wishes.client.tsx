'use client';

import { useEffect, useState } from 'react';
import { Picture } from '../../ui/picture.client.tsx';
import { useWishlist } from './use-wishlist.ts';
import { parseWishNames, type WishName } from './wish-names.ts';
import { wishNamesKey } from './wishlist.ts';

type Props = { words: Record<'wishes' | 'wishesUnknown', string> };

/** The wishlist of this browser as far as it can be told without a network: names and, where they were seen, pictures. */
export function KeptWishes({ words }: Props) {
  const { isReady, pieces } = useWishlist();
  const [named, setNamed] = useState<readonly WishName[]>([]);
  useEffect(() => {
    setNamed(readNames());
  }, []);
  if (!isReady || pieces.length === 0) return null;
  const known = pieces.flatMap((id) => named.find((piece) => piece.id === id) ?? []);
  return (
    <section className="offline-card__part">
      <h2>{words.wishes}</h2>
      {known.length === 0 ? (
        <p className="offline-card__note">{words.wishesUnknown}</p>
      ) : (
        <ul className="offline-card__wishes">
          {known.map(({ id, name, href, image }) => (
            <li key={id}>
              {image ? <Picture {...image} alt="" sizes="4rem" widest={320} /> : <picture className="picture" />}
              {href ? <a href={href}>{name}</a> : name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function readNames(): WishName[] {
  try {
    return parseWishNames(localStorage.getItem(wishNamesKey))?.pieces ?? [];
  } catch {
    return [];
  }
}

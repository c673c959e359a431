'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useRouter } from 'waku';
import { type CardContent, CardView } from '../cards/card-view.client.tsx';
import { CopyLink, type CopyLinkMessages } from './copy-link.tsx';
import { useWishlist } from './use-wishlist.ts';
import { formatProductIds, hasSameProducts } from './wishlist.ts';
import { addToWishlist, toggleInWishlist } from './wishlist-store.ts';
import { WishlistToggle } from './wishlist-toggle.client.tsx';

/** A product on the wishlist, formatted. */
export type WishlistItem = {
  id: number;
  card: CardContent;
  requestHref: string;
  labels: { toggle: string; remove: string; request: string };
  /** The buy button, or the link to the choice. */
  buy: ReactNode;
};

type Props = {
  path: string;
  /** Ids in the address; some may no longer exist. */
  addressIds: readonly number[];
  items: readonly WishlistItem[];
  messages: CopyLinkMessages &
    Record<'own' | 'foreign' | 'take' | 'taken' | 'toOwn' | 'remove' | 'removed' | 'request', string>;
  classes: { grid: string; button: string; heart: string };
  /** Links to comparisons. */
  compare: ReactNode;
  /** Note on tax and shipping, where there are prices. */
  note: ReactNode;
  empty: ReactNode;
};

/** The wishlist at its address: the visitor's own, or a shared one. */
export function WishlistItems({
  path,
  addressIds: named,
  items: pieces,
  messages: words,
  classes,
  compare,
  note,
  empty,
}: Props) {
  const { isReady, isOwn, pieces: kept } = useOwnWishlist(named, path);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const shown = isOwn ? pieces.filter(({ id }) => kept.includes(id)) : pieces;
  const areAllKept = named.every((id) => kept.includes(id));

  const say = (sentence: string) => {
    setSaid(sentence);
    status.current?.focus();
  };
  const remove = ({ id, card }: WishlistItem) => {
    toggleInWishlist(id);
    say(words.removed.replace('{piece}', () => card.name));
  };

  return (
    <>
      <p>{isOwn ? words.own : words.foreign}</p>
      <div className="wishlist-page__tools">
        <CopyLink
          href={`${path}?pieces=${shown.map(({ id }) => id).join(',')}`}
          {...{ messages: words, onStatus: say }}
          className={classes.button}
        />
        {isReady && !isOwn && !areAllKept && (
          <button
            type="button"
            className={classes.button}
            onClick={() => {
              addToWishlist(named);
              say(words.taken);
            }}
          >
            {words.take}
          </button>
        )}
        {isReady && !isOwn && kept.length > 0 && (
          <Link to={path as '/'} className={classes.button}>
            {words.toOwn}
          </Link>
        )}
        {compare}
      </div>
      <p ref={status} className="wishlist-page__status" role="status" tabIndex={-1}>
        {said}
      </p>
      {shown.length === 0 && empty}
      <div className={classes.grid}>
        {shown.map((piece, at) => (
          <div key={piece.id} className="wishlist-page__item">
            <CardView {...piece.card} isEager={at < 4} isFirst={at === 0} />
            <div className="wishlist-page__buy">{piece.buy}</div>
            <div className="wishlist-page__actions">
              <Link to={piece.requestHref as '/'} aria-label={piece.labels.request}>
                {words.request}
              </Link>
              {isOwn ? (
                <button type="button" aria-label={piece.labels.remove} onClick={() => remove(piece)}>
                  {words.remove}
                </button>
              ) : (
                <WishlistToggle productId={piece.id} label={piece.labels.toggle} className={classes.heart} />
              )}
            </div>
          </div>
        ))}
      </div>
      {shown.length > 0 && note}
    </>
  );
}

/**
 * Whether the list at this address is the one of this browser. While it is, the address follows changes of the list, in
 * this or another tab.
 *
 * @param shown ids of the products in the address
 */
function useOwnWishlist(shown: readonly number[], path: string) {
  const { isReady, pieces } = useWishlist();
  const { replace } = useRouter();
  const [isOwn, setIsOwn] = useState(false);
  const asked = useRef<string>(undefined);
  const here = formatProductIds(shown);
  const own = formatProductIds(pieces);
  const isSame = isReady && hasSameProducts(shown, pieces);

  useEffect(() => {
    if (isSame) asked.current = here;
    // Back or a link may have led to another list.
    setIsOwn(isSame || asked.current === here);
  }, [isSame, here]);

  useEffect(() => {
    if (!isOwn || isSame || asked.current === own) return;
    asked.current = own;
    void replace((path + own) as '/', { scroll: false });
  }, [isOwn, isSame, own, path, replace]);

  return { isReady, isOwn, pieces };
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useRouter } from 'waku';
import { formatMessage } from '../../i18n/format-message.ts';
import { type CardContent, CardView } from '../cards/card-view.client.tsx';
import { CopyLink, type CopyLinkMessages } from './copy-link.tsx';
import { addEntries, formatWishlistQuery, hasSameEntries } from './shared-wishlist.ts';
import type { WishlistContent } from './stored-wishlist.ts';
import { useWishlist } from './use-wishlist.ts';
import { hasEntry, type WishlistEntry } from './wishlist.ts';
import { changeWishlist, toggleInWishlist } from './wishlist-store.ts';
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

/** A pair of wedding rings on the wishlist. */
export type WishlistPair = {
  /** Its configuration, as it is stored. */
  pair: string;
  name: string;
  card: ReactNode;
  buy: ReactNode;
  labels: { toggle: string; remove: string };
};

type Props = {
  path: string;
  /** The list in the address; some products may no longer exist. */
  content: WishlistContent;
  items: readonly WishlistItem[];
  pairs: readonly WishlistPair[];
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
export function WishlistItems({ path, content, items, pairs, messages, classes, compare, note, empty }: Props) {
  const { isReady, isOwn, own } = useOwnWishlist(content, path);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const isShown = (entry: WishlistEntry) => !isOwn || hasEntry(own, entry);
  const shown = items.filter(({ id }) => isShown(id));
  const shownPairs = pairs.filter(({ pair }) => isShown(pair));
  const areAllOwn = [...content.ids, ...content.pairs].every((entry) => hasEntry(own, entry));

  const announce = (sentence: string) => {
    setAnnouncement(sentence);
    status.current?.focus();
  };
  const remove = (entry: WishlistEntry, name: string) => {
    toggleInWishlist(entry, true);
    announce(formatMessage(messages.removed, { piece: name }));
  };

  return (
    <>
      <p>{isOwn ? messages.own : messages.foreign}</p>
      <div className="wishlist-page__tools">
        <CopyLink
          href={
            path + formatWishlistQuery({ ids: shown.map(({ id }) => id), pairs: shownPairs.map(({ pair }) => pair) })
          }
          {...{ messages, onStatus: announce }}
          className={classes.button}
        />
        {isReady && !isOwn && !areAllOwn && (
          <button
            type="button"
            className={classes.button}
            onClick={() => {
              changeWishlist((ownContent) => addEntries(ownContent, content));
              announce(messages.taken);
            }}
          >
            {messages.take}
          </button>
        )}
        {isReady && !isOwn && own.ids.length + own.pairs.length > 0 && (
          <Link to={path} className={classes.button}>
            {messages.toOwn}
          </Link>
        )}
        {compare}
      </div>
      <p ref={status} className="wishlist-page__status" role="status" tabIndex={-1}>
        {announcement}
      </p>
      {shown.length + shownPairs.length === 0 && empty}
      <div className={classes.grid}>
        {shown.map((item, at) => (
          <div key={item.id} className="wishlist-page__item">
            <CardView {...item.card} isEager={at < 4} isFirst={at === 0} />
            <div className="wishlist-page__buy">{item.buy}</div>
            <div className="wishlist-page__actions">
              <Link to={item.requestHref} aria-label={item.labels.request}>
                {messages.request}
              </Link>
              {isOwn ? (
                <button type="button" aria-label={item.labels.remove} onClick={() => remove(item.id, item.card.name)}>
                  {messages.remove}
                </button>
              ) : (
                <WishlistToggle entry={item.id} label={item.labels.toggle} className={classes.heart} />
              )}
            </div>
          </div>
        ))}
      </div>
      <div className="wishlist-page__pairs">
        {shownPairs.map(({ pair, name, labels, card, buy }) => (
          <div key={pair} className="wishlist-page__item">
            {card}
            <div className="wishlist-page__buy">{buy}</div>
            <div className="wishlist-page__actions">
              {isOwn ? (
                <button type="button" aria-label={labels.remove} onClick={() => remove(pair, name)}>
                  {messages.remove}
                </button>
              ) : (
                <WishlistToggle entry={pair} label={labels.toggle} className={classes.heart} />
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
 * @param shown the list in the address
 */
function useOwnWishlist(shown: WishlistContent, path: string) {
  const { isReady, ids, pairs } = useWishlist();
  const { replace } = useRouter();
  const [isOwn, setIsOwn] = useState(false);
  const requestedQuery = useRef<string>(undefined);
  const shownQuery = formatWishlistQuery(shown);
  const ownQuery = formatWishlistQuery({ ids, pairs });
  const isSame = isReady && hasSameEntries(shown, { ids, pairs });

  useEffect(() => {
    if (isSame) requestedQuery.current = shownQuery;
    // Back or a link may have led to another list.
    setIsOwn(isSame || requestedQuery.current === shownQuery);
  }, [isSame, shownQuery]);

  useEffect(() => {
    if (!isOwn || isSame || requestedQuery.current === ownQuery) return;
    requestedQuery.current = ownQuery;
    void replace(path + ownQuery, { scroll: false });
  }, [isOwn, isSame, ownQuery, path, replace]);

  return { isReady, isOwn, own: { ids, pairs } };
}

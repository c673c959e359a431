'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useRouter } from 'waku';
import { formatMessage } from '../../i18n/format-message.ts';
import { type CardContent, CardView } from '../cards/card-view.client.tsx';
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
export function WishlistItems({ path, addressIds, items, messages, classes, compare, note, empty }: Props) {
  const { isReady, isOwn, ids: ownIds } = useOwnWishlist(addressIds, path);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const shown = isOwn ? items.filter(({ id }) => ownIds.includes(id)) : items;
  const areAllOwn = addressIds.every((id) => ownIds.includes(id));

  const announce = (sentence: string) => {
    setAnnouncement(sentence);
    status.current?.focus();
  };
  const remove = ({ id, card }: WishlistItem) => {
    toggleInWishlist(id);
    announce(formatMessage(messages.removed, { piece: card.name }));
  };

  return (
    <>
      <p>{isOwn ? messages.own : messages.foreign}</p>
      <div className="wishlist-page__tools">
        <CopyLink
          href={`${path}?pieces=${shown.map(({ id }) => id).join(',')}`}
          {...{ messages, onStatus: announce }}
          className={classes.button}
        />
        {isReady && !isOwn && !areAllOwn && (
          <button
            type="button"
            className={classes.button}
            onClick={() => {
              addToWishlist(addressIds);
              announce(messages.taken);
            }}
          >
            {messages.take}
          </button>
        )}
        {isReady && !isOwn && ownIds.length > 0 && (
          <Link to={path} className={classes.button}>
            {messages.toOwn}
          </Link>
        )}
        {compare}
      </div>
      <p ref={status} className="wishlist-page__status" role="status" tabIndex={-1}>
        {announcement}
      </p>
      {shown.length === 0 && empty}
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
                <button type="button" aria-label={item.labels.remove} onClick={() => remove(item)}>
                  {messages.remove}
                </button>
              ) : (
                <WishlistToggle productId={item.id} label={item.labels.toggle} className={classes.heart} />
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
  const { isReady, ids } = useWishlist();
  const { replace } = useRouter();
  const [isOwn, setIsOwn] = useState(false);
  const requestedQuery = useRef<string>(undefined);
  const shownQuery = formatProductIds(shown);
  const ownQuery = formatProductIds(ids);
  const isSame = isReady && hasSameProducts(shown, ids);

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

  return { isReady, isOwn, ids };
}

type CopyLinkMessages = Record<'copy' | 'copied' | 'copyFailed', string>;

type CopyLinkMessagesProps = {
  href: string;
  messages: CopyLinkMessages;
  className: string;
  onStatus: (sentence: string) => void;
};

/** A button that copies a link to the clipboard, or shows it where the browser denies that. */
function CopyLink({ href, messages, className, onStatus }: CopyLinkMessagesProps) {
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    const url = new URL(href, location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      setShown(undefined);
      onStatus(messages.copied);
    } catch {
      setShown(url);
    }
  };
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {messages.copy}
      </button>
      {shown !== undefined && (
        <label className="wishlist-page__address">
          {messages.copyFailed}
          <input readOnly value={shown} className="field__control" onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}

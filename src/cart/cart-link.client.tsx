'use client';

import { useSyncExternalStore } from 'react';
import { Link } from 'waku';
import { formatMessage } from '../i18n/format.ts';
import { Icon } from '../ui/icon.tsx';
import { getCartCount, subscribeToCartCount } from './cart-count-store.ts';

type Props = {
  href: string;
  words: {
    link: string;
    linkOne: string;
    /** `Warenkorb, {count} Artikel` */
    linkMany: string;
  };
  className: string;
  /** On the bottom bar of narrow screens the icon has a visible label. */
  isNamed?: boolean;
};

const getServerCount = () => 0;

/**
 * The link to the cart with the number of its items. The number overlays the icon, so that nothing moves when it
 * appears.
 */
export function CartLink({ href, words: messages, className, isNamed = false }: Props) {
  const count = useSyncExternalStore(subscribeToCartCount, getCartCount, getServerCount);
  const countLabel = count === 1 ? messages.linkOne : formatMessage(messages.linkMany, { count });
  const name = count > 0 ? countLabel : messages.link;
  return (
    <Link to={href} className={className} aria-label={isNamed ? undefined : name}>
      <span className="counted" aria-hidden="true">
        <Icon name="bag" />
        {count > 0 && <b>{count}</b>}
      </span>
      {isNamed && (
        <>
          {messages.link}
          <span className="visually-hidden">{name.slice(messages.link.length)}</span>
        </>
      )}
    </Link>
  );
}

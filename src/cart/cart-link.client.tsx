'use client';

import { useSyncExternalStore } from 'react';
import { Link } from 'waku';
import { Icon } from '../ui/icon.tsx';
import { followCartCount, getCartCount } from './cart-count-store.ts';

type Props = {
  href: string;
  words: {
    link: string;
    linkOne: string;
    /** `Warenkorb, {count} Artikel` */
    linkMany: string;
  };
  className: string;
  /** On the bar of narrow screens the bag has its name below it. */
  isNamed?: boolean;
};

const getServerCount = () => 0;

/** The way to the cart, and how many pieces lie in it. The number lies on the bag, so nothing moves for it. */
export function CartLink({ href, words: messages, className, isNamed = false }: Props) {
  const count = useSyncExternalStore(followCartCount, getCartCount, getServerCount);
  const countLabel = count === 1 ? messages.linkOne : messages.linkMany.replace('{count}', String(count));
  const name = count > 0 ? countLabel : messages.link;
  return (
    <Link to={href as '/'} className={className} aria-label={isNamed ? undefined : name}>
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

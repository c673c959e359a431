'use client';

import { useEffect, useState } from 'react';
import { forgetOpened, openOnce } from './open-once.ts';
import { findRequestedUrl, isSiteReachable } from './requested-page.ts';

type Props = {
  words: Record<'away' | 'waiting' | 'back' | 'retry' | 'toHome' | 'orderingTitle' | 'orderingText' | 'toCart', string>;
  paths: { home: string; cart: string | undefined; checkout: string | undefined };
};

type Connection = { requestedUrl: URL | undefined; isReachable: boolean };

const solid = 'button button--appearance_solid button--size_small';
const outline = 'button button--appearance_outline button--size_small';
/** Browsers do not always notice that the network is back, so it is polled. */
const pollIntervalMs = 5_000;

/** The connection's status on the offline page; opens the requested page when the network is back. */
export function ConnectionNote({ words, paths }: Props) {
  const [connection, setConnection] = useState<Connection>();

  useEffect(() => {
    const wanted = findRequestedUrl(location);
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const isThere = await isSiteReachable();
      if (isOver) return;
      setConnection({ requestedUrl: wanted, isReachable: isThere });
      clearTimeout(timer);
      if (!isThere) forgetOpened();
      if (!isThere || (wanted && !openOnce(wanted.href))) timer = setTimeout(lookSoon, pollIntervalMs);
    };
    // A hidden tab does not poll.
    const lookSoon = () => void (document.hidden || look());
    lookSoon();
    addEventListener('online', lookSoon);
    addEventListener('offline', lookSoon);
    document.addEventListener('visibilitychange', lookSoon);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', lookSoon);
      removeEventListener('offline', lookSoon);
      document.removeEventListener('visibilitychange', lookSoon);
    };
  }, []);

  const { requestedUrl, isReachable } = connection ?? {};
  const isOrdering = requestedUrl !== undefined && requestedUrl.pathname === paths.checkout;
  return (
    <div className="offline-card__status" role="status">
      {connection && (
        <p>
          <strong>{isReachable ? words.back : words.away}</strong> {!isReachable && requestedUrl && words.waiting}
        </p>
      )}
      {isOrdering && (
        <p>
          <strong>{words.orderingTitle}</strong> {words.orderingText}
        </p>
      )}
      {connection && (
        <div className="offline-card__actions">
          {isOrdering && paths.cart && (
            <a href={paths.cart} className={solid}>
              {words.toCart}
            </a>
          )}
          {requestedUrl ? (
            <a href={requestedUrl.href} className={isOrdering ? outline : solid}>
              {words.retry}
            </a>
          ) : (
            isReachable && (
              <a href={paths.home} className={outline}>
                {words.toHome}
              </a>
            )
          )}
        </div>
      )}
    </div>
  );
}

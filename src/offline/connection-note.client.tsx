'use client';

import { useEffect, useState } from 'react';
import { parseUrl } from '../base/parse-url.ts';
import { requestedPathField } from './cache-names.ts';
import { offlineManifestPath } from './offline-manifest.ts';
import { forgetOpened, openOnce } from './open-once.ts';

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
export function ConnectionNote({ words: messages, paths }: Props) {
  const [connection, setConnection] = useState<Connection>();

  useEffect(() => {
    const requestedUrl = findRequestedUrl(location);
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkConnection = async () => {
      const isReachable = await isSiteReachable();
      if (isUnmounted) return;
      setConnection({ requestedUrl, isReachable });
      clearTimeout(timer);
      if (!isReachable) forgetOpened();
      if (!isReachable || (requestedUrl && !openOnce(requestedUrl.href)))
        timer = setTimeout(checkIfVisible, pollIntervalMs);
    };
    // A hidden tab does not poll.
    const checkIfVisible = () => void (document.hidden || checkConnection());
    checkIfVisible();
    addEventListener('online', checkIfVisible);
    addEventListener('offline', checkIfVisible);
    document.addEventListener('visibilitychange', checkIfVisible);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      removeEventListener('online', checkIfVisible);
      removeEventListener('offline', checkIfVisible);
      document.removeEventListener('visibilitychange', checkIfVisible);
    };
  }, []);

  const { requestedUrl, isReachable } = connection ?? {};
  const isOrdering = requestedUrl !== undefined && requestedUrl.pathname === paths.checkout;
  return (
    <div className="offline-card__status" role="status">
      {connection && (
        <p>
          <strong>{isReachable ? messages.back : messages.away}</strong>{' '}
          {!isReachable && requestedUrl && messages.waiting}
        </p>
      )}
      {isOrdering && (
        <p>
          <strong>{messages.orderingTitle}</strong> {messages.orderingText}
        </p>
      )}
      {connection && (
        <div className="offline-card__actions">
          {isOrdering && paths.cart && (
            <a href={paths.cart} className={solid}>
              {messages.toCart}
            </a>
          )}
          {requestedUrl ? (
            <a href={requestedUrl.href} className={isOrdering ? outline : solid}>
              {messages.retry}
            </a>
          ) : (
            isReachable && (
              <a href={paths.home} className={outline}>
                {messages.toHome}
              </a>
            )
          )}
        </div>
      )}
    </div>
  );
}

/**
 * The page that could not be loaded, from the query of the offline page; undefined for other origins and for the page
 * itself, since anybody can write an address.
 */
export function findRequestedUrl({
  href,
  origin,
  pathname,
}: Pick<Location, 'href' | 'origin' | 'pathname'>): URL | undefined {
  const from = new URL(href).searchParams.get(requestedPathField);
  const requestedUrl = from?.startsWith('/') ? parseUrl(from, origin) : null;
  return requestedUrl?.origin === origin && requestedUrl.pathname !== pathname ? requestedUrl : undefined;
}

const timeoutMs = 4_000;

/** Whether the site answers, tested with a small request that bypasses all caches. */
async function isSiteReachable(): Promise<boolean> {
  try {
    const response = await fetch(offlineManifestPath, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}

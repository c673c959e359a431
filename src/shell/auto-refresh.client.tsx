'use client';

import { useEffect } from 'react';

/**
 * Keeps a page that nobody ever reloads up to date: it asks for itself from time to time and begins anew when another
 * version answers. While there is no network, or no good answer, what is shown stays.
 */
export function AutoRefresh({ interval }: { interval: number }) {
  useEffect(() => {
    let shown: string | undefined;
    const look = async () => {
      const version = await fetchVersion();
      if (version === undefined) return;
      if (shown !== undefined && shown !== version) location.reload();
      shown = version;
    };
    void look();
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [interval]);
  return null;
}

/** The whole page is fetched, not its headers alone: a server that cannot send it must not be asked to reload it. */
async function fetchVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    if (!response.ok) return undefined;
    await response.text();
    return response.headers.get('etag') ?? undefined;
  } catch {
    return undefined;
  }
}

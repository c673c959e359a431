'use client';

import { type ReactNode, useEffect } from 'react';
import { useRouter } from 'waku';
import { useWishlist } from './use-wishlist.ts';
import { formatProductIds } from './wishlist.ts';

type Props = { path: string; loading: string; empty: ReactNode };

/** Only the browser knows the list: it goes on to the address that shows it, which leaves nothing behind in the history. */
export function OwnWishlistRedirect({ path, loading, empty }: Props) {
  const { isReady, pieces } = useWishlist();
  const { replace } = useRouter();
  const query = formatProductIds(pieces);
  useEffect(() => {
    if (query) void replace((path + query) as '/', { scroll: false });
  }, [path, query, replace]);
  if (isReady && !query) return empty;
  return (
    <p className="wishlist-page__loading" role="status">
      {loading}
    </p>
  );
}

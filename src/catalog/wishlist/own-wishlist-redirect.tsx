import { type ReactNode, useEffect } from 'react';
import { useRouter } from 'waku';
import { formatWishlistQuery } from './shared-wishlist.ts';
import { useWishlist } from './use-wishlist.ts';

type Props = { path: string; loading: string; empty: ReactNode };

/** Replaces the address by the one of the stored wishlist, which only the browser knows; without a history entry. */
export function OwnWishlistRedirect({ path, loading, empty }: Props) {
  const { isReady, ...content } = useWishlist();
  const { replace } = useRouter();
  const query = formatWishlistQuery(content);
  useEffect(() => {
    if (query) void replace(path + query, { scroll: false });
  }, [path, query, replace]);
  return (
    // As high with a message as without, so that the footer stays where it is.
    <div className="wishlist-page__own">{isReady && !query ? empty : <p role="status">{loading}</p>}</div>
  );
}

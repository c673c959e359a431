import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { useWishlist } from './use-wishlist.ts';
import { formatProductIds, hasSameProducts } from './wishlist.ts';

/**
 * Whether the list at this address is the one of this browser. While it is, the address follows what is put on it and
 * taken off, here or in another tab.
 *
 * @param shown pieces that the address names
 */
export function useOwnWishlist(shown: readonly number[], path: string) {
  const { isReady, pieces } = useWishlist();
  const { replace } = useRouter();
  const [isOwn, setIsOwn] = useState(false);
  const asked = useRef<string>(undefined);
  const here = formatProductIds(shown);
  const own = formatProductIds(pieces);
  const isSame = isReady && hasSameProducts(shown, pieces);

  useEffect(() => {
    if (isSame) asked.current = here;
    // Back or a link has led to somebody else's list.
    setIsOwn(isSame || asked.current === here);
  }, [isSame, here]);

  useEffect(() => {
    if (!isOwn || isSame || asked.current === own) return;
    asked.current = own;
    void replace((path + own) as '/', { scroll: false });
  }, [isOwn, isSame, own, path, replace]);

  return { isReady, isOwn, pieces };
}

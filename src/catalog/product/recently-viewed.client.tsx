'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { addRecentlyViewed } from './add-recently-viewed-store.ts';
import type { ViewedProduct } from './recently-viewed.ts';
import type { RecentlyViewedListProps } from './recently-viewed-list.client.tsx';

type Props = Omit<RecentlyViewedListProps, 'product'> & { product: ViewedProduct };

/** Recently viewed products. Their code is loaded when the section comes close to the viewport. */
export function RecentlyViewed(props: Props) {
  const { product } = props;
  const place = useRef<HTMLDivElement>(null);
  const [Shelf, setShelf] = useState<ComponentType<RecentlyViewedListProps>>();

  useEffect(() => addRecentlyViewed(product), [product]);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./recently-viewed-list.client.tsx').then(
          ({ RecentlyViewedList: ViewedShelf }) => setShelf(() => ViewedShelf),
          // The page is complete without it.
          () => undefined,
        );
      },
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={place}>{Shelf && <Shelf {...props} />}</div>;
}

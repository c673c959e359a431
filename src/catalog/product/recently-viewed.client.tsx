'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { importOptional } from '../../base/import-optional.ts';
import { whenActivated } from '../../base/when-activated.ts';
import { addRecentlyViewed } from './add-recently-viewed-store.ts';
import type { ViewedProduct } from './recently-viewed.ts';
import type { RecentlyViewedListProps } from './recently-viewed-list.client.tsx';

type Props = Omit<RecentlyViewedListProps, 'product'> & { product: ViewedProduct };

/** Recently viewed products. Their code is loaded when the section comes close to the viewport. */
export function RecentlyViewed(props: Props) {
  const { product } = props;
  const container = useRef<HTMLDivElement>(null);
  const [List, setList] = useState<ComponentType<RecentlyViewedListProps>>();

  useEffect(() => whenActivated(() => addRecentlyViewed(product)), [product]);
  useEffect(() => {
    if (!container.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // The page is complete without it.
        void importOptional(() => import('./recently-viewed-list.client.tsx')).then((loaded) =>
          setList(() => loaded?.RecentlyViewedList),
        );
      },
      { rootMargin: '600px' },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={container}>{List && <List {...props} />}</div>;
}

'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ViewedProduct } from './recently-viewed.ts';
import { rememberViewed } from './remember-viewed-store.ts';
import type { ViewedShelfProps } from './viewed-shelf.client.tsx';

type Props = Omit<ViewedShelfProps, 'product'> & { product: ViewedProduct };

/** Comes with its own code when its place comes near: nobody waits for what they have seen. */
export function RecentlyViewed(props: Props) {
  const { product } = props;
  const place = useRef<HTMLDivElement>(null);
  const [Shelf, setShelf] = useState<ComponentType<ViewedShelfProps>>();

  useEffect(() => rememberViewed(product), [product]);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./viewed-shelf.client.tsx').then(
          ({ ViewedShelf }) => setShelf(() => ViewedShelf),
          // The page is whole without it.
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

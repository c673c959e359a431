'use client';

import { useEffect } from 'react';
import { Link } from 'waku';
import type { productPage } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import { useStore } from '../../ui/use-store-state.ts';
import type { ViewedProduct } from './recently-viewed.ts';
import { clearRecentlyViewed, connectRecentlyViewed, recentlyViewed } from './recently-viewed-store.ts';

const styles = {
  section: 'product-page__section',
  shelf: 'product-page__shelf',
  seen: 'product-page__seen',
  forget: 'product-page__forget',
} satisfies Partial<SlotClasses<'product-page', typeof productPage>>;

export type RecentlyViewedListProps = {
  product: ViewedProduct;
  /** Parent path of product pages. */
  productRoot: string;
  messages: { recent: string; forget: string };
};

/** The list of recently viewed products, without the current one. */
export function RecentlyViewedList({ product, productRoot, messages }: RecentlyViewedListProps) {
  const { products } = useStore(recentlyViewed);
  useEffect(connectRecentlyViewed, []);
  const others = products.filter(({ id }) => id !== product.id);
  if (others.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="recently-viewed">
      <h2 id="recently-viewed">{messages.recent}</h2>
      <ul className={styles.shelf}>
        {others.map(({ id, slug, name, language, image }) => (
          <li key={id} className={styles.seen}>
            <Link to={`${productRoot}/${slug}`}>
              {image && <Picture {...image} alt="" sizes="9rem" maxWidth={320} />}
              <span lang={language === product.language ? undefined : language}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.forget} onClick={clearRecentlyViewed}>
        {messages.forget}
      </button>
    </section>
  );
}

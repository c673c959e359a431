import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productCard, productGrid } from '../../styled-system/recipes/index.js';
import { CardView } from './card-view.client.tsx';
import { formatCard } from './format-card.ts';
import type { ProductCard } from './product-card.ts';
import '../../ui/cards.css';

/** How many cards are in sight at once on a wide screen: their pictures are fetched first. */
const eagerCount = 4;

type Props = {
  cards: readonly ProductCard[];
  language: Language;
  /** The pictures move on to the page of their piece: only where no piece can lie twice. */
  hasTransition?: boolean;
  /** Of the products' names. */
  level?: 2 | 3;
};

/** Products as they lie in the window, below a heading: picture, name, price, one line. */
export function ProductCards(props: Props) {
  return (
    <ProductGrid language={props.language}>
      <ProductCardItems {...props} level={3} />
    </ProductGrid>
  );
}

/** @param language where the words around it may be in another one */
export function ProductGrid({ children, language }: { children: ReactNode; language?: Language }) {
  return (
    <div className={productGrid()} lang={language}>
      {children}
    </div>
  );
}

/**
 * Cards of a grid that may have others before them.
 *
 * @param from how many stand before these
 */
export function ProductCardItems({
  cards,
  language,
  hasTransition: travel = false,
  level,
  from = 0,
}: Props & { from?: number }) {
  return cards.map((card, at) => (
    <CardView
      key={card.id}
      {...formatCard(card, language)}
      {...(from + at < eagerCount && { isEager: true })}
      {...(from + at === 0 && { isFirst: true })}
      {...(travel && { hasTransition: true })}
      {...(level && { level })}
    />
  ));
}

/** Plates where the cards will lie: the same size, so that nothing moves when they come. */
export function ProductCardsSkeleton(props: { count: number; language: Language }) {
  return (
    <ProductGrid>
      <ProductCardSkeletonItems {...props} />
    </ProductGrid>
  );
}

export function ProductCardSkeletonItems({ count, language }: { count: number; language: Language }) {
  const styles = productCard({ isSkeleton: true });
  return (
    <>
      <p className="visually-hidden" role="status">
        {getMessages(language).catalog.loading}
      </p>
      {Array.from({ length: count }, (_, at) => `plate-${at}`).map((key) => (
        <div key={key} className={styles.root} aria-hidden="true">
          <div className={styles.plate} />
          <div className={styles.text}>
            <p className={styles.maker} />
            <p className={styles.name} />
            <p className={styles.teaser} />
          </div>
          <div className={styles.deal}>
            <p className={styles.prices} />
            <p className={styles.facts} />
          </div>
        </div>
      ))}
    </>
  );
}

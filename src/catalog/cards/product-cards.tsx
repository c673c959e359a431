import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productCard, productGrid } from '../../styled-system/recipes/index.js';
import { CardView } from './card-view.client.tsx';
import { formatCard, type ProductCard } from './product-card.ts';
import '../../ui/cards.css';

/** How many cards the first row of a wide screen holds: their pictures load eagerly. */
const eagerCount = 4;

type Props = {
  cards: readonly ProductCard[];
  language: Language;
  /**
   * Pictures are shared elements of the view transition to the product page. Only where no product can be listed twice.
   */
  hasTransition?: boolean;
  /** Level of the headings that are the products' names. */
  level?: 2 | 3;
  /** Whether they are far below the first screen, whose pictures theirs must not delay. */
  isBelow?: boolean;
};

/** A grid of product cards below a heading: picture, name, price, one line. */
export function ProductCards(props: Props) {
  return (
    <ProductGrid language={props.language}>
      <ProductCardItems {...props} level={3} />
    </ProductGrid>
  );
}

/**
 * The grid of product cards.
 *
 * @param language where the surrounding text may be in another one
 */
export function ProductGrid({ children, language }: { children: ReactNode; language?: Language }) {
  return (
    <div className={productGrid()} lang={language}>
      {children}
    </div>
  );
}

/**
 * Cards of a grid, which may already hold other cards.
 *
 * @param from how many cards precede these
 */
export function ProductCardItems({
  cards,
  language,
  hasTransition = false,
  level,
  isBelow = false,
  from = 0,
}: Props & { from?: number }) {
  return cards.map((card, at) => (
    <CardView
      key={card.id}
      {...formatCard(card, language)}
      {...(!isBelow && from + at < eagerCount && { isEager: true })}
      {...(!isBelow && from + at === 0 && { isFirst: true })}
      {...(hasTransition && { hasTransition: true })}
      {...(level && { level })}
    />
  ));
}

/** A grid of card placeholders in the size of the cards, so that there is no layout shift. */
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

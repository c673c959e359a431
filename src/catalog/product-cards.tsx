import { formatNumber } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { productCard, productGrid } from '../styled-system/recipes/index.js';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.client.tsx';
import { PriceLabel } from './price-label.tsx';
import type { ProductCard } from './product-card.ts';

/** How many cards are in sight at once on a wide screen: their pictures are fetched first. */
const firstRow = 4;

type Props = {
  cards: readonly ProductCard[];
  language: Language;
  /** The pictures move on to the page of their piece: only where no piece can lie twice. */
  travel?: boolean;
};

/** Products as they lie in the window: picture, name, price, one line. */
export function ProductCards({ cards, language, travel = false }: Props) {
  return (
    <div className={productGrid()}>
      {cards.map((card, at) => (
        <Card
          key={card.id}
          card={card}
          language={language}
          isEager={at < firstRow}
          isFirst={at === 0}
          travels={travel}
        />
      ))}
    </div>
  );
}

type CardProps = { card: ProductCard; language: Language; isEager: boolean; isFirst: boolean; travels: boolean };

function Card({ card, language, isEager, isFirst, travels }: CardProps) {
  const words = getMessages(language).catalog;
  const styles = productCard({ isSoldOut: card.availability === 'sold_out' });
  return (
    <article className={styles.root}>
      {card.image && (
        <div className={styles.plate}>
          <Picture
            {...card.image}
            alt=""
            sizes="(min-width: 80em) 20vw, (min-width: 48em) 33vw, 50vw"
            widest={800}
            isEager={isEager}
            isFirst={isFirst}
            {...(travels && { travels })}
          />
        </div>
      )}
      <h2 className={styles.name}>{card.name}</h2>
      {card.teaser && <p className={styles.teaser}>{card.teaser}</p>}
      <p className={styles.prices}>
        <PriceLabel price={card.price} language={language} />
      </p>
      <p className={styles.facts}>
        {card.rating && <Rating rating={card.rating} language={language} />}
        {card.availability === 'sold_out' && <span className={styles.soldOut}>{words.soldOut}</span>}
        {card.availability === 'on_order' && <span>{words.onOrder}</span>}
      </p>
    </article>
  );
}

function Rating({ rating, language }: { rating: NonNullable<ProductCard['rating']>; language: Language }) {
  const average = formatNumber(rating.average, language, 1);
  return (
    <span className={productCard().rating}>
      <Icon name="star" />
      <span aria-hidden="true">{average}</span>
      <span className="visually-hidden">{getMessages(language).catalog.rating(average, rating.count)}</span>
    </span>
  );
}

/** Plates where the cards will lie: the same size, so that nothing moves when they come. */
export function ProductCardsSkeleton({ count, language }: { count: number; language: Language }) {
  const styles = productCard({ isSkeleton: true });
  return (
    <div className={productGrid()} aria-busy="true">
      <p className="visually-hidden" role="status">
        {getMessages(language).catalog.loading}
      </p>
      {Array.from({ length: count }, (_, at) => `plate-${at}`).map((key) => (
        <div key={key} className={styles.root} aria-hidden="true">
          <div className={styles.plate} />
          <p className={styles.name} />
          <p className={styles.teaser} />
          <p className={styles.prices} />
          <p className={styles.facts} />
        </div>
      ))}
    </div>
  );
}

'use client';

import { Link } from 'waku';
import type { SizedPicture } from '../../base/sized-picture.ts';
import type { productCard } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.client.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';

const styles = {
  root: 'product-card__root',
  plate: 'product-card__plate',
  text: 'product-card__text',
  maker: 'product-card__maker',
  link: 'product-card__link',
  name: 'product-card__name',
  teaser: 'product-card__teaser',
  deal: 'product-card__deal',
  prices: 'product-card__prices',
  price: 'product-card__price',
  percent: 'product-card__percent',
  lowest: 'product-card__lowest',
  facts: 'product-card__facts',
  rating: 'product-card__rating',
  soldOut: 'product-card__soldOut',
} as const satisfies SlotClasses<'product-card', typeof productCard>;

/**
 * The formatted content of a product card. What a product lacks is left out, since a list's payload has dozens of
 * cards.
 */
export type CardContent = {
  name: string;
  href?: string;
  brand?: string;
  teaser?: string;
  /** Language of the teaser, where it differs from that of the page. */
  lang?: string;
  image?: SizedPicture;
  price: string;
  cents?: number;
  reduction?: { percent: string; label: string; lowest: string };
  rating?: { average: string; count: number; spoken: string };
  /** Availability, where it is not simply in stock. */
  note?: string;
  isSoldOut?: boolean;
};

type Props = CardContent & {
  isEager?: boolean;
  isFirst?: boolean;
  /** Level of the heading that is the product's name: 3 below a heading of the list. */
  level?: 2 | 3;
  /** The picture is a shared element of the view transition to the product page. */
  hasTransition?: boolean;
};

/** A product card. A client component, so that a list's payload holds the content of each card and not its markup. */
export function CardView({ isEager = false, isFirst = false, hasTransition = false, level = 2, ...card }: Props) {
  const Name = `h${level}` as const;
  const soldOut = (slot: 'plate' | 'price') =>
    card.isSoldOut ? `${styles[slot]} ${styles[slot]}--isSoldOut_true` : styles[slot];
  return (
    <article className={styles.root}>
      {card.image && (
        <div className={soldOut('plate')}>
          <Picture
            {...card.image}
            alt=""
            sizes="(min-width: 80em) 20vw, (min-width: 48em) 33vw, 50vw"
            maxWidth={800}
            isEager={isEager}
            isFirst={isFirst}
            hasTransition={hasTransition}
          />
        </div>
      )}
      <div className={styles.text}>
        {card.brand && <p className={styles.maker}>{card.brand}</p>}
        <Name className={styles.name}>
          {card.href ? (
            <Link to={card.href} className={styles.link}>
              {card.name}
            </Link>
          ) : (
            card.name
          )}
        </Name>
        {card.teaser && (
          <p className={styles.teaser} lang={card.lang}>
            {card.teaser}
          </p>
        )}
      </div>
      <div className={styles.deal}>
        <p className={styles.prices}>
          {card.cents === undefined ? (
            <span className={styles.price}>{card.price}</span>
          ) : (
            <data className={soldOut('price')} value={card.cents / 100}>
              {card.price}
            </data>
          )}
          {card.reduction && (
            <>
              <span className={styles.percent}>{card.reduction.percent}</span>
              <span className={styles.lowest}>
                {`${card.reduction.label} `}
                <s>{card.reduction.lowest}</s>
              </span>
            </>
          )}
        </p>
        <p className={styles.facts}>
          {card.rating && (
            <span className={styles.rating} role="img" aria-label={card.rating.spoken}>
              <Icon name="star" />
              {`${card.rating.average} (${card.rating.count})`}
            </span>
          )}
          {card.note && <span className={card.isSoldOut ? styles.soldOut : undefined}>{card.note}</span>}
        </p>
      </div>
    </article>
  );
}

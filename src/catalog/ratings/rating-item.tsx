import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { rating as ratingRecipe } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import { starValues } from './product-rating.ts';
import type { Rating } from './rating.ts';

/** One rating, in the language in which it was written. */
export function RatingItem({ rating, language }: { rating: Rating; language: Language }) {
  const words = getMessages(language).ratings;
  const styles = ratingRecipe();
  const inItsLanguage = rating.language === language ? {} : { lang: rating.language };
  return (
    <article className={styles.item}>
      <Stars stars={rating.stars} label={words.starsOf(rating.stars)} />
      {rating.title && <h3 {...inItsLanguage}>{rating.title}</h3>}
      {rating.comment && <blockquote {...inItsLanguage}>{rating.comment}</blockquote>}
      <p className={styles.by}>
        <span>{rating.name || words.anonymous}</span>
        {rating.date && <time dateTime={rating.date.slice(0, 10)}>{formatDate(rating.date, language)}</time>}
        {rating.isVerified && (
          <span className={styles.verified}>
            <Icon name="check" />
            {words.verified}
          </span>
        )}
      </p>
    </article>
  );
}

/** Five stars, as many of them full as were given: 4.7 are four and the better part of a fifth. */
export function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <span className={ratingRecipe().stars}>
      <span className="visually-hidden">{label}</span>
      {starValues.map((one) => (
        <Star key={one} share={Math.min(1, Math.max(0, stars - one + 1))} />
      ))}
    </span>
  );
}

/** A star that is full from the left up to a share of its width. */
function Star({ share }: { share: number }) {
  if (share === 0 || share === 1) return <Icon name={share === 1 ? 'star' : 'star-empty'} />;
  const width = 24 * share;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href="/icons.svg#star-empty" width={24} height={24} />
      <svg viewBox={`0 0 ${width} 24`} width={width} height={24} aria-hidden="true">
        <use href="/icons.svg#star" width={24} height={24} />
      </svg>
    </svg>
  );
}

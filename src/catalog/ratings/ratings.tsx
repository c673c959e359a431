import { Link } from 'waku';
import { markIncomplete } from '../../base/render-state.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button, notice, rating as ratingRecipe, skeleton } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import { RetryButton } from '../../ui/retry-button.client.tsx';
import { getRatingSummary, type Rating, type RatingSummary, starValues } from './product-rating.ts';
import { getRatings, hasCachedRatings } from './rating-queries.ts';

/** Number of ratings shown at first. */
const initialCount = 5;

type Props = {
  product: { id: number; href: string };
  language: Language;
  /** Whether the address asks for all ratings, by `?ratings=all`. */
  showsAll?: boolean;
};

/** Whether the ratings are cached, so that the section need not stream. */
export function areRatingsCached(product: number): boolean {
  return hasCachedRatings(product);
}

/** The ratings of a product: summary, texts, and how they were verified. */
export async function Ratings({ product, language, showsAll = false }: Props) {
  const messages = getMessages(language).ratings;
  const styles = ratingRecipe();
  const ratings = await tryToGetRatings(product.id);
  if (!ratings) return <RatingsFailed {...{ product, language }} />;
  const shown = showsAll ? ratings : ratings.slice(0, initialCount);
  return (
    <section id="ratings" className={styles.root}>
      <h2>{messages.heading}</h2>
      <div className={styles.sum}>
        <Summary summary={getRatingSummary(ratings)} language={language} />
        <p className="field__hint">{messages.honest}</p>
      </div>
      {shown.length > 0 && (
        <div className={styles.list}>
          {shown.map((one) => (
            <RatingItem key={one.id} rating={one} language={language} />
          ))}
          {shown.length < ratings.length && (
            <Link
              to={`${product.href}?ratings=all#ratings`}
              scroll={false}
              className={button({ appearance: 'outline' })}
            >
              {messages.showAll(ratings.length)}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}

function Summary({ summary: { count, average, shares }, language }: { summary: RatingSummary; language: Language }) {
  const messages = getMessages(language).ratings;
  const styles = ratingRecipe();
  if (average === null) return <p>{messages.none}</p>;
  const rounded = formatNumber(average, language, 1);
  return (
    <>
      <p className={styles.average}>
        <span aria-hidden="true">{rounded}</span>
        <Stars stars={average} label={messages.average(rounded, count)} />
      </p>
      <ul className={styles.shares}>
        {shares.map((share) => (
          <li key={share.stars}>
            <span aria-hidden="true">{messages.stars(share.stars)}</span>
            <meter
              className={styles.bar}
              min={0}
              max={count}
              value={share.count}
              aria-label={messages.share(share.stars, share.count)}
            />
            <span aria-hidden="true">{share.count}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Undefined when the read fails: error boundaries do not run on the server, and the rest of the page stays. */
async function tryToGetRatings(product: number): Promise<Rating[] | undefined> {
  try {
    return await getRatings(product);
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', event: 'ratings failed', reason: String(error) }));
    markIncomplete();
    return undefined;
  }
}

function RatingsFailed({ product, language }: Pick<Props, 'product' | 'language'>) {
  const messages = getMessages(language).ratings;
  const styles = notice({ tone: 'error' });
  return (
    <section id="ratings">
      <h2>{messages.heading}</h2>
      <div className={styles.root} role="alert">
        <p className={styles.title}>{messages.failedTitle}</p>
        <p>{messages.failedText}</p>
        <RetryButton href={product.href} className={button({ appearance: 'outline' })}>
          {messages.retry}
        </RetryButton>
      </div>
    </section>
  );
}

/** Placeholder of the ratings. */
export function RatingsSkeleton({ language }: { language: Language }) {
  const messages = getMessages(language).ratings;
  const line = skeleton();
  return (
    <section className={ratingRecipe().root} aria-busy="true">
      <h2>{messages.heading}</h2>
      <p className="visually-hidden" role="status">
        {messages.loading}
      </p>
      <div aria-hidden="true">
        <p className={line} />
        <p className={line} />
        <p className={line} />
      </div>
    </section>
  );
}

/** One rating, in the language in which it was written. */
function RatingItem({ rating, language }: { rating: Rating; language: Language }) {
  const messages = getMessages(language).ratings;
  const styles = ratingRecipe();
  const inItsLanguage = rating.language === language ? {} : { lang: rating.language };
  return (
    <article className={styles.item}>
      <Stars stars={rating.stars} label={messages.starsOf(rating.stars)} />
      {rating.title && <h3 {...inItsLanguage}>{rating.title}</h3>}
      {rating.comment && <blockquote {...inItsLanguage}>{rating.comment}</blockquote>}
      <p className={styles.by}>
        <span>{rating.name || messages.anonymous}</span>
        {rating.date && <time dateTime={rating.date.slice(0, 10)}>{formatDate(rating.date, language)}</time>}
        {rating.isVerified && (
          <span className={styles.verified}>
            <Icon name="check" />
            {messages.verified}
          </span>
        )}
      </p>
    </article>
  );
}

/** Five stars, filled up to the rating: 4.7 are four stars and seven tenths of the fifth. */
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

/** A star that is filled from the left up to a share of its width. */
function Star({ share }: { share: number }) {
  if (share === 0 || share === 1) return <Icon name={share === 1 ? 'star' : 'star-empty'} />;
  const width = Math.round(240 * share) / 10;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href="/icons.svg#star-empty" width={24} height={24} />
      <svg viewBox={`0 0 ${width} 24`} width={width} height={24} aria-hidden="true">
        <use href="/icons.svg#star" width={24} height={24} />
      </svg>
    </svg>
  );
}

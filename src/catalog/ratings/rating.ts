import type { Language } from '../../i18n/languages.ts';
import { type Stars, starValues } from './product-rating.ts';

/** A rating that staff have published. */
export type Rating = {
  id: number;
  stars: Stars;
  name: string;
  title: string;
  comment: string;
  /** The author bought the product in this shop. */
  isVerified: boolean;
  language: Language;
  /** `2026-02-11` */
  date: string | null;
};

export type RatingSummary = {
  count: number;
  /** Average of all ratings, not rounded; null without ratings. */
  average: number | null;
  /** Number of ratings by stars, from five down to one. */
  shares: { stars: Stars; count: number }[];
};

export function getRatingSummary(ratings: readonly Pick<Rating, 'stars'>[]): RatingSummary {
  const sum = ratings.reduce((total, { stars }) => total + stars, 0);
  return {
    count: ratings.length,
    average: ratings.length > 0 ? sum / ratings.length : null,
    shares: starValues.toReversed().map((stars) => ({
      stars,
      count: ratings.filter((rating) => rating.stars === stars).length,
    })),
  };
}

import type { Language } from '../../i18n/languages.ts';
import { type Stars, starValues } from './product-rating.ts';

/** A rating that staff have published. */
export type Rating = {
  id: number;
  stars: Stars;
  name: string;
  title: string;
  comment: string;
  /** Its writer has bought the piece here. */
  isVerified: boolean;
  language: Language;
  /** `2026-02-11` */
  date: string | null;
};

export type RatingSummary = {
  count: number;
  /** Of all stars, not rounded; null when there are none. */
  average: number | null;
  /** How many gave five stars, four, and so on down to one. */
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

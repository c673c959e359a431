import * as v from 'valibot';
import {
  emailAddress,
  isHoneypotFilled,
  multiLine,
  requiredCheckbox,
  rowId,
  singleLine,
  toFieldErrors,
} from '../../contact/form-fields.ts';
import { type FieldErrors, maxLengths } from '../../contact/form-rules.ts';
import type { Language } from '../../i18n/languages.ts';

/** Fields of the form, in visual order. */
export const ratingFields = ['rating', 'title', 'comment', 'name', 'email', 'privacy'] as const;

export type RatingField = (typeof ratingFields)[number];

export type Stars = 1 | 2 | 3 | 4 | 5;

export const starValues = [1, 2, 3, 4, 5] as const satisfies readonly Stars[];

export type ProductRating = {
  product: number;
  rating: Stars;
  title: string;
  comment: string;
  name: string;
  email: string;
  isSpam: boolean;
};

type Parsed =
  | { status: 'ok'; rating: ProductRating }
  | { status: 'failed'; fieldErrors: FieldErrors<RatingField> }
  | { status: 'unreadable' };

const ProductSchema = v.object({ product: rowId });

const RatingSchema = v.object({
  rating: v.pipe(
    v.optional(v.unknown(), ''),
    v.check((value) => value !== '', 'missing'),
    v.transform(Number),
    v.picklist(starValues, 'invalid'),
  ),
  title: singleLine(maxLengths.title),
  comment: multiLine(maxLengths.message),
  name: singleLine(maxLengths.name),
  email: emailAddress,
  privacy: requiredCheckbox,
});

/** Parses a submitted rating; otherwise the errors by field. */
export function parseProductRating(fields: Readonly<Record<string, unknown>>): Parsed {
  const product = v.safeParse(ProductSchema, fields);
  if (!product.success) return { status: 'unreadable' };
  const result = v.safeParse(RatingSchema, fields);
  if (!result.success) return { status: 'failed', fieldErrors: toFieldErrors(result.issues, ratingFields) };
  const { privacy: _, ...values } = result.output;
  return { status: 'ok', rating: { ...product.output, ...values, isSpam: isHoneypotFilled(fields) } };
}

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

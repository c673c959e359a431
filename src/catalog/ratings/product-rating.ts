import * as v from 'valibot';
import {
  emailAddress,
  isHoneypotFilled,
  multiLine,
  requiredCheckbox,
  rowId,
  singleLine,
} from '../../contact/form-fields.ts';
import { type FieldErrors, maxLengths } from '../../contact/form-rules.ts';
import { toFieldErrors } from '../../contact/to-field-errors.ts';

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

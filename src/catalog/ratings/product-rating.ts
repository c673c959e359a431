import * as v from 'valibot';
import { emailAddress, isTrapped, line, paragraphs, rowId, ticked } from '../../contact/form-fields.ts';
import { type Faults, longest } from '../../contact/form-rules.ts';
import { toFaults } from '../../contact/to-faults.ts';

/** Fields of the form, from top to bottom. */
export const ratingFields = ['rating', 'title', 'comment', 'name', 'email', 'privacy'] as const;

export type RatingField = (typeof ratingFields)[number];

export type Stars = 1 | 2 | 3 | 4 | 5;

export const starsFromWorst = [1, 2, 3, 4, 5] as const satisfies readonly Stars[];

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
  | { status: 'failed'; faults: Faults<RatingField> }
  | { status: 'unreadable' };

const subject = v.object({ product: rowId });

const words = v.object({
  rating: v.pipe(
    v.optional(v.unknown(), ''),
    v.check((value) => value !== '', 'missing'),
    v.transform(Number),
    v.picklist(starsFromWorst, 'invalid'),
  ),
  title: line(longest.title),
  comment: paragraphs(longest.message),
  name: line(longest.name),
  email: emailAddress,
  privacy: ticked,
});

/** What somebody thinks of a piece, or what is wrong with it, field by field. */
export function parseProductRating(fields: Readonly<Record<string, unknown>>): Parsed {
  const about = v.safeParse(subject, fields);
  if (!about.success) return { status: 'unreadable' };
  const said = v.safeParse(words, fields);
  if (!said.success) return { status: 'failed', faults: toFaults(said.issues, ratingFields) };
  const { privacy: _, ...written } = said.output;
  return { status: 'ok', rating: { ...about.output, ...written, isSpam: isTrapped(fields) } };
}

import * as v from 'valibot';
import { emailAddress, isTrapped, rowId } from '../../contact/form-fields.ts';
import type { Faults } from '../../contact/form-rules.ts';
import { toFaults } from '../../contact/to-faults.ts';

/** Fields of the form, from top to bottom. */
export const stockAlertFields = ['variant', 'email'] as const;

export type StockAlertField = (typeof stockAlertFields)[number];

export type StockAlertWish = { product: number; variant: number | null; email: string; isSpam: boolean };

type Parsed =
  | { status: 'ok'; wish: StockAlertWish }
  | { status: 'failed'; faults: Faults<StockAlertField> }
  /** It does not say what it is about, which no form of ours leaves out. */
  | { status: 'unreadable' };

const about = v.object({ product: rowId });

const written = v.object({
  variant: v.optional(
    v.union(
      [
        rowId,
        v.pipe(
          v.literal(''),
          v.transform(() => null),
        ),
      ],
      'invalid',
    ),
    '',
  ),
  email: emailAddress,
});

/** Who wants to be told of what, or what is wrong with it. */
export function parseStockAlertWish(fields: Readonly<Record<string, unknown>>): Parsed {
  const subject = v.safeParse(about, fields);
  if (!subject.success) return { status: 'unreadable' };
  const said = v.safeParse(written, fields);
  if (!said.success) return { status: 'failed', faults: toFaults(said.issues, stockAlertFields) };
  return { status: 'ok', wish: { ...subject.output, ...said.output, isSpam: isTrapped(fields) } };
}

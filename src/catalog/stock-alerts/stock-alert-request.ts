import * as v from 'valibot';
import { emailAddress, isHoneypotFilled, rowId } from '../../contact/form-fields.ts';
import type { FieldErrors } from '../../contact/form-rules.ts';
import { toFieldErrors } from '../../contact/to-field-errors.ts';

/** Fields of the form, in visual order. */
export const stockAlertFields = ['variant', 'email'] as const;

export type StockAlertField = (typeof stockAlertFields)[number];

export type StockAlertRequest = { product: number; variant: number | null; email: string; isSpam: boolean };

type Parsed =
  | { status: 'ok'; request: StockAlertRequest }
  | { status: 'failed'; fieldErrors: FieldErrors<StockAlertField> }
  /** The product is missing, which our form always sends. */
  | { status: 'unreadable' };

const ProductSchema = v.object({ product: rowId });

const StockAlertSchema = v.object({
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

/** Parses a submitted request for a stock alert; otherwise the errors by field. */
export function parseStockAlertRequest(fields: Readonly<Record<string, unknown>>): Parsed {
  const product = v.safeParse(ProductSchema, fields);
  if (!product.success) return { status: 'unreadable' };
  const result = v.safeParse(StockAlertSchema, fields);
  if (!result.success) return { status: 'failed', fieldErrors: toFieldErrors(result.issues, stockAlertFields) };
  return { status: 'ok', request: { ...product.output, ...result.output, isSpam: isHoneypotFilled(fields) } };
}

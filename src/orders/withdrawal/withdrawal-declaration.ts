import * as v from 'valibot';
import { emailAddress, isHoneypotFilled, optionalSingleLine, singleLine } from '../../contact/form-fields.ts';
import { type FieldErrors, maxLengths } from '../../contact/form-rules.ts';
import { toFieldErrors } from '../../contact/to-field-errors.ts';
import { id } from '../order-fields.ts';

/** Fields of the form, from top to bottom. */
export const withdrawalFields = ['lines', 'name', 'order_number', 'items', 'email'] as const;

export type WithdrawalField = (typeof withdrawalFields)[number];

export type WithdrawalDeclaration = {
  name: string;
  email: string;
  order_number: string;
  /** Lines of the order that the token authorizes; empty for all of it. */
  lines: number[];
  token: string | null;
  /** Single items in free text, without a token; empty for the whole order. */
  items: string;
  isSpam: boolean;
};

type Parsed =
  | { status: 'ok'; declaration: WithdrawalDeclaration }
  | { status: 'failed'; fieldErrors: FieldErrors<WithdrawalField> };

const schema = v.object({
  name: singleLine(maxLengths.name),
  order_number: singleLine(maxLengths.order_number),
  items: optionalSingleLine(maxLengths.items),
  email: emailAddress,
});

/**
 * Parses the fields of the withdrawal form, or returns their errors. With an order's token, at least one line must be
 * checked.
 */
export function parseWithdrawalDeclaration(fields: Readonly<Record<string, unknown>>): Parsed {
  const token = typeof fields.token === 'string' && fields.token !== '' ? fields.token : null;
  const lines = token === null ? [] : readLines(fields);
  const result = v.safeParse(schema, fields);
  const fieldErrors = result.success ? {} : toFieldErrors(result.issues, withdrawalFields);
  if (token !== null && lines.length === 0)
    return { status: 'failed', fieldErrors: { lines: 'missing', ...fieldErrors } };
  if (!result.success) return { status: 'failed', fieldErrors };
  // With a token, the checkboxes name the items.
  const items = token === null ? result.output.items : '';
  return { status: 'ok', declaration: { ...result.output, items, lines, token, isSpam: isHoneypotFilled(fields) } };
}

function readLines(fields: Readonly<Record<string, unknown>>): number[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const [, digits = ''] = /^line-([1-9]\d{0,9})$/.exec(name) ?? [];
    const line = Number(digits);
    return v.is(id, line) && (value === 'on' || value === true) ? [line] : [];
  });
}

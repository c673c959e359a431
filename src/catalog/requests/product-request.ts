import * as v from 'valibot';
import {
  emailAddress,
  isHoneypotFilled,
  optionalMultiLine,
  optionalSingleLine,
  requiredCheckbox,
  rowId,
  singleLine,
} from '../../contact/form-fields.ts';
import { type FieldErrors, maxLengths } from '../../contact/form-rules.ts';
import { toFieldErrors } from '../../contact/to-field-errors.ts';

/** Fields of the two forms, from top to bottom. */
export const requestFields = ['variant', 'branch', 'name', 'email', 'phone', 'message', 'privacy'] as const;

export type RequestField = (typeof requestFields)[number];

export type RequestKind = 'availability' | 'reservation';

export type ProductRequest = {
  kind: RequestKind;
  product: number;
  variant: number | null;
  /** Where a reserved piece is to be collected, in the shop's words; empty when that was no question. */
  branch: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  isSpam: boolean;
};

type Parsed =
  | { status: 'ok'; request: ProductRequest }
  | { status: 'failed'; fieldErrors: FieldErrors<RequestField> }
  /** It does not say what it is about, which no form of ours leaves out. */
  | { status: 'unreadable' };

const SubjectSchema = v.object({
  kind: v.picklist(['availability', 'reservation']),
  product: rowId,
  variant: v.optional(
    v.union([
      rowId,
      v.pipe(
        v.nullable(v.literal('')),
        v.transform(() => null),
      ),
    ]),
    '',
  ),
});

const RequestSchema = v.object({
  branch: optionalSingleLine(maxLengths.branch),
  name: singleLine(maxLengths.name),
  email: emailAddress,
  phone: v.pipe(optionalSingleLine(maxLengths.phone), v.regex(/^(?:[+(]*\d[\d\s()/.–-]*)?$/, 'invalid')),
  message: optionalMultiLine(maxLengths.message),
  privacy: requiredCheckbox,
});

/** What somebody asks about a piece, or what is wrong with it, field by field. */
export function parseProductRequest(fields: Readonly<Record<string, unknown>>): Parsed {
  const about = v.safeParse(SubjectSchema, fields);
  if (!about.success) return { status: 'unreadable' };
  const said = v.safeParse(RequestSchema, fields);
  if (!said.success) return { status: 'failed', fieldErrors: toFieldErrors(said.issues, requestFields) };
  const { privacy: _, ...written } = said.output;
  return { status: 'ok', request: { ...about.output, ...written, isSpam: isHoneypotFilled(fields) } };
}

import * as v from 'valibot';
import {
  emailAddress,
  isHoneypotFilled,
  optionalMultiLine,
  optionalSingleLine,
  requiredCheckbox,
  rowId,
  singleLine,
  toFieldErrors,
} from '../../contact/form-fields.ts';
import { type FieldErrors, maxLengths } from '../../contact/form-rules.ts';
import type { Language } from '../../i18n/languages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { findShopHref } from '../../routing/shop-routes.ts';

/** Fields of the two forms, in visual order. */
export const requestFields = ['variant', 'branch', 'name', 'email', 'phone', 'message', 'privacy'] as const;

export type RequestField = (typeof requestFields)[number];

export type RequestKind = 'availability' | 'reservation';

export type ProductRequest = {
  kind: RequestKind;
  product: number;
  variant: number | null;
  /** Name and address of the branch for a reservation; empty when there was no choice. */
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
  /** Kind or product is missing, which our forms always send. */
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

/** Parses a submitted request; otherwise the errors by field. */
export function parseProductRequest(fields: Readonly<Record<string, unknown>>): Parsed {
  const subject = v.safeParse(SubjectSchema, fields);
  if (!subject.success) return { status: 'unreadable' };
  const result = v.safeParse(RequestSchema, fields);
  if (!result.success) return { status: 'failed', fieldErrors: toFieldErrors(result.issues, requestFields) };
  const { privacy: _, ...values } = result.output;
  return { status: 'ok', request: { ...subject.output, ...values, isSpam: isHoneypotFilled(fields) } };
}

/** The forms of a product page. */
const productForms = ['request', 'reservation', 'rating'] as const;

export type ProductForm = (typeof productForms)[number];

export type FormQuery = { form: ProductForm; product: number | null; variant: number | null; isSent: boolean };

/** Address of the page with a single form, or of its confirmation. */
export function getFormHref({ form, product, variant, isSent }: FormQuery, language: Language): string {
  const search = new URLSearchParams({ form });
  if (product !== null) search.set('piece', String(product));
  if (variant !== null) search.set('variant', String(variant));
  if (isSent) search.set('sent', '1');
  return `${findShopHref('request', language) ?? hrefTo('home', language)}?${search}`;
}

/**
 * Parses the query of such an address; invalid parameters are ignored. A button that submits the variants of a product
 * adds one parameter only: the product by the form's name.
 */
export function parseFormQuery(query: string): FormQuery {
  const search = new URLSearchParams(query);
  const pressed = productForms.find((one) => search.has(one));
  return {
    form: pressed ?? productForms.find((one) => one === search.get('form')) ?? 'request',
    product: parseId(search.get(pressed ?? 'piece')),
    variant: parseId(search.get('variant')),
    isSent: search.get('sent') === '1',
  };
}

function parseId(text: unknown): number | null {
  const id = v.safeParse(rowId, text);
  return id.success ? id.output : null;
}

import * as v from 'valibot';
import { emailAddress, isHoneypotFilled, rowId, toFieldErrors } from '../../contact/form-fields.ts';
import type { FieldErrors } from '../../contact/form-rules.ts';
import type { Language } from '../../i18n/languages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { getSkuAvailability, type Offer, type Variant } from '../product/product-choice.ts';

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

/** Steps after the form: links in mails, and outcomes. */
const steps = ['confirm', 'remove', 'sent', 'confirmed', 'removed', 'expired', 'later'] as const;

type StockAlertStep = (typeof steps)[number];

export type StockAlertQuery =
  | { step: StockAlertStep; token: string }
  | { step: 'ask'; product: number | null; variant: number | null };

/** Parses the query of the page; undefined where it is about another form. */
export function parseStockAlertQuery(query: string): StockAlertQuery | undefined {
  const search = new URLSearchParams(query);
  const alert = search.get('alert');
  if (alert === null) return undefined;
  const step = steps.find((one) => one === alert);
  if (step) return { step, token: search.get('token') ?? '' };
  return { step: 'ask', product: parseId(alert), variant: parseId(search.get('variant')) };
}

/** Address of the form for a stock alert of a product or variant. */
export function getStockAlertHref(product: number | null, variant: number | null, language: Language): string {
  return toHref({ alert: String(product ?? ''), ...(variant !== null && { variant: String(variant) }) }, language);
}

export function getStockAlertStepHref(step: StockAlertStep, language: Language): string {
  return toHref({ alert: step }, language);
}

function toHref(search: Record<string, string>, language: Language): string {
  const path = findShopHref('request', language) ?? hrefTo('home', language);
  return `${path}?${new URLSearchParams(search)}`;
}

function parseId(text: string | null): number | null {
  const id = v.safeParse(rowId, text);
  return id.success ? id.output : null;
}

/** Sold-out variants, for which a stock alert can be requested. */
export function findSoldOutVariants({ variants }: Offer): Variant[] {
  return variants.filter((variant) => getSkuAvailability(variant) === 'sold_out');
}

/** Whether a stock alert can be offered; not without a price, since it could not be bought then. */
export function canOfferStockAlert(sku: Pick<Variant, 'cents' | 'stock' | 'canReorder'>): boolean {
  return sku.cents !== null && getSkuAvailability(sku) === 'sold_out';
}

/** Whether the product, or the given variant, is available, so that no alert is needed. */
export function isAvailable(offer: Offer, variant: number | null): boolean {
  if (offer.variants.length === 0) return getSkuAvailability(offer) !== 'sold_out';
  const soldOut = findSoldOutVariants(offer);
  const isOffered = offer.variants.some(({ id }) => id === variant);
  return soldOut.length === 0 || (isOffered && !soldOut.some(({ id }) => id === variant));
}

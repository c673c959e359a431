import * as v from 'valibot';
import { rowId } from '../../contact/form-fields.ts';
import type { Language } from '../../i18n/languages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { findShopHref } from '../../routing/shop-routes.ts';

/** Steps after the form: links in mails, and outcomes. */
const steps = ['confirm', 'remove', 'sent', 'confirmed', 'removed', 'expired', 'later'] as const;

export type StockAlertStep = (typeof steps)[number];

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

import * as v from 'valibot';
import { rowId } from '../../contact/form-fields.ts';
import type { Language } from '../../i18n/languages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { findShopHref } from '../../routing/shop-routes.ts';

/** The forms of a product page. */
export const productForms = ['request', 'reservation', 'rating'] as const;

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

/** Parses the query of such an address; invalid parameters are ignored. */
export function parseFormQuery(query: string): FormQuery {
  const search = new URLSearchParams(query);
  return {
    form: productForms.find((one) => one === search.get('form')) ?? 'request',
    product: parseId(search.get('piece')),
    variant: parseId(search.get('variant')),
    isSent: search.get('sent') === '1',
  };
}

function parseId(text: unknown): number | null {
  const id = v.safeParse(rowId, text);
  return id.success ? id.output : null;
}

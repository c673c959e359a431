import { findIndexedProductById } from '../../catalog/index/find-product.ts';
import { getFormHref, type ProductForm } from '../../catalog/requests/form-href.ts';
import { getStockAlertHref } from '../../catalog/stock-alerts/stock-alert-href.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import type { FormLocation } from './form-responses.ts';
import type { FormFields } from './read-form.ts';

/** The location of a form about a product: on the product's page, and on a page of its own. */
export function getProductFormLocation(
  call: 'request' | 'rating',
  fields: FormFields,
  language: Language,
): FormLocation {
  const form = findForm(call, fields);
  const product = toId(fields.product);
  const variant = toId(fields.variant);
  const slug = product === null ? undefined : findIndexedProductById(product)?.slug;
  const page = slug === undefined ? undefined : findShopSlugHref('product', slug, language);
  const search = new URLSearchParams({ ...(variant !== null && { variant: String(variant) }), full: '1' });
  const ownPage = getFormHref({ form, product, variant, isSent: false }, language);
  const { productForms, ratingForm } = getMessages(language);
  return {
    form,
    path: page ? `${page}?${search}` : ownPage,
    otherPath: ownPage,
    labels: form === 'rating' ? ratingForm.fields : productForms.fields,
    language,
  };
}

/** The location of a stock alert's form. */
export function getStockAlertLocation(fields: FormFields, language: Language): FormLocation {
  const { stockAlert, productForms } = getMessages(language);
  return {
    form: 'stock-alert',
    path: getStockAlertHref(toId(fields.product), toId(fields.variant), language),
    labels: { variant: productForms.fields.variant, email: stockAlert.email },
    // For a product that is in stock or discontinued there is no form.
    explainsMissingForm: true,
    language,
  };
}

function findForm(call: 'request' | 'rating', { kind }: FormFields): ProductForm {
  if (call === 'rating') return 'rating';
  return kind === 'reservation' ? 'reservation' : 'request';
}

function toId(value: unknown): number | null {
  return /^[1-9]\d{0,14}$/.test(String(value ?? '')) ? Number(value) : null;
}

import 'client-only';
import { createStore } from '../../base/store.ts';
import { type Choice, isComplete, type Offer } from './product-choice.ts';

const emptyChoice = (): Choice => ({ product: null, variant: null, count: 1, personalization: {} });

/** The choice on the current product page. The rules are in product-choice.ts. */
export const productChoice = createStore<Choice>(emptyChoice());

/** The product that somebody tried to buy with an incomplete choice; from then on its fields show errors. */
export const choiceValidation = createStore<{ product: number | null }>({ product: null });

/** Starts the choice of a product with the variant of the address and the saved personalization. */
export function loadChoice(
  product: number,
  variant: Choice['variant'],
  personalization: Choice['personalization'] = {},
): void {
  Object.assign(productChoice, { product, variant, count: 1, personalization });
}

export function resetChoice(): void {
  Object.assign(productChoice, emptyChoice());
  choiceValidation.product = null;
}

/**
 * Validates the choice and makes its fields show errors.
 *
 * @returns whether it is complete
 */
export function validateChoice(offer: Offer): boolean {
  const isReady = isComplete(offer, productChoice);
  if (!isReady) choiceValidation.product = offer.id;
  return isReady;
}

/**
 * Selects a variant, null for none, and resets the quantity, since each variant has a stock of its own. The address
 * names it, so that reloads, shared links and language links keep the choice.
 */
export function setVariant(variant: Choice['variant']): void {
  productChoice.variant = variant;
  productChoice.count = 1;
  const url = new URL(location.href);
  if (variant) url.searchParams.set('variant', String(variant.id));
  else url.searchParams.delete('variant');
  history.replaceState(history.state, '', url);
}

/**
 * Sets the quantity, clamped to what is available.
 *
 * @param most the maximum
 */
export function setCount(count: number, most: number): void {
  productChoice.count = Number.isInteger(count) ? Math.min(Math.max(1, count), Math.max(1, most)) : 1;
}

export function setPersonalization(key: string, value: string): void {
  productChoice.personalization[key] = value;
}

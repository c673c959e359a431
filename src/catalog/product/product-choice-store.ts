import 'client-only';
import { createStore } from '../../base/store.ts';
import { type Choice, isComplete, type Offer } from './product-choice.ts';

const emptyChoice = (): Choice => ({ product: null, variant: null, count: 1, personalization: {} });

/** What is chosen on the product page that is open. The rules are in product-choice.ts. */
export const productChoice = createStore<Choice>(emptyChoice());

/** The product whose choice was to be taken while something was missing: from then on its fields say so. */
export const choiceValidation = createStore<{ product: number | null }>({ product: null });

/** The choice begins with what the address says and what was typed before. */
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

/** @returns whether the choice can be taken as it is */
export function validateChoice(offer: Offer): boolean {
  const isReady = isComplete(offer, productChoice);
  if (!isReady) choiceValidation.product = offer.id;
  return isReady;
}

/** The empty choice is null. Another kind has another stock, so that counting begins anew. */
export function setVariant(variant: Choice['variant']): void {
  productChoice.variant = variant;
  productChoice.count = 1;
}

/** @param most how many there are */
export function setCount(count: number, most: number): void {
  productChoice.count = Number.isInteger(count) ? Math.min(Math.max(1, count), Math.max(1, most)) : 1;
}

export function setPersonalization(key: string, value: string): void {
  productChoice.personalization[key] = value;
}

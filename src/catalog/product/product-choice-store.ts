import 'client-only';
import { createStore } from '../../base/store.ts';
import { type Choice, isComplete, type Offer } from './product-choice.ts';

const nothing = (): Choice => ({ product: null, variant: null, count: 1, personalization: {} });

/** What is chosen on the product page that is open. The rules are in product-choice.ts. */
export const productChoice = createStore<Choice>(nothing());

/** The product whose choice was to be taken while something was missing: from then on its fields say so. */
export const choiceCheck = createStore<{ product: number | null }>({ product: null });

/** The choice begins with what the address says and what was typed before. */
export function load(
  product: number,
  variant: Choice['variant'],
  personalization: Choice['personalization'] = {},
): void {
  Object.assign(productChoice, { product, variant, count: 1, personalization });
}

export function reset(): void {
  Object.assign(productChoice, nothing());
  choiceCheck.product = null;
}

/** @returns whether the choice can be taken as it is */
export function checkChoice(offer: Offer): boolean {
  const isReady = isComplete(offer, productChoice);
  if (!isReady) choiceCheck.product = offer.id;
  return isReady;
}

/** The empty choice is null. Another kind has another stock, so that counting begins anew. */
export function variantChange(variant: Choice['variant']): void {
  productChoice.variant = variant;
  productChoice.count = 1;
}

/** @param most how many there are */
export function countChange(count: number, most: number): void {
  productChoice.count = Number.isInteger(count) ? Math.min(Math.max(1, count), Math.max(1, most)) : 1;
}

export function personalizationChange(key: string, value: string): void {
  productChoice.personalization[key] = value;
}

import 'client-only';
import { type PriceConfirmation, parsePriceConfirmation } from './price-confirmation.ts';

const key = 'int-cart-confirmed';

/** When the shop last said that prices in the cart are as the cart shows them, and of which it said so. */
export function loadPriceConfirmation(): PriceConfirmation | undefined {
  try {
    return parsePriceConfirmation(localStorage.getItem(key), Date.now());
  } catch {
    return undefined;
  }
}

export function savePriceConfirmation(confirmation: PriceConfirmation): void {
  try {
    localStorage.setItem(key, JSON.stringify(confirmation));
  } catch {
    // Private windows refuse to store; then nobody says when it was.
  }
}

export function removePriceConfirmation(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

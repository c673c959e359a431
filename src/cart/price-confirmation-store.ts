import 'client-only';
import { type PriceConfirmation, parsePriceConfirmation } from './price-confirmation.ts';

const key = 'int-cart-confirmed';

/** When the server last confirmed the prices that the cart shows, and which. */
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
    // Private windows refuse to store; then no time is shown.
  }
}

export function removePriceConfirmation(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

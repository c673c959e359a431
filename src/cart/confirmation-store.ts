import 'client-only';
import { type Confirmation, parseConfirmation } from './confirmation.ts';

const key = 'int-cart-confirmed';

/** When the shop last said that prices in the cart are as the cart shows them, and of which it said so. */
export function readConfirmation(): Confirmation | undefined {
  try {
    return parseConfirmation(localStorage.getItem(key), Date.now());
  } catch {
    return undefined;
  }
}

export function keepConfirmation(confirmation: Confirmation): void {
  try {
    localStorage.setItem(key, JSON.stringify(confirmation));
  } catch {
    // Private windows refuse to store; then nobody says when it was.
  }
}

export function forgetConfirmation(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

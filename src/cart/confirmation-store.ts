import 'client-only';

const key = 'int-cart-confirmed';

/** When the shop last said that the prices in the cart are as the cart shows them; in milliseconds. */
export function readConfirmation(): number | undefined {
  try {
    const moment = Number(localStorage.getItem(key));
    return Number.isSafeInteger(moment) && moment > 0 && moment <= Date.now() ? moment : undefined;
  } catch {
    return undefined;
  }
}

export function keepConfirmation(moment: number): void {
  try {
    localStorage.setItem(key, String(moment));
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

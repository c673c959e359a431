/** Where this browser keeps what proves that it went to PayPal, until it comes back. */
const key = 'int-paypal';

/** Milliseconds, as long as the shop takes it; PayPal forgets a little later. */
const tokenTtlMs = 170 * 60_000;

/** What PayPal calls the order that a token names: its first part. */
export function toPayPalOrderId(token: string): string {
  return token.slice(0, token.indexOf('.'));
}

/** Whether the shop still takes what was begun at PayPal. */
export function isExpressTokenFresh(token: string): boolean {
  const [, time = ''] = token.split('.');
  return Date.now() - Number.parseInt(time, 36) < tokenTtlMs;
}

/** @returns whether it is kept; a browser that keeps nothing would not know itself when it comes back */
export function saveExpressToken(token: string): boolean {
  try {
    localStorage.setItem(key, token);
    return true;
  } catch {
    return false;
  }
}

export function loadExpressToken(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What PayPal has forgotten proves nothing any more. */
export function removeStaleExpressToken(): void {
  const token = loadExpressToken();
  if (token !== null && !isExpressTokenFresh(token)) removeExpressToken(toPayPalOrderId(token));
}

/** Whether PayPal has led back to this address without an agreement; what was begun is over then. */
export function clearCancelledExpress(): boolean {
  const query = new URLSearchParams(location.search);
  if (query.get('paypal') !== 'cancelled') return false;
  removeExpressToken(query.get('token'));
  history.replaceState(history.state, '', location.pathname);
  return true;
}

/** @param paypalOrderId another tab may have begun another one since, which stays */
export function removeExpressToken(paypalOrderId: string | null): void {
  const token = loadExpressToken();
  if (token === null || toPayPalOrderId(token) !== paypalOrderId) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be kept need not be forgotten.
  }
}

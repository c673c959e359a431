/** Storage key of the token that proves that this browser started the PayPal Express checkout. */
const key = 'int-paypal';

/** As long as the order API accepts the token; PayPal's order expires a little later. */
const tokenTtlMs = 170 * 60_000;

/** PayPal's order id: the first part of the token. */
export function toPayPalOrderId(token: string): string {
  return token.slice(0, token.indexOf('.'));
}

/** Whether the order API still accepts the token. */
export function isExpressTokenFresh(token: string): boolean {
  const [, time = ''] = token.split('.');
  return Date.now() - Number.parseInt(time, 36) < tokenTtlMs;
}

/** @returns whether it was stored; without it the browser could not prove the return from PayPal */
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

/** Removes a stored token that has expired. */
export function removeStaleExpressToken(): void {
  const token = loadExpressToken();
  if (token !== null && !isExpressTokenFresh(token)) removeExpressToken(toPayPalOrderId(token));
}

/** Handles a return from PayPal without approval: removes the token and the query. @returns whether this was one */
export function clearCancelledExpress(): boolean {
  const query = new URLSearchParams(location.search);
  if (query.get('paypal') !== 'cancelled') return false;
  removeExpressToken(query.get('token'));
  history.replaceState(history.state, '', location.pathname);
  return true;
}

/** @param paypalOrderId a newer token, which another tab may have stored, stays */
export function removeExpressToken(paypalOrderId: string | null): void {
  const token = loadExpressToken();
  if (token === null || toPayPalOrderId(token) !== paypalOrderId) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be stored need not be removed.
  }
}

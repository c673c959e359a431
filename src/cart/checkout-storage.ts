import 'client-only';

/** The storage key of the order draft: the checkout fills it in, and the cart reads and changes some of its options. */
export const checkoutKey = 'int-checkout';

/** Text of another version is ignored. */
export const checkoutVersion = 1;

/** Where it is stored: session storage takes what local storage refuses. */
const storages = [() => localStorage, () => sessionStorage] as const;

/** @throws where nothing can be read */
export function readStoredCheckout(): string | null {
  return sessionStorage.getItem(checkoutKey) ?? localStorage.getItem(checkoutKey);
}

/**
 * Writes to the first storage that takes it and removes other copies, which would be outdated.
 *
 * @param text null removes it
 * @returns whether it is stored now
 */
export function writeStoredCheckout(text: string | null): boolean {
  let isStored = false;
  for (const getStorage of storages) {
    const isWritten = writeItem(getStorage, isStored ? null : text);
    isStored ||= isWritten;
  }
  return isStored;
}

/** @returns whether it is stored there now; where it is not, nothing else is either */
function writeItem(getStorage: () => Storage, text: string | null): boolean {
  try {
    if (text !== null) getStorage().setItem(checkoutKey, text);
    else getStorage().removeItem(checkoutKey);
    return text !== null;
  } catch {
    // Private windows refuse to store, and storage may be full.
    return text !== null && writeItem(getStorage, null);
  }
}

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

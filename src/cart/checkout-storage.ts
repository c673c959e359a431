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

import 'client-only';

export const cartKey = 'int-cart';

const listeners = new Set<() => void>();
let count: number | undefined;

/** How many pieces lie in the cart. Every page shows it, so it is read without all that a cart needs. */
export function getCartCount(): number {
  count ??= readCount();
  return count;
}

/** Said by the cart itself, which also knows it where nothing can be stored. */
export function setCartCount(newest: number): void {
  count = newest;
  for (const listener of listeners) listener();
}

export function followCartCount(listener: () => void): () => void {
  const readAgain = ({ key }: Pick<StorageEvent, 'key'>) => {
    if (key !== cartKey && key !== null) return;
    count = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', readAgain);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', readAgain);
  };
}

function readCount(): number {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(cartKey) ?? 'null')?.totalCount;
    return Number.isSafeInteger(kept) ? Math.max(0, Number(kept)) : 0;
  } catch {
    return 0;
  }
}

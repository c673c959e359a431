import 'client-only';
import type { Cents } from '../base/money.ts';
import { createStore } from '../base/store.ts';
import { syncStorage } from '../base/sync-storage.ts';
import { report } from '../consent/tracker/report.ts';
import type { OrderLine } from '../orders/order-fields.ts';
import {
  acceptLinePrice,
  addItem,
  type CartItem,
  type CartLine,
  changeLineCount,
  getTotalCount,
  removeLine,
  removeOrdered,
} from './cart.ts';
import { cartKey, setCartCount } from './cart-count-store.ts';
import { formatCart, parseCart } from './stored-cart.ts';

/** What lies in the cart of this browser. Not ready until it was read: the server never knows. */
export const cart = createStore<{ isReady: boolean; lines: readonly CartLine[] }>({ isReady: false, lines: [] });

/** A browser that does not store keeps the cart in memory, for as long as the page lives. */
let canStore = true;

/** Reads what is kept and follows the other tabs, once for all who show the cart. */
export const connectCart = syncStorage({
  key: cartKey,
  load: () => {
    setLines(loadLines());
    cart.isReady = true;
  },
  reload: () => setLines(loadLines()),
});

/** @returns whether there was room for it */
export function addToCart(item: CartItem): boolean {
  const lines = loadLines();
  const more = addItem(lines, item);
  saveLines(more);
  report({ kind: 'changeCart', lines: more });
  return getTotalCount(more) > getTotalCount(lines);
}

export function changeCount(cartId: number, count: number): void {
  changeLine('changeCount', cartId, (lines) => changeLineCount(lines, cartId, count));
}

/** The price that the server says now is the one that the shopper has seen. */
export function acceptPrice(cartId: number, priceCents: Cents): void {
  changeLine('agreeToPrice', cartId, (lines) => acceptLinePrice(lines, cartId, priceCents));
}

export function removeFromCart(cartId: number): void {
  changeLine('remove', cartId, (lines) => removeLine(lines, cartId));
}

/** Takes out what has certainly been ordered; what was put in since stays. */
export function removeOrderedItems(ordered: readonly OrderLine[]): void {
  const rest = removeOrdered(loadLines(), ordered);
  if (rest.length > 0) saveLines(rest);
  else clearCart();
}

/** Empties the cart and what is kept of it. */
function clearCart(): void {
  saveLines([]);
}

function changeLine(verb: string, cartId: number, change: (lines: readonly CartLine[]) => CartLine[]): void {
  const lines = loadLines();
  if (!lines.some((line) => line.cartId === cartId)) {
    console.warn(`The cart has no line ${cartId} to ${verb}.`);
    setLines(lines);
    return;
  }
  const changed = change(lines);
  saveLines(changed);
  report({ kind: 'changeCart', lines: changed });
}

function setLines(lines: readonly CartLine[]): void {
  cart.lines = lines;
  setCartCount(getTotalCount(lines));
}

function loadLines(): readonly CartLine[] {
  if (!canStore) return cart.lines;
  try {
    return parseCart(localStorage.getItem(cartKey));
  } catch {
    canStore = false;
    return cart.lines;
  }
}

function saveLines(lines: readonly CartLine[]): void {
  setLines(lines);
  try {
    if (lines.length === 0) localStorage.removeItem(cartKey);
    else localStorage.setItem(cartKey, formatCart(lines, Date.now()));
    canStore = true;
  } catch {
    canStore = false;
  }
}

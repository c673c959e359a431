import 'client-only';
import type { Cents } from '../base/money.ts';
import { createStore, syncStorage } from '../base/store.ts';
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

/** The cart of this browser. Not ready until storage was read, which the server cannot do. */
export const cart = createStore<{ isReady: boolean; lines: readonly CartLine[] }>({ isReady: false, lines: [] });

/** False once storage has failed; the cart then lives in memory until the page goes. */
let canStore = true;

/** Reads the stored cart and follows other tabs; all components share one connection. */
export const connectCart = syncStorage({
  key: cartKey,
  load: () => {
    setLines(loadLines());
    cart.isReady = true;
  },
  reload: () => setLines(loadLines()),
});

/** @returns false when the cart was full */
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

/** Accepts the current price of the server as the one that the shopper has seen. */
export function acceptPrice(cartId: number, priceCents: Cents): void {
  changeLine('agreeToPrice', cartId, (lines) => acceptLinePrice(lines, cartId, priceCents));
}

export function removeFromCart(cartId: number): void {
  changeLine('remove', cartId, (lines) => removeLine(lines, cartId));
}

/** Removes what has certainly been ordered; items added since then stay. */
export function removeOrderedItems(ordered: readonly OrderLine[]): void {
  const rest = removeOrdered(loadLines(), ordered);
  if (rest.length > 0) saveLines(rest);
  else clearCart();
}

/** Empties the cart and removes it from storage. */
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

import 'client-only';
import { followStored } from '../base/follow-stored.ts';
import type { Cents } from '../base/money.ts';
import { createStore } from '../base/store.ts';
import { report } from '../consent/tracker/report.ts';
import type { OrderLine } from '../orders/order-fields.ts';
import {
  addItem,
  agreeToLinePrice,
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
let isStored = true;

/** Reads what is kept and follows the other tabs, once for all who show the cart. */
export const connectCart = followStored({
  key: cartKey,
  open: () => {
    show(readKept());
    cart.isReady = true;
  },
  read: () => show(readKept()),
});

/** @returns whether there was room for it */
export function add(item: CartItem): boolean {
  const lines = readKept();
  const more = addItem(lines, item);
  keep(more);
  report({ kind: 'changeCart', lines: more });
  return getTotalCount(more) > getTotalCount(lines);
}

export function changeCount(cartId: number, count: number): void {
  changeLine('changeCount', cartId, (lines) => changeLineCount(lines, cartId, count));
}

/** The price that the server says now is the one that the shopper has seen. */
export function agreeToPrice(cartId: number, priceCents: Cents): void {
  changeLine('agreeToPrice', cartId, (lines) => agreeToLinePrice(lines, cartId, priceCents));
}

export function remove(cartId: number): void {
  changeLine('remove', cartId, (lines) => removeLine(lines, cartId));
}

/** Takes out what has certainly been ordered; what was put in since stays. */
export function takeOrdered(ordered: readonly OrderLine[]): void {
  const rest = removeOrdered(readKept(), ordered);
  if (rest.length > 0) keep(rest);
  else reset();
}

/** Empties the cart and what is kept of it. */
function reset(): void {
  keep([]);
}

function changeLine(verb: string, cartId: number, change: (lines: readonly CartLine[]) => CartLine[]): void {
  const lines = readKept();
  if (!lines.some((line) => line.cartId === cartId)) {
    console.warn(`The cart has no line ${cartId} to ${verb}.`);
    show(lines);
    return;
  }
  const changed = change(lines);
  keep(changed);
  report({ kind: 'changeCart', lines: changed });
}

function show(lines: readonly CartLine[]): void {
  cart.lines = lines;
  setCartCount(getTotalCount(lines));
}

function readKept(): readonly CartLine[] {
  if (!isStored) return cart.lines;
  try {
    return parseCart(localStorage.getItem(cartKey));
  } catch {
    isStored = false;
    return cart.lines;
  }
}

function keep(lines: readonly CartLine[]): void {
  show(lines);
  try {
    if (lines.length === 0) localStorage.removeItem(cartKey);
    else localStorage.setItem(cartKey, formatCart(lines, Date.now()));
    isStored = true;
  } catch {
    isStored = false;
  }
}

import { countedOrdersKey as key } from '../consent-signal.ts';

/** More than anybody reloads. */
const most = 20;

/** For browsers that do not store. */
let counted: readonly string[] = [];

/** Whether this order was not counted by this browser before: a page that is loaded again is no second order. */
export function isFirstCount(number: string): boolean {
  const before = [...new Set([...counted, ...readKept()])];
  if (before.includes(number)) return false;
  counted = [number, ...before].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(counted));
  } catch {
    // Then it is known for as long as the page lives.
  }
  return true;
}

export function forgetCountedOrders(): void {
  counted = [];
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be written to keeps nothing either.
  }
}

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

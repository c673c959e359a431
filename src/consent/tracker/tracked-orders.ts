import { trackedOrdersKey as key } from '../consent-signal.ts';

/** More than anybody reloads. */
const maxOrders = 20;

/** For browsers that do not store. */
let trackedNumbers: readonly string[] = [];

/** Whether this order was not counted by this browser before: a page that is loaded again is no second order. */
export function claimOrderTracking(number: string): boolean {
  const before = [...new Set([...trackedNumbers, ...loadTrackedNumbers()])];
  if (before.includes(number)) return false;
  trackedNumbers = [number, ...before].slice(0, maxOrders);
  try {
    localStorage.setItem(key, JSON.stringify(trackedNumbers));
  } catch {
    // Then it is known for as long as the page lives.
  }
  return true;
}

export function removeTrackedOrders(): void {
  trackedNumbers = [];
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be written to keeps nothing either.
  }
}

function loadTrackedNumbers(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

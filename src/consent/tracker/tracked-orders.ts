import { trackedOrdersKey as key } from '../consent-signal.ts';

/** More than anybody reloads. */
const maxOrders = 20;

/** The fallback without storage. */
let trackedNumbers: readonly string[] = [];

/** Returns true once per order and browser, so that a reloaded order page is not tracked again. */
export function claimOrderTracking(number: string): boolean {
  const before = [...new Set([...trackedNumbers, ...loadTrackedNumbers()])];
  if (before.includes(number)) return false;
  trackedNumbers = [number, ...before].slice(0, maxOrders);
  try {
    localStorage.setItem(key, JSON.stringify(trackedNumbers));
  } catch {
    // Then it is known until the page goes.
  }
  return true;
}

export function removeTrackedOrders(): void {
  trackedNumbers = [];
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be written has not stored anything either.
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

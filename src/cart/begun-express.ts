/** Where this browser keeps what proves that it went to PayPal, until it comes back. */
const key = 'int-paypal';

/** @returns whether it is kept; a browser that keeps nothing would not know itself when it comes back */
export function keepBegun(token: string): boolean {
  try {
    localStorage.setItem(key, token);
    return true;
  } catch {
    return false;
  }
}

export function readBegun(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetBegun(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be kept need not be forgotten.
  }
}

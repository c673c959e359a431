/** `URL.parse` for browsers of 2023, which lack it: null for an invalid address. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

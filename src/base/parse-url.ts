/** As `URL.parse`, which browsers of 2023 do not have yet: null for what is no address. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

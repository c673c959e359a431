/**
 * Sends a call to our own order API.
 *
 * @param timeoutMs milliseconds; longer than the server itself tries, so that its own words come first
 * @returns what was answered, whatever it is; undefined where nothing that can be read came in time
 */
export async function callOrderApi(call: string, body: object, timeoutMs: number): Promise<unknown> {
  try {
    const response = await fetch(`/api/ecom/${call}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await response.json();
  } catch {
    return undefined;
  }
}

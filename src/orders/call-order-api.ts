/**
 * Posts a call to this site's order API.
 *
 * @param timeoutMs longer than the server's own timeout, so that its message arrives first
 * @returns the response's JSON, unchecked; undefined without one
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

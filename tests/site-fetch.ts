/** The built site that the test run has started. */
export const site = process.env.SITE_URL ?? 'http://localhost:3000';

/** Fetches from the site under test without following redirects. */
export const fetchSite = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, site), { redirect: 'manual', ...init });

export const readHtml = async (path: string): Promise<string> => (await fetchSite(path)).text();

/**
 * The HTML of an order's page, which says with 503 that Directus takes too long.
 *
 * @throws when it says so for twenty seconds
 */
export async function readOrderHtml(path: string): Promise<string> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    const response = await fetchSite(path);
    if (response.status !== 503) return response.text();
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${path} was answered 503 for twenty seconds.`);
}

/** The built site that the test run has started. */
export const site = process.env.SITE_URL ?? 'http://localhost:3000';

/** Fetches from the site under test without following redirects. */
export const fetchSite = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, site), { redirect: 'manual', ...init });

/** The HTML of a page, which is asked for again while the server says with 503 that Directus takes too long. */
export async function readHtml(path: string): Promise<string> {
  for (;;) {
    const response = await fetchSite(path);
    const html = await response.text();
    if (response.status !== 503) return html;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

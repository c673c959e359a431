/** The built site that the test run has started. */
export const site = process.env.SITE_URL ?? 'http://localhost:3000';

/** Fetches from the site under test without following redirects. */
export const fetchSite = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, site), { redirect: 'manual', ...init });

export const readHtml = async (path: string): Promise<string> => (await fetchSite(path)).text();

import { signatureHeader, signCall } from '../src/server/signature.ts';

type PageResponse = { status: number; headers: Headers; html: string };

/** A client of a storefront: reads pages without JavaScript, and sends webhooks as the content system does. */
export function createShopSite(url: string) {
  const read = async (path: string, headers: Record<string, string> = {}): Promise<PageResponse> => {
    const response = await fetch(url + path, { headers, redirect: 'manual' });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  return {
    read,
    findNames: async (text: string): Promise<string[]> => {
      const { html } = await read(`/api/suggestions?language=de&q=${encodeURIComponent(text)}`);
      const { suggestions } = JSON.parse(html) as { suggestions: { name: string }[] };
      return suggestions.map(({ name }) => name);
    },
    /** Sends the webhook of the content system's Flow. */
    tell: async (collection: string, keys: (string | number)[], secret = process.env.SITE_SECRET ?? '') => {
      const body = JSON.stringify({ collection, event: 'update', keys });
      const call = { direction: 'cms-to-storefront', method: 'POST', path: '/api/catalogue', body } as const;
      const headers = { 'content-type': 'application/json', [signatureHeader]: signCall(secret, call) };
      const response = await fetch(`${url}/api/catalogue`, { method: 'POST', headers, body });
      return response.status;
    },
  };
}

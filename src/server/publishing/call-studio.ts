import { signatureHeader, signCall } from '../signature.ts';

export type Studio = { contentUrl: string; secret: string };

/** Calls an endpoint of the studio, signed. @throws after a timeout of five seconds, and for any status but 200 */
export async function callStudio({ contentUrl, secret }: Studio, path: string, content: object): Promise<unknown> {
  const body = JSON.stringify(content);
  const call = { direction: 'storefront-to-cms', method: 'POST', path, body } as const;
  const headers = { 'content-type': 'application/json', [signatureHeader]: signCall(secret, call) };
  const signal = AbortSignal.timeout(5_000);
  const response = await fetch(contentUrl + path, { method: 'POST', headers, body, signal, redirect: 'error' });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`the studio answered ${response.status}`);
  return JSON.parse(text);
}

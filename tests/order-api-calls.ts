import { randomUUID } from 'node:crypto';
import { type SignedCall, signatureHeader, signCall } from '../src/server/signature.ts';
import { checkOrderResponse } from './check-order-response.ts';
import { createCms } from './cms.ts';

export const cms = createCms();
export const secret = process.env.SITE_SECRET ?? '';
export const url = process.env.CMS_URL ?? '';

export const ok = { code: 200, answer: { status: 'ok' } };
export const refused = (field: string) => ({ code: 400, answer: { status: 'failed', field } });
export const tooMany = { code: 429, answer: { status: 'failed', reason: 'too_many' } };

/** Rows that the tests of a file have created, to be deleted. */
export const leftOver: string[] = [];

export async function removeLeftOver(): Promise<void> {
  for (const path of leftOver) {
    // The studio deletes no product that is in the shop.
    if (path.includes('/ecommerce_product/')) await cms.patch(path, { status: 'archived' }).catch(() => undefined);
    await cms.delete(path).catch(() => undefined);
  }
}

/** Calls the order API and checks the response against its contract, signed with the site's secret unless a test signs differently. */
export function call(path: string, input: unknown, sign?: (what: SignedCall) => string) {
  return callAt(`/ecom/${path}`, input, sign);
}

/** @param path the full path: `/messages/contact` */
export async function callAt(path: string, input: unknown, sign = (what: SignedCall) => signCall(secret, what)) {
  const body = JSON.stringify(input);
  const what = { direction: 'storefront-to-cms', method: 'POST', path, body } as const;
  const headers = { 'content-type': 'application/json', [signatureHeader]: sign(what) };
  const response = await fetch(url + path, { method: 'POST', headers, body });
  const answer = (await response.json()) as Record<string, unknown>;
  checkOrderResponse(path.replace(/^\/ecom\//, ''), response.status, answer);
  return { code: response.status, answer };
}

export const makeClient = () => randomUUID().replaceAll('-', '');
export const makeEmail = () => `zoe.${randomUUID()}@muster.example`;

export function makeRequest(changes: object = {}) {
  return {
    ...{ project: 'vierlinden.example', language: 'en', id: randomUUID(), client: makeClient(), isSpam: false },
    ...{ kind: 'availability', product: 201, variant: null as number | null, name: 'Zoë', email: makeEmail() },
    ...{ phone: '', message: 'Is it there?' },
    ...changes,
  };
}

export function makeRating(changes: object = {}) {
  return {
    ...{ project: 'vierlinden.example', language: 'de', id: randomUUID(), client: makeClient(), isSpam: false },
    ...{ product: 201, rating: 4, name: 'Zoë', title: 'Schön', comment: 'Trägt sich gut.', email: makeEmail() },
    ...changes,
  };
}

type Row = Record<string, unknown> & { id: number };
type Mail = { to: string; reply_to: string | null; subject: string; text: string; recipient: string; language: string };

async function find(collection: string, id: string): Promise<(Row & { mails: Mail[] })[]> {
  const rows = await cms.get<(Row & { mails: Mail[] })[]>(
    `/items/${collection}?filter[request_id][_eq]=${id}&fields=*,mails.*`,
  );
  leftOver.push(...rows.map((row) => `/items/${collection}/${row.id}`));
  return rows;
}

export const findRequests = (id: string) => find('ecommerce_request', id);
export const findRatings = (id: string) => find('ecommerce_product_rating', id);

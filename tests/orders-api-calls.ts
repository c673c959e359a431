import { randomUUID } from 'node:crypto';
import { signatureHeader, signCall } from '../src/server/signature.ts';
import { checkOrderResponse } from './check-order-response.ts';
import { cms, makeClient, makeEmail, secret, url } from './order-api-calls.ts';

type Body = Record<string, unknown>;
export type Placed = { uuid: string; number: string; token: string; total_cents: number; payment_status: string };
export type Answered = { code: number; isReplayed: boolean; answer: Body & { order?: Placed; quote?: Quoted } };
type Quoted = { total_cents: number; shipping_cents: number | null; lines: Body[] };

export const project = 'vierlinden.example';

/** @param cmsUrl a Directus with the test run's secret */
export async function post(path: string, input: unknown, cmsUrl = url): Promise<Answered> {
  const body = JSON.stringify(input) ?? '';
  const call = { direction: 'storefront-to-cms', method: 'POST', path: `/ecom/${path}`, body } as const;
  const headers = { 'content-type': 'application/json', [signatureHeader]: signCall(secret, call) };
  const response = await fetch(`${cmsUrl}/ecom/${path}`, { method: 'POST', headers, body });
  const answer = (await response.json()) as Answered['answer'];
  checkOrderResponse(path, response.status, answer);
  return { code: response.status, isReplayed: response.headers.get('idempotent-replayed') === 'true', answer };
}

/** Prices of rings that no other test orders; each test uses its own sizes of the same price. */
const prices = new Map([
  [203, 178_000],
  [205, 328_000],
  [207, 124_000],
]);

const toProduct = (variant: number) => Math.floor(variant / 100);

export const priceOf = (variant: number): number => prices.get(toProduct(variant)) ?? Number.NaN;

export const makeLine = (variant: number, changes: object = {}) => ({
  ...{
    product: toProduct(variant),
    variant,
    personalization: { second_size: '54' } as Record<string, string>,
    count: 1,
  },
  ...changes,
});

export const address = {
  ...{ first_name: 'Zoë', last_name: 'Lind', company: '', street: 'Lindenweg', house_number: '1a', addition: '' },
  ...{ zip_code: '14899', city: 'Altenbruck', country: 'DE' },
};

export function makeOrder(variant: number, changes: object = {}) {
  return {
    ...{ project, language: 'de', id: randomUUID(), client: makeClient(), lines: [makeLine(variant)] },
    ...{ email: makeEmail(), phone: '', shipping_address: address, invoice_address: null, comment: '' },
    ...{ payment_method: 1, shipping_method: 1, present_wrap: false, accepted_total_cents: priceOf(variant) + 690 },
    ...changes,
  };
}

type Stock = { stock: number; reorder_possible: boolean };

export const getStock = async (variant: number): Promise<number> =>
  (await cms.get<Stock>(`/items/ecommerce_product_variant/${variant}?fields=stock`)).stock;

/** Stock before the tests, to be restored. */
const before = new Map<number, Stock>();

/** Sets the stock of a variant, without reorders. */
export async function setStock(variant: number, stock: number): Promise<void> {
  const path = `/items/ecommerce_product_variant/${variant}?fields=stock,reorder_possible`;
  if (!before.has(variant)) before.set(variant, await cms.get<Stock>(path));
  await cms.patch(path, { stock, reorder_possible: false });
}

export async function restoreStock(): Promise<void> {
  for (const [variant, stock] of before) await cms.patch(`/items/ecommerce_product_variant/${variant}`, stock);
  before.clear();
}

type Mail = { recipient: string; to: string; subject: string; text: string; language: string };
export type OrderRow = {
  id: number;
  order_number: string;
  status: string;
  payment_status: string;
  date_expires: string | null;
  total_price_brutto: string | number;
  access_token_hash: string;
  items: Body[];
  payments: Body[];
  events: { kind: string }[];
  mails: Mail[];
};

/** Orders of an attempt in the content system. */
export const findOrders = (id: string): Promise<OrderRow[]> =>
  cms.get(`/items/ecommerce_order?filter[idempotency_key][_eq]=${id}&fields=*,items.*,payments.*,events.*,mails.*`);

/** Makes calls with a concurrency of twenty. */
export async function runTwentyAtOnce<T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      answers[index] = await call(index);
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  return answers;
}

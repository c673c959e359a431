import { randomUUID } from 'node:crypto';
import type { Language } from '../src/i18n/languages.ts';
import { cms, makeClient, makeEmail } from './order-api-calls.ts';
import { address, type Placed, post, project } from './orders-api-calls.ts';

const pages: Record<Language, string> = { de: '/shop/bestellung', en: '/en/shop/order', fr: '/fr/boutique/suivi' };

export type OrderFixture = Placed & { row: number; email: string; path: string };

/** Two pairs of rings, made to order: one standard, one personalized. */
const lines = [
  { product: 204, variant: 20401, personalization: { second_size: '54' }, count: 1 },
  { product: 204, variant: 20402, personalization: { second_size: '56', engraving_narrow: 'Für Zoë' }, count: 1 },
];

/** An order that is to be paid in advance, as the checkout would place it. */
export async function placeOrder(language: Language, changes: Record<string, unknown> = {}): Promise<OrderFixture> {
  const choice = { payment_method: 1, shipping_method: 1, present_wrap: false };
  const cart = { project, language, lines, country: 'DE', ...choice };
  const wanted = { ...cart, ...('lines' in changes && { lines: changes.lines }) };
  const quote = await post('quote', wanted);
  const email = makeEmail();
  const { country: _, ...body } = wanted;
  const placed = await post('order', {
    ...{ ...body, id: randomUUID(), client: makeClient(), email, phone: '030 23125-017' },
    ...{ shipping_address: address, invoice_address: null, comment: '' },
    ...{ accepted_total_cents: (quote.answer as { total_cents?: number }).total_cents, ...changes },
  });
  const { order } = placed.answer;
  if (!order) throw new Error(`Not ordered: ${JSON.stringify(placed)} ${JSON.stringify(quote)}`);
  const [row] = await cms.get<{ id: number }[]>(`/items/ecommerce_order?filter[uuid][_eq]=${order.uuid}&fields=id`);
  return { ...order, row: row?.id ?? 0, email, path: `${pages[language]}/${order.token}` };
}

/** Another token: a first character that one token in sixty-four begins with would leave that one as it is. */
export const falsifyToken = (token: string) => `${token.startsWith('_') ? '-' : '_'}${token.slice(1)}`;

type Mail = { recipient: string; to: string; subject: string; text: string; language: string; order: number | null };

export type WithdrawalRow = {
  id: number;
  status: string;
  date_created: string;
  name: string;
  email: string;
  order_number: string;
  order: number | null;
  lines: number[] | null;
  items: string | null;
  mails: Mail[];
};

export const findWithdrawals = (email: string): Promise<WithdrawalRow[]> =>
  cms.get(`/items/ecommerce_withdrawal?filter[email][_eq]=${encodeURIComponent(email)}&fields=*,mails.*`);

type StoredOrder = {
  items: { id: number; withdrawn: boolean; is_personalized: boolean }[];
  events: { kind: string }[];
};

export const findOrder = (row: number): Promise<StoredOrder> =>
  cms.get(`/items/ecommerce_order/${row}?fields=items.*,events.kind`);

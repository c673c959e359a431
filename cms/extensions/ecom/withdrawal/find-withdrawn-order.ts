import { createHash } from 'node:crypto';
import type { EcommerceOrderRow } from '../../../../src/directus/rows.generated.ts';
import type { WithdrawalInput } from '../../../../src/orders/order-bodies.ts';
import { type Context, openItems } from '../../directus.ts';

export type WithdrawnLine = { id: number; count: number; name: string; isPersonalized: boolean };

export type WithdrawnOrder = { id: number; number: string; lines: WithdrawnLine[] };

type OrderIdentifiers = Pick<WithdrawalInput, 'token' | 'order_number' | 'email'>;

/** The order that a withdrawal refers to: by its access token, or by its number together with its e-mail address. */
export async function findWithdrawnOrder(
  context: Context,
  project: number,
  { token, order_number, email }: OrderIdentifiers,
): Promise<WithdrawnOrder | undefined> {
  const rule =
    token === null ? { order_number: { _eq: toNumber(order_number) } } : { access_token_hash: { _eq: hash(token) } };
  const orders = await openItems<EcommerceOrderRow>(context, 'ecommerce_order');
  const fields = ['id', 'order_number', 'customer_email', 'items.id', 'items.count', 'items.display_name'];
  const found = await orders.readByQuery({
    filter: { _and: [{ project: { _eq: project } }, rule] },
    fields: [...fields, 'items.variant_name', 'items.is_personalized'],
    limit: 1,
  });
  const order = found.find(({ customer_email }) => token !== null || isSameAddress(customer_email ?? '', email));
  if (!order) return undefined;
  const lines = (order.items ?? []).map(({ id, count, display_name, variant_name, is_personalized }) => ({
    id,
    count,
    name: [display_name ?? '', variant_name].filter(Boolean).join(', '),
    isPersonalized: Boolean(is_personalized),
  }));
  return { id: order.id, number: order.order_number ?? '', lines };
}

/** Extracts the order number from input such as `Nr. 2027-000123`. */
function toNumber(typed: string): string {
  const last =
    typed
      .replace(/\s+/g, '')
      .split(/[^\w-]/)
      .at(-1) ?? '';
  const start = last.search(/\d/);
  return start < 0 ? typed : last.slice(start);
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

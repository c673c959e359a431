import type { Work } from '../../transact.ts';
import { findOrderRow, type OrderRow } from './order-row.ts';

/** Loads an order with a row lock until the end of the transaction. */
export async function lockOrder(work: Work, id: number): Promise<OrderRow> {
  await work.database('ecommerce_order').where({ id }).forUpdate().select('id');
  const order = await findOrderRow(work.open, { id: { _eq: id } });
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}

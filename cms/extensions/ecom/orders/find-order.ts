import type { Context } from '../../directus.ts';
import { openReading } from '../../transact.ts';
import { byToken, findOrderRow, type OrderRow } from './order-row.ts';

type OrderAccess = { project: string; uuid?: string; token: string };

/**
 * The order that a token opens.
 *
 * @param own with a `uuid`, it must be the order's as well
 * @returns undefined for what is unknown, whatever is wrong with it
 */
export async function findOrder(
  context: Context,
  { project, uuid, token }: OrderAccess,
): Promise<OrderRow | undefined> {
  const order = await findOrderRow(await openReading(context), byToken(project, token));
  return uuid === undefined || order?.uuid === uuid ? order : undefined;
}

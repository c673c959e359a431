import type { Context } from '../../directus.ts';
import { openReading } from '../../transact.ts';
import { byToken, findOrderRow, type OrderRow } from './order-row.ts';

type OrderAccess = { project: string; uuid?: string; token: string };

/**
 * Finds an order by its access token.
 *
 * @param own with a `uuid`, it must match the order as well
 * @returns undefined for anything unknown or invalid
 */
export async function findOrder(
  context: Context,
  { project, uuid, token }: OrderAccess,
): Promise<OrderRow | undefined> {
  const order = await findOrderRow(await openReading(context), byToken(project, token));
  return uuid === undefined || order?.uuid === uuid ? order : undefined;
}

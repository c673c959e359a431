import type { EcommerceOrderEventRow } from '../../../../src/directus/rows.generated.ts';
import type { Work } from '../../transact.ts';

export type EventKind = NonNullable<EcommerceOrderEventRow['kind']>;

/** An entry of the order's history for staff, in German and without customer input. */
export type OrderEvent = { kind: EventKind; text: string };

/** @param user staff member; null for automatic changes */
export async function addEvent(
  { open }: Work,
  order: number,
  event: OrderEvent,
  user: string | null = null,
): Promise<void> {
  await open('ecommerce_order_event').createOne({ order, ...event, user });
}

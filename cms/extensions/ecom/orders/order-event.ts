import type { EcommerceOrderEventRow } from '../../../../src/directus/rows.generated.ts';
import type { Work } from '../../transact.ts';

export type EventKind = NonNullable<EcommerceOrderEventRow['kind']>;

/** For staff, in German, and without anything that a customer typed. */
export type OrderEvent = { kind: EventKind; text: string };

/** @param user of the staff who did it; nobody, where it happened by itself */
export async function addEvent(
  { open }: Work,
  order: number,
  event: OrderEvent,
  user: string | null = null,
): Promise<void> {
  await open('ecommerce_order_event').createOne({ order, ...event, user });
}

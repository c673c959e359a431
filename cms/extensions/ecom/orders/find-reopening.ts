import type { EcommerceOrderEventRow } from '../../../../src/directus/rows.generated.ts';
import type { Work } from '../../transact.ts';

/** Prefix of history entries that reopen a cancelled order. */
const fromCancelled = 'Storniert → ';

/** The last time staff reopened the order; cancellation mails sent before no longer apply. */
export async function findReopening(
  { open }: Pick<Work, 'open'>,
  order: number,
): Promise<EcommerceOrderEventRow | undefined> {
  const filter = { _and: [{ order: { _eq: order } }, { kind: { _eq: 'status_changed' } }] };
  const query = { filter, fields: ['id', 'text', 'date_created'], sort: ['id'], limit: -1 };
  const changes = await open<EcommerceOrderEventRow>('ecommerce_order_event').readByQuery(query);
  return changes.findLast(({ text }) => text?.startsWith(fromCancelled));
}

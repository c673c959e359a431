import type { EcommerceOrderEventRow } from '../../../../src/directus/rows.generated.ts';
import type { Work } from '../../transact.ts';

/** How the history begins a change of state out of „Storniert“. */
const fromCancelled = 'Storniert → ';

/** When staff last had a cancelled order stand after all: what was said of its end before is no longer true. */
export async function findReopening(
  { open }: Pick<Work, 'open'>,
  order: number,
): Promise<EcommerceOrderEventRow | undefined> {
  const filter = { _and: [{ order: { _eq: order } }, { kind: { _eq: 'status_changed' } }] };
  const query = { filter, fields: ['id', 'text', 'date_created'], sort: ['id'], limit: -1 };
  const changes = await open<EcommerceOrderEventRow>('ecommerce_order_event').readByQuery(query);
  return changes.findLast(({ text }) => text?.startsWith(fromCancelled));
}

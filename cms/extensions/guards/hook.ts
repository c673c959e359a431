import type { FilterContext, Hooks, Key } from '../directus.ts';
import { refuse } from '../refuse.ts';
import { amountCollections, checkAmounts } from './check-amounts.ts';
import { findDeletionError, guardedCollections } from './check-deletion.ts';
import { findMoveError, movableCollections } from './check-move.ts';
import { findPageError } from './check-page.ts';

type Payload = Record<string, unknown>;

/**
 * Refuses what a member of staff hardly means and visitors notice at once: deletions that take more with them than a
 * dialogue says, a website without its home page, and prices, costs and rates with a misplaced comma. Our own code may do all of it.
 */
export default ({ filter }: Hooks) => {
  for (const collection of guardedCollections) {
    filter<Key[]>(`${collection}.items.delete`, async (keys, _, context) => {
      refuseIf(context, await findDeletionError(context.database, collection, keys));
    });
  }
  filter<Payload>('page.items.update', async (payload, { keys }, context) => {
    refuseIf(context, await findPageError(context.database, payload, keys));
  });
  for (const collection of movableCollections) {
    filter<Payload>(`${collection}.items.update`, async (payload, { keys }, context) => {
      refuseIf(context, await findMoveError(context.database, collection, payload, keys));
    });
  }
  for (const collection of amountCollections) {
    filter<Payload>(`${collection}.items.create`, async (payload, _, context) => {
      refuseIf(context, await checkAmounts(context.database, collection, payload, []));
    });
    filter<Payload>(`${collection}.items.update`, async (payload, { keys }, context) => {
      refuseIf(context, await checkAmounts(context.database, collection, payload, keys));
    });
  }
};

function refuseIf({ accountability }: FilterContext, reason: string | undefined): void {
  if (accountability && reason) refuse(reason);
}

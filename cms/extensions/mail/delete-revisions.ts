import { collections } from '../../model/model.ts';
import { type Context, openItems } from '../directus.ts';

/** Copies of rows from a time when Directus still kept some: they would outlive whomever they name. */
export async function deleteRevisions(context: Context): Promise<void> {
  const names = Object.entries(collections).flatMap(([name, { keepsRevisions }]) =>
    keepsRevisions === false ? name : [],
  );
  const revisions = await openItems(context, 'directus_revisions');
  await revisions.deleteByQuery({ filter: { collection: { _in: names } }, limit: -1 });
}

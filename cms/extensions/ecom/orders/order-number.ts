import { type Context, openItems } from '../../directus.ts';
import type { Work } from '../../transact.ts';

const table = 'ecommerce_order_number';

/** The row that counts this year's orders of a website. It stays when the order that it was made for does not. */
export async function ensureCounter(context: Context, project: number, now: Date, timeZone: string): Promise<string> {
  const scope = `${project}-${getYear(now, timeZone)}`;
  const known = await context.database(table).where({ scope }).select('id');
  if (known.length === 0) await addCounter(context, scope);
  return scope;
}

/** Another order may have been the first of the year in that moment. */
async function addCounter(context: Context, scope: string) {
  try {
    await (await openItems(context, table)).createOne({ scope, last: 0 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'RECORD_NOT_UNIQUE')) throw error;
  }
}

/**
 * The next number, without gaps: it is given back with the transaction. Orders of one website wait here for each
 * other, so that what is looked up afterwards is not overtaken.
 */
export async function takeNumber({ database }: Work, scope: string): Promise<string> {
  await database(table)
    .where({ scope })
    .update({ last: database.raw('last + 1') });
  const [row] = await database(table).where({ scope }).select('last');
  const year = scope.slice(scope.indexOf('-') + 1);
  return `${year}-${String(row?.last).padStart(6, '0')}`;
}

function getYear(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now);
}

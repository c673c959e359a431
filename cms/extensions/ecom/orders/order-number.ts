import { type Context, openItems } from '../../directus.ts';
import type { Work } from '../../transact.ts';

const table = 'ecommerce_order_number';

/** Ensures the counter row for this year's orders of a website. It stays even if the order is rolled back. */
export async function ensureCounter(context: Context, project: number, now: Date, timeZone: string): Promise<string> {
  const scope = `${project}-${getYear(now, timeZone)}`;
  const known = await context.database(table).where({ scope }).select('id');
  if (known.length === 0) await addCounter(context, scope);
  return scope;
}

/** Another order may have created it at the same moment. */
async function addCounter(context: Context, scope: string) {
  try {
    await (await openItems(context, table)).createOne({ scope, last: 0 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'RECORD_NOT_UNIQUE')) throw error;
  }
}

/**
 * The next order number, without gaps: a rollback returns it. The row lock serializes orders of one website, so that
 * later reads are consistent.
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

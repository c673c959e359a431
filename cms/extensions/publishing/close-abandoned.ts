import type { PublicationRow } from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';

/** A build takes at most five minutes, and reports some seconds. */
const maxDurationMs = 10 * 60_000;

/** Reason shown to staff for a publication whose process ended. */
export const abandonedReason =
  'Abgebrochen: Die Website wurde währenddessen neu gestartet. Die Änderung holt sie von selbst nach.';

/** Ends publications that no website will report any more, e.g. after its disk was replaced. */
export async function closeAbandoned(context: Context, now: Date): Promise<void> {
  const publications = await openItems<PublicationRow>(context, 'publication');
  const begunBefore = new Date(now.getTime() - maxDurationMs).toISOString();
  const lost = await publications.readByQuery({
    filter: { _and: [{ status: { _eq: 'running' } }, { date_created: { _lt: begunBefore } }] },
    fields: ['id'],
    limit: 100,
  });
  if (lost.length === 0) return;
  const keys = lost.map(({ id }) => id);
  await publications.updateMany(keys, { status: 'failed', reason: abandonedReason });
}

import type { PublicationRow } from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';
import { abandonedReason } from './close-abandoned.ts';
import type { PublicationReport } from './parse-report.ts';
import { writeNotices } from './write-notices.ts';

type Notifier = {
  NotificationsService: new (options: {
    schema: unknown;
  }) => { createOne: (notification: Record<string, unknown>) => Promise<unknown> };
};

/** Keeps one row for each publication, and tells those whose changes did not go online. */
export async function receiveReport(context: Context, report: PublicationReport): Promise<void> {
  const publications = await openItems<PublicationRow>(context, 'publication');
  const filter = { release: { _eq: report.release } };
  const [known] = await publications.readByQuery({ filter, fields: ['id', 'status'], limit: 1 });
  if (report.status === 'abandoned') {
    // Its end may have been told already, and only the answer was lost.
    if (known?.status === 'running') {
      await publications.updateOne(known.id, { status: 'failed', reason: abandonedReason });
    }
    return;
  }
  const row = {
    status: report.status,
    seconds: report.seconds,
    reason: report.reason,
    notice_count: report.notices.length || null,
    notices: writeNotices(report.notices, String(context.env.PUBLIC_URL ?? '')),
    live_at: report.status === 'live' ? new Date().toISOString() : null,
  };
  const id = known
    ? await publications.updateOne(known.id, row)
    : await publications.createOne({ ...row, release: report.release, collections: report.collections.join(', ') });
  // A report whose answer was lost comes again.
  if (report.status === 'failed' && known?.status !== 'failed') await notify(context, report, id);
}

async function notify({ services, getSchema }: Context, { users, reason }: PublicationReport, item: number) {
  const { NotificationsService } = services as unknown as Notifier;
  const notifications = new NotificationsService({ schema: await getSchema() });
  for (const recipient of users) {
    await notifications.createOne({
      ...{ recipient, collection: 'publication', item: String(item) },
      subject: 'Ihre Änderung ist noch nicht auf der Website',
      message: `Besucher sehen weiter den Stand davor. Der Grund: ${reason ?? 'unbekannt'}`,
    });
  }
}

import type { PublicationRow } from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';
import { abandonedReason } from './close-abandoned.ts';
import type { PublicationReport, ReportedNotice } from './parse-report.ts';

const maxNotices = 100;

/** Stores one row per publication, and notifies users whose changes were not published. */
export async function receiveReport(context: Context, report: PublicationReport): Promise<void> {
  const publications = await openItems<PublicationRow>(context, 'publication');
  const filter = { release: { _eq: report.release } };
  const [known] = await publications.readByQuery({ filter, fields: ['id', 'status'], limit: 1 });
  if (report.status === 'abandoned') {
    // Its end may have been reported, with the response lost.
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
  // Reports are repeated if the response was lost.
  if (report.status === 'failed' && known?.status !== 'failed') await notify(context, report, id);
}

async function notify({ services, getSchema }: Context, { users, reason }: PublicationReport, item: number) {
  const notifications = new services.NotificationsService({ schema: await getSchema() });
  for (const recipient of users) {
    await notifications.createOne({
      ...{ recipient, collection: 'publication', item: String(item) },
      subject: 'Ihre Änderung ist noch nicht auf der Website',
      message: `Besucher sehen weiter den Stand davor. Der Grund: ${reason ?? 'unbekannt'}`,
    });
  }
}

/**
 * Notices as a Markdown list with links to their entries.
 *
 * @param studioUrl URL of the studio; without it links are relative to its root
 * @returns null if there are none
 */
export function writeNotices(notices: readonly ReportedNotice[], studioUrl: string): string | null {
  if (notices.length === 0) return null;
  const root = studioUrl.replace(/\/$/, '');
  const lines = notices.slice(0, maxNotices).map(({ text, entry }) => {
    const link = entry ? ` [Eintrag öffnen](${root}/admin/content/${entry})` : '';
    return `- ${escapeMarkdown(text)}${link}`;
  });
  const hiddenCount = notices.length - lines.length;
  return [...lines, ...(hiddenCount > 0 ? [`- … und ${hiddenCount} weitere im Protokoll der Website.`] : [])].join(
    '\n',
  );
}

/** Escapes Markdown, since notices may quote content. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]()<>#+!|~&-]/g, (character) => `\\${character}`);
}

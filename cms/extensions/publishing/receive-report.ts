import type { PublicationRow } from '../../../src/directus/rows.generated.ts';
import { isPassed } from '../clock-bounds.ts';
import { type Context, openItems } from '../directus.ts';

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
  const studioUrl = String(context.env.PUBLIC_URL ?? '');
  const row = {
    status: report.status,
    seconds: report.seconds,
    reason: report.reason,
    notice_count: report.notices.length || null,
    notices: writeNotices(report.notices, studioUrl),
    live_at: report.status === 'live' ? new Date().toISOString() : null,
  };
  const id = known
    ? await publications.updateOne(known.id, row)
    : await publications.createOne({ ...row, release: report.release, collections: report.collections.join(', ') });
  // Reports are repeated if the response was lost.
  if (report.status === known?.status) return;
  if (report.status === 'failed') {
    await notify(context, report, id, {
      subject: 'Ihre Änderung ist noch nicht auf der Website',
      message: `Besucher sehen weiter den Stand davor. Der Grund: ${report.reason ?? 'unbekannt'}`,
    });
  }
  const hidden = report.notices.filter(({ isHidden }) => isHidden);
  if (report.status !== 'live' || hidden.length === 0) return;
  // Whoever changes something else later has nothing to do with it.
  const earlier = { _and: [{ id: { _lt: id } }, { status: { _eq: 'live' } }] };
  const query = { filter: earlier, fields: ['notices'], sort: ['-id'], limit: 1 };
  const [previous] = await publications.readByQuery(query);
  const lines = hidden.flatMap((notice) => writeNotices([notice], studioUrl) ?? []);
  const news = lines.filter((line) => !previous?.notices?.includes(line));
  if (news.length > 0) {
    await notify(context, report, id, { subject: 'Ein Eintrag fehlt auf der Website', message: news.join('\n') });
  }
}

type Message = { subject: string; message: string };

async function notify(
  { services, getSchema }: Context,
  { users }: PublicationReport,
  item: number,
  message: Message,
): Promise<void> {
  const notifications = new services.NotificationsService({ schema: await getSchema() });
  for (const recipient of users) {
    await notifications.createOne({ recipient, collection: 'publication', item: String(item), ...message });
  }
}

/**
 * Notices as a Markdown list with links to their entries.
 *
 * @param studioUrl URL of the studio; without it links are relative to its root
 * @returns null if there are none
 */
export function writeNotices(notices: readonly Omit<ReportedNotice, 'isHidden'>[], studioUrl: string): string | null {
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

/** A message, and its CMS entry: `branch/3`; `isHidden` if the entry is missing on the website. */
type ReportedNotice = { text: string; entry: string | null; isHidden: boolean };

/** Progress of a publication, reported by the website. */
type PublicationReport = {
  release: string;
  /** `abandoned` if the website's process ended. */
  status: 'running' | 'live' | 'failed' | 'abandoned';
  startedAt: Date;
  seconds: number | null;
  reason: string | null;
  collections: string[];
  /** Content problems for staff. */
  notices: ReportedNotice[];
  /** Users who made the changes; empty for our own code. */
  users: string[];
};

const maxReasonLength = 2_000;

/** Undefined for an invalid report. */
export function parseReport(body: unknown): PublicationReport | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { id, status, startedAt, seconds, reason, notices, collections, users }: Record<string, unknown> = { ...body };
  if (typeof id !== 'string' || !/^\d{1,20}$/.test(id)) return undefined;
  if (!isStatus(status)) return undefined;
  if (typeof startedAt !== 'number' || !Number.isSafeInteger(startedAt)) return undefined;
  return {
    release: id,
    status,
    startedAt: new Date(startedAt),
    seconds: typeof seconds === 'number' ? Math.max(1, Math.round(seconds)) : null,
    reason: typeof reason === 'string' ? reason.slice(0, maxReasonLength) : null,
    notices: toNotices(notices),
    collections: toTexts(collections),
    users: toTexts(users),
  };
}

function toNotices(value: unknown): ReportedNotice[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('text' in one) || typeof one.text !== 'string') return [];
    const entry =
      'entry' in one && typeof one.entry === 'string' && /^[a-z_]+\/\d+$/.test(one.entry) ? one.entry : null;
    const isHidden = 'isHidden' in one && one.isHidden === true;
    return [{ text: one.text.slice(0, maxReasonLength), entry, isHidden }];
  });
}

function isStatus(value: unknown): value is PublicationReport['status'] {
  return value === 'running' || value === 'live' || value === 'failed' || value === 'abandoned';
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** A build takes at most five minutes, and reports some seconds. */
const maxDurationMs = 10 * 60_000;

/** Reason shown to staff for a publication whose process ended. */
const abandonedReason =
  'Abgebrochen: Die Website wurde währenddessen neu gestartet. Die Änderung holt sie von selbst nach.';

/** Ends publications that no website will report any more, e.g. after its disk was replaced. */
export async function closeAbandoned(context: Context, now: Date): Promise<void> {
  const publications = await openItems<PublicationRow>(context, 'publication');
  const begunBefore = new Date(now.getTime() - maxDurationMs);
  const lost = await publications.readByQuery({
    filter: { _and: [{ status: { _eq: 'running' } }, isPassed('date_created', begunBefore)] },
    fields: ['id'],
    limit: 100,
  });
  if (lost.length === 0) return;
  const keys = lost.map(({ id }) => id);
  await publications.updateMany(keys, { status: 'failed', reason: abandonedReason });
}

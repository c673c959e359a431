/** A message, and its CMS entry: `branch/3`. */
export type ReportedNotice = { text: string; entry: string | null };

/** Progress of a publication, reported by the website. */
export type PublicationReport = {
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
    return [{ text: one.text.slice(0, maxReasonLength), entry }];
  });
}

function isStatus(value: unknown): value is PublicationReport['status'] {
  return value === 'running' || value === 'live' || value === 'failed' || value === 'abandoned';
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

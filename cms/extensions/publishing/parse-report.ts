/** How a publication goes, as the website tells it. */
export type PublicationReport = {
  release: string;
  /** `abandoned` when the website that was at it was stopped. */
  status: 'running' | 'live' | 'failed' | 'abandoned';
  startedAt: Date;
  seconds: number | null;
  reason: string | null;
  collections: string[];
  /** Whose changes they were; empty where our own code made them. */
  users: string[];
};

const longestReason = 2_000;

/** Undefined for what no version of the website would send. */
export function parseReport(body: unknown): PublicationReport | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { id, status, startedAt, seconds, reason, collections, users }: Record<string, unknown> = { ...body };
  if (typeof id !== 'string' || !/^\d{1,20}$/.test(id)) return undefined;
  if (!isStatus(status)) return undefined;
  if (typeof startedAt !== 'number' || !Number.isSafeInteger(startedAt)) return undefined;
  return {
    release: id,
    status,
    startedAt: new Date(startedAt),
    seconds: typeof seconds === 'number' ? Math.max(1, Math.round(seconds)) : null,
    reason: typeof reason === 'string' ? reason.slice(0, longestReason) : null,
    collections: toTexts(collections),
    users: toTexts(users),
  };
}

function isStatus(value: unknown): value is PublicationReport['status'] {
  return value === 'running' || value === 'live' || value === 'failed' || value === 'abandoned';
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

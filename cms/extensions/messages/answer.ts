export type Answer = {
  code: number;
  body: { status: string; field?: string; language?: string; reason?: string; [more: string]: unknown };
  headers?: Record<string, string>;
};

export const done: Answer = { code: 200, body: { status: 'ok' } };

/** The token of a link is none of ours, or no longer. */
export const unknownToken: Answer = { code: 200, body: { status: 'unknown' } };

export const tooOften: Answer = { code: 429, body: { status: 'duplicate' } };

/** The body is not what the call takes. */
export function refuse(field: string): Answer {
  return { code: 400, body: { status: 'failed', ...(field && { field }) } };
}

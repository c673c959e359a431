export type ApiResponse = {
  code: number;
  body: { status: string; field?: string | undefined; language?: string; reason?: string; [more: string]: unknown };
  headers?: Record<string, string>;
};

export const okResponse = { code: 200, body: { status: 'ok' } } as const satisfies ApiResponse;

/** The token is unknown or expired. */
export const unknownToken: ApiResponse = { code: 200, body: { status: 'unknown' } };

export const tooManyRequests: ApiResponse = { code: 429, body: { status: 'duplicate' } };

/** The body is invalid. */
export function badRequest(field: string): { code: 400; body: { status: 'failed'; field?: string } } {
  return { code: 400, body: { status: 'failed', ...(field && { field }) } };
}

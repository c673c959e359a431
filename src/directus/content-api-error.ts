/** A failed read of the content system. Messages and codes are the specification's. */
export class ContentApiError extends Error {
  override readonly name = 'ContentApiError';
  /** HTTP status of the answer, -1 without a network, 422 for an answer that is not JSON. */
  readonly code: number | 'ECONNABORTED';

  constructor(message: string, code: number | 'ECONNABORTED', cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }

  /** Whether a retry can help: nothing was refused, the response just did not come. */
  get isTransient(): boolean {
    return this.code === -1 || this.code === 'ECONNABORTED' || (typeof this.code === 'number' && this.code >= 500);
  }
}

/** Why the content system gave no answer. The words and codes are the specification's. */
export class ContentApiError extends Error {
  override readonly name = 'ContentApiError';
  /** HTTP status of the answer, -1 without a network, 422 for an answer that is not JSON. */
  readonly code: number | 'ECONNABORTED';

  constructor(message: string, code: number | 'ECONNABORTED', cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }

  /** Asking again can help: nothing was refused, the answer just did not come. */
  get isTransient(): boolean {
    return this.code === -1 || this.code === 'ECONNABORTED' || (typeof this.code === 'number' && this.code >= 500);
  }
}

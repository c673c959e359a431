import { log } from '../log.ts';
import { signatureHeader, signCall } from '../signature.ts';

export type SignedPost = (
  path: string,
  content: Record<string, unknown>,
) => Promise<{ code: number; text: string } | undefined>;

type Options = { url: string; secret: string; timeoutMs?: number };

/**
 * Sends signed POST requests, with one retry: the content has an id, so it may be sent twice.
 *
 * @returns a function that resolves to undefined when there was no response in time; the content may have arrived all
 * the same
 */
export function createSignedPost({ url, secret, timeoutMs = 5_000 }: Options): SignedPost {
  return async (path, content) => {
    const body = JSON.stringify(content);
    const signal = AbortSignal.timeout(timeoutMs);
    const call = { direction: 'storefront-to-cms', method: 'POST', path, body } as const;
    // Signed for each attempt, since a signature is valid for one call.
    const send = () =>
      fetch(url + path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', [signatureHeader]: signCall(secret, call) },
        signal,
        redirect: 'error',
      });
    try {
      // A keep-alive connection may have been closed by the server a moment ago; the retry opens another.
      const response = await send().catch((error) => (signal.aborted ? Promise.reject(error) : send()));
      return { code: response.status, text: await response.text() };
    } catch (error) {
      const reason = signal.aborted ? `timeout of ${timeoutMs}ms exceeded` : findCode(error);
      log('error', 'message not handed on', { path, reason });
      return undefined;
    }
  };
}

/** The error's code, never its message, which may quote the content. */
function findCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error instanceof Error ? error.name : 'unknown';
}

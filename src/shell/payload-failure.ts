import { parseUrl } from '../base/parse-url.ts';

/** Error info of Waku's client for a failed RSC request; null if the response could not be parsed. */
type FailureInfo = { status?: number; location?: string; unstable_networkError?: boolean } | null;

/**
 * - `redirect`: handled by the router.
 * - `missing`: there is no payload, or it cannot be parsed.
 * - `final`: the server failed and would fail again.
 * - `passing`: a network error or an overloaded server; a retry may succeed.
 */
export type Failure = 'redirect' | 'missing' | 'final' | 'passing';

export function classifyFailure(info: FailureInfo): Failure {
  if (info?.location !== undefined) return 'redirect';
  if (info === null || info.status === 404) return 'missing';
  return info.status === 500 ? 'final' : 'passing';
}

/** Whether a redirect points to the requested URL itself, in whatever notation. */
export function redirectsTo(info: FailureInfo, href: string): boolean {
  const toHref = (address: string) => parseUrl(address, 'https://here.invalid')?.href;
  return info?.location !== undefined && toHref(info.location) === toHref(href);
}

/** Retries after the first attempt. */
const maxRetries = 3;

/** Exponential backoff: one, two and four seconds. */
function getDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

type Options = { judge: (error: unknown) => Failure; signal: AbortSignal | undefined };

/** Retries transient failures with exponential backoff; throws the last one, and every other failure at once. */
export async function requestWithRetries<Answer>(request: () => Promise<Answer>, options: Options): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      const isOver = attempt === maxRetries || options.judge(error) !== 'passing';
      if (isOver || options.signal?.aborted) throw error;
      await wait(getDelay(attempt), options.signal);
    }
  }
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

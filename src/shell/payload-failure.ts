import { parseUrl } from '../base/parse-url.ts';

/** What Waku's client says of a failed request; nothing where what came could not be read. */
type FailureInfo = { status?: number; location?: string; unstable_networkError?: boolean } | null;

/**
 * - `redirect`: the router goes there by itself.
 * - `missing`: there is no payload, or none that can be read.
 * - `final`: the server has failed, and would again.
 * - `passing`: a line was cut or somebody is busy; another try may help.
 */
export type Failure = 'redirect' | 'missing' | 'final' | 'passing';

export function classifyFailure(info: FailureInfo): Failure {
  if (info?.location !== undefined) return 'redirect';
  if (info === null || info.status === 404) return 'missing';
  return info.status === 500 ? 'final' : 'passing';
}

/** Whether a failure only leads to the address that was asked for, however that is written. */
export function redirectsTo(info: FailureInfo, href: string): boolean {
  const toHref = (address: string) => parseUrl(address, 'https://here.invalid')?.href;
  return info?.location !== undefined && toHref(info.location) === toHref(href);
}

/** Further tries after the first one. */
const maxRetries = 3;

/** One, two and four seconds, as everywhere on this site. */
function getDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

type Options = { judge: (error: unknown) => Failure; signal: AbortSignal | undefined };

/** Asks again while failures are passing ones; throws the last failure, and at once every other one. */
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

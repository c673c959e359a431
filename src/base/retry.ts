/**
 * The result of a request that is repeated after failures.
 *
 * @param findDelayMs milliseconds to wait after a failed attempt, counted from 0; undefined to give up, which throws the
 * error of that attempt
 * @param signal aborts the wait
 */
export async function retry<T>(
  request: () => Promise<T>,
  findDelayMs: (attempt: number, error: unknown) => number | undefined,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      const delayMs = findDelayMs(attempt, error);
      if (delayMs === undefined) throw error;
      await wait(delayMs, signal);
    }
  }
}

function wait(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

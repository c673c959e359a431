import { log } from './log.ts';

const logIntervalMs = 10_000;

/** Logs one line for all requests that were refused within ten seconds. */
export function createRefusalLog(getCounts: () => { refused: number; waiting: number }): () => void {
  let reported = 0;
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      const { refused, waiting } = getCounts();
      log('warn', 'renders refused', { request: undefined, count: refused - reported, waiting });
      reported = refused;
      isScheduled = false;
    }, logIntervalMs).unref();
  };
}

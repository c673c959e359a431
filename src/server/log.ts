const levels = ['debug', 'info', 'warn', 'error'] as const;

export type LogLevel = (typeof levels)[number];

type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

let least: LogLevel = 'info';
let waiting: string[] = [];
let timer: NodeJS.Timeout | undefined;

export function setLogLevel(level: LogLevel): void {
  least = level;
}

/**
 * One line of JSON on standard output. Facts never name a visitor: no address, no browser, no query, no form field.
 * Lines are gathered for a moment, since a write per request would cost more than the answer.
 */
export function log(level: LogLevel, event: string, facts: Facts): void {
  if (levels.indexOf(level) < levels.indexOf(least)) return;
  waiting.push(
    `{"time":"${readClock()}","level":"${level}","event":${JSON.stringify(event)},${JSON.stringify(facts).slice(1)}`,
  );
  if (level === 'error' || waiting.length >= 256) flushLog();
  else timer ??= setTimeout(flushLog, 50).unref();
}

let clock = { now: 0, text: '' };

/** Writing a date as text costs more than the rest of a line, and many lines share a millisecond. */
function readClock(): string {
  const now = Date.now();
  if (now !== clock.now) clock = { now, text: new Date(now).toISOString() };
  return clock.text;
}

const rarelyEvery = 60_000;
const latest = new Map<string, number>();

/** The same for what may happen with every request while something is broken: one line a minute and event. */
export function logRarely(level: LogLevel, event: string, facts: Facts): void {
  // A wall clock that is set back would silence it.
  const now = performance.now();
  if (now - (latest.get(event) ?? Number.NEGATIVE_INFINITY) < rarelyEvery) return;
  latest.set(event, now);
  log(level, event, facts);
}

export function logError(event: string, error: unknown, facts: Facts = {}): void {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log('error', event, { ...facts, reason });
}

export function flushLog(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  process.stdout.write(`${waiting.join('\n')}\n`);
  waiting = [];
}

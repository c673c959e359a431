import { format } from 'node:util';
import { findRequestId } from '../base/request-id.ts';

const levels = ['debug', 'info', 'warn', 'error'] as const;

export type LogLevel = (typeof levels)[number];

type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

let minLevel: LogLevel = 'info';

let buffer: string[] = [];

let timer: NodeJS.Timeout | undefined;

export function setLogLevel(level: LogLevel): void {
  minLevel = level;
}

/**
 * Writes one line of JSON to standard output. Fields never identify a visitor: no address, no browser, no query, no
 * form field. Lines of the work for a request name its id. Lines are buffered for a moment, since a write per request would cost more than the response.
 */
export function log(level: LogLevel, event: string, facts: LogFields): void {
  if (levels.indexOf(level) < levels.indexOf(minLevel)) return;
  const request = findRequestId();
  const all = request === undefined || facts.id === request ? facts : { request, ...facts };
  buffer.push(JSON.stringify({ time: formatNow(), level, event, ...all }));
  if (level === 'error' || buffer.length >= 256) flushLog();
  else timer ??= setTimeout(flushLog, 50).unref();
}

let cachedTime = { now: 0, text: '' };

/** The current time as text, cached per millisecond: formatting a date costs more than the rest of a line. */
function formatNow(): string {
  const now = Date.now();
  if (now !== cachedTime.now) cachedTime = { now, text: new Date(now).toISOString() };
  return cachedTime.text;
}

const throttleMs = 60_000;

const lastLoggedAt = new Map<string, number>();

/**
 * The same, at most one line per minute and event, for what may happen with every request while something is broken.
 */
export function logThrottled(level: LogLevel, event: string, facts: LogFields): void {
  // A monotonic clock: a wall clock that is set back would suppress lines.
  const now = performance.now();
  if (now - (lastLoggedAt.get(event) ?? Number.NEGATIVE_INFINITY) < throttleMs) return;
  lastLoggedAt.set(event, now);
  log(level, event, facts);
}

export function logError(event: string, error: unknown, facts: LogFields = {}): void {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log('error', event, { ...facts, reason });
}

export function flushLog(): void {
  clearTimeout(timer);
  timer = undefined;
  if (buffer.length === 0) return;
  process.stdout.write(`${buffer.join('\n')}\n`);
  buffer = [];
}

/** Takes everything that this process writes into the log. */
export function openLog(level: LogLevel): void {
  setLogLevel(level);
  // A log that cannot be written, as where the disk is full, is no reason to stop; Node keeps trying.
  process.stdout.on('error', () => undefined);
  captureConsole();
}

/** Writes what React, Waku and others print to the console to the log. */
function captureConsole(): void {
  for (const [name, level] of [
    ['error', 'error'],
    ['warn', 'warn'],
    ['log', 'info'],
    ['info', 'info'],
  ] as const) {
    console[name] = (...values: unknown[]) => capture(level, values);
  }
}

/** React reports an aborted render of a client that has disconnected like a failed one. */
const clientDisconnected =
  /The render was aborted by the server without a reason|The client has left\.|ERR_STREAM_PREMATURE_CLOSE/;

function capture(level: LogLevel, values: unknown[]): void {
  const reason = format(...values);
  log(clientDisconnected.test(reason) ? 'debug' : level, 'console', { reason });
}

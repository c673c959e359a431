import 'client-only';
import { getOpeningTimesPath, type OpeningHoursFile, parseOpeningHoursFile } from './opening-hours-file.ts';
import { createListedZone, type Zone } from './zoned-time.ts';

/** Opening times and the current time by the server's clock. */
export type OpeningMoment = { times: OpeningHoursFile; zone: Zone; now: number };

type ServerClock = Omit<OpeningMoment, 'now'> & { language: string; serverTime: number; readAt: number };

const minute = 60_000;
const timeoutMs = 8_000;
const maxAgeMs = 60 * minute;

let latestRequest: { language: string; at: number } | undefined;
let serverClock: ServerClock | undefined;
let snapshot: OpeningMoment | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Opening times and the current time, or undefined until both are known. The visitor's clock may be wrong, so the time
 * comes from the response's `Date` header plus the monotonic time since then.
 */
export function getOpeningMoment(language: string): OpeningMoment | undefined {
  return serverClock?.language === language ? snapshot : undefined;
}

/**
 * Calls the listener when the moment is known, at every full minute, and when it is not known any more.
 *
 * @returns stops it
 */
export function subscribeToOpeningMoment(language: string, listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', refreshIfStale);
    window.addEventListener('pageshow', refreshIfStale);
  }
  listeners.add(listener);
  if (latestRequest?.language !== language) void refresh(language);
  else updateSnapshot();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', refreshIfStale);
    window.removeEventListener('pageshow', refreshIfStale);
  };
}

/** `performance.now()` may not advance during sleep. */
function refreshIfStale(): void {
  if (document.visibilityState === 'visible' && latestRequest && Math.abs(Date.now() - latestRequest.at) > minute) {
    void refresh(latestRequest.language);
  }
}

async function refresh(language: string): Promise<void> {
  const request = { language, at: Date.now() };
  latestRequest = request;
  const found = await fetchOpeningTimes(language).catch(() => undefined);
  if (latestRequest !== request) return;
  serverClock = found;
  updateSnapshot();
}

async function fetchOpeningTimes(language: string): Promise<ServerClock | undefined> {
  const start = performance.now();
  // A cached response would have an outdated `Date`.
  const answer = await fetch(getOpeningTimesPath(language), {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const readAt = performance.now();
  const times = answer.ok ? parseOpeningHoursFile(await answer.json()) : undefined;
  const age = Number(answer.headers.get('age') ?? 0) * 1000;
  const serverTime = Date.parse(answer.headers.get('date') ?? '') + age;
  const isCertain = times && !Number.isNaN(serverTime) && readAt - start < timeoutMs;
  return isCertain ? { language, times, zone: createListedZone(times.offsets), serverTime, readAt } : undefined;
}

/** Updates the snapshot now and at every full minute. */
function updateSnapshot(): void {
  clearTimeout(timer);
  const passed = serverClock ? performance.now() - serverClock.readAt : 0;
  snapshot = serverClock && {
    times: serverClock.times,
    zone: serverClock.zone,
    now: serverClock.serverTime + passed,
  };
  for (const listener of listeners) listener();
  if (!serverClock || listeners.size === 0) return;
  const { language, serverTime } = serverClock;
  const untilNextMinute = minute - ((serverTime + passed) % minute);
  timer = setTimeout(() => (passed > maxAgeMs ? void refresh(language) : updateSnapshot()), untilNextMinute + 50);
}

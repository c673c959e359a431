'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { getOpeningTimesPath, type OpeningTimes, parseOpeningTimes } from './opening-times.ts';

/** The hours as the site knows them now, and the time by the site's own clock. */
export type OpeningMoment = { times: OpeningTimes; now: number };

type Reading = { language: Language; times: OpeningTimes; serverTime: number; readAt: number };

const minute = 60_000;
const longestAnswer = 8_000;
const trustedFor = 60 * minute;

let asked: { language: Language; at: number } | undefined;
let reading: Reading | undefined;
let moment: OpeningMoment | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * The hours and the time, or undefined as long as they are not certain. The clock of the visitor's machine is never
 * asked: the answer's `Date` says what time it is, and the time since then is counted.
 */
export function useOpeningMoment(language: Language): OpeningMoment | undefined {
  const subscribe = useCallback((listener: () => void) => listen(language, listener), [language]);
  return useSyncExternalStore(
    subscribe,
    () => (reading?.language === language ? moment : undefined),
    () => undefined,
  );
}

function listen(language: Language, listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
  }
  listeners.add(listener);
  if (asked?.language !== language) void ask(language);
  else tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('pageshow', wake);
  };
}

/** A machine that slept may not have counted the time. */
function wake(): void {
  if (document.visibilityState === 'visible' && asked && Math.abs(Date.now() - asked.at) > minute) {
    void ask(asked.language);
  }
}

async function ask(language: Language): Promise<void> {
  const question = { language, at: Date.now() };
  asked = question;
  const found = await read(language).catch(() => undefined);
  if (asked !== question) return;
  reading = found;
  tick();
}

async function read(language: Language): Promise<Reading | undefined> {
  const start = performance.now();
  // Whatever is kept anywhere on the way would tell the time at which it was kept.
  const answer = await fetch(getOpeningTimesPath(language), {
    cache: 'no-store',
    signal: AbortSignal.timeout(longestAnswer),
  });
  const readAt = performance.now();
  const times = answer.ok ? parseOpeningTimes(await answer.json()) : undefined;
  const age = Number(answer.headers.get('age') ?? 0) * 1000;
  const serverTime = Date.parse(answer.headers.get('date') ?? '') + age;
  const isCertain = times && !Number.isNaN(serverTime) && readAt - start < longestAnswer;
  return isCertain ? { language, times, serverTime, readAt } : undefined;
}

/** Shops open and close on the minute. */
function tick(): void {
  clearTimeout(timer);
  const passed = reading ? performance.now() - reading.readAt : 0;
  moment = reading && { times: reading.times, now: reading.serverTime + passed };
  for (const listener of listeners) listener();
  if (!reading || listeners.size === 0) return;
  const { language, serverTime } = reading;
  const untilNextMinute = minute - ((serverTime + passed) % minute);
  timer = setTimeout(() => (passed > trustedFor ? void ask(language) : tick()), untilNextMinute + 50);
}

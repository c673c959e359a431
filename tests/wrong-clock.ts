/**
 * Preloaded into a process (`NODE_OPTIONS=--import=…/wrong-clock.ts?years=10`): its clock is wrong by so many years,
 * and goes on.
 */
const offsetMs = Number(new URL(import.meta.url).searchParams.get('years')) * 365.25 * 86_400_000;

const now = Date.now;

const WrongDate = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now() + offsetMs] : given, newTarget),
  apply: () => String(new Date(now() + offsetMs)),
});

Date.now = () => now() + offsetMs;
Object.assign(Date.prototype, { constructor: WrongDate });
globalThis.Date = WrongDate;

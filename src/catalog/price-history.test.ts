import { expect, test } from 'vitest';
import { getReduction, type LoggedPrice } from './price-history.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);
const at = (daysAgo: number, cents: number): LoggedPrice => ({ cents, validFrom: now - daysAgo * day });
const reduce = (nowCents: number, ...log: LoggedPrice[]) =>
  getReduction({ currentCents: nowCents, isAnnounced: true, log, now });

test('compares a reduction with the price before it', () => {
  expect(reduce(119_000, at(200, 149_000), at(5, 119_000))).toEqual({ lowestCents: 149_000, percent: 20 });
});

test('ignores a price that was raised for a few days before', () => {
  expect(reduce(119_000, at(200, 129_000), at(12, 199_000), at(5, 119_000))).toEqual({
    lowestCents: 129_000,
    percent: 7,
  });
});

test('finds no reduction when the price was as low within the 30 days', () => {
  expect(reduce(119_000, at(200, 119_000), at(12, 199_000), at(5, 119_000))).toBeNull();
});

test('ignores lower prices from more than 30 days before the reduction', () => {
  expect(reduce(119_000, at(200, 99_000), at(50, 149_000), at(5, 119_000))).toMatchObject({ lowestCents: 149_000 });
});

test('ends the 30 days where the current price begins', () => {
  expect(reduce(119_000, at(300, 139_000), at(58, 149_000), at(29, 119_000))).toMatchObject({ lowestCents: 139_000 });
  expect(reduce(119_000, at(300, 139_000), at(59, 149_000), at(29, 119_000))).toMatchObject({ lowestCents: 149_000 });
});

test('finds no reduction once the price has applied for 30 days', () => {
  expect(reduce(490_000, at(120, 560_000), at(75, 490_000))).toBeNull();
  expect(reduce(490_000, at(120, 560_000), at(30, 490_000))).toBeNull();
  expect(reduce(490_000, at(120, 560_000), at(29, 490_000))).toMatchObject({ lowestCents: 560_000 });
});

test('dates a price logged twice by the first entry', () => {
  expect(reduce(119_000, at(300, 149_000), at(20, 119_000), at(2, 119_000))).toMatchObject({ lowestCents: 149_000 });
  expect(reduce(119_000, at(300, 149_000), at(60, 119_000), at(2, 119_000))).toBeNull();
});

test('counts each step of a price that falls in steps', () => {
  expect(reduce(80, at(200, 100), at(9, 90), at(2, 80))).toMatchObject({ lowestCents: 90, percent: 11 });
});

test('finds no reduction below one percent', () => {
  expect(reduce(99_900, at(200, 100_000), at(5, 99_900))).toBeNull();
  expect(reduce(99_000, at(200, 100_000), at(5, 99_000))).toMatchObject({ percent: 1 });
});

test('finds no reduction when none is announced or the log is incomplete', () => {
  expect(getReduction({ currentCents: 100, isAnnounced: false, log: [at(9, 200), at(1, 100)], now })).toBeNull();
  expect(reduce(100)).toBeNull();
  expect(reduce(100, at(9, 100))).toBeNull();
  expect(reduce(100, at(9, 200))).toBeNull();
});

test('ignores prices dated in the future', () => {
  expect(reduce(100, at(9, 200), at(3, 100), at(-1, 50))).toMatchObject({ lowestCents: 200 });
});

test('agrees with the naive reference for random logs', () => {
  const random = createRandom(20_261_122);
  const below = (limit: number) => Math.floor(random() * limit);
  const counts = { told: 0, held: 0, risen: 0 };
  for (let round = 0; round < 1_500; round += 1) {
    const hours = [...new Set(Array.from({ length: 1 + below(9) }, () => below(80 * 24)))];
    const log = hours.map((hoursAgo) => at(hoursAgo / 24, 1_000 * (1 + below(7))));
    const future = at(-1 - below(9), 500);
    const inOrder = log.toSorted((a, b) => a.validFrom - b.validFrom);
    const nowCents = inOrder.at(-1)?.cents ?? 0;
    const expected = findByHours(inOrder, nowCents);
    expect(
      getReduction({ currentCents: nowCents, isAnnounced: true, log: [future, ...log], now })?.lowestCents ?? null,
    ).toBe(expected.cents);
    counts[expected.why] += 1;
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
});

const hour = day / 24;

/** A naive reference: checks every hour of the 30 days. */
function findByHours(log: readonly LoggedPrice[], nowCents: number) {
  const priceAt = (time: number) => log.findLast(({ validFrom }) => validFrom <= time)?.cents;
  let began = now;
  while (priceAt(began - hour) === nowCents) began -= hour;
  if (now - began >= 720 * hour) return { cents: null, why: 'held' } as const;
  let lowest: number | undefined;
  for (let back = 1; back <= 720; back += 1) {
    const cents = priceAt(began - back * hour);
    if (cents !== undefined && (lowest === undefined || cents < lowest)) lowest = cents;
  }
  const isReduced = lowest !== undefined && lowest > nowCents;
  return isReduced ? ({ cents: lowest ?? null, why: 'told' } as const) : ({ cents: null, why: 'risen' } as const);
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

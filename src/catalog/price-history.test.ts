import { expect, test } from 'vitest';
import { getReduction, type LoggedPrice } from './price-history.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);
const at = (daysAgo: number, cents: number): LoggedPrice => ({ cents, validFrom: now - daysAgo * day });
const reduce = (nowCents: number, ...log: LoggedPrice[]) =>
  getReduction({ currentCents: nowCents, isAnnounced: true, log, now });

test('a reduction is measured by the price before it', () => {
  expect(reduce(119_000, at(200, 149_000), at(5, 119_000))).toEqual({ lowestCents: 149_000, percent: 20 });
});

test('a price raised for a few days to look cheap afterwards does not count', () => {
  expect(reduce(119_000, at(200, 129_000), at(12, 199_000), at(5, 119_000))).toEqual({
    lowestCents: 129_000,
    percent: 7,
  });
});

test('a price that was as low within the 30 days is no reduction', () => {
  expect(reduce(119_000, at(200, 119_000), at(12, 199_000), at(5, 119_000))).toBeNull();
});

test('what was lower more than 30 days before the reduction is forgotten', () => {
  expect(reduce(119_000, at(200, 99_000), at(50, 149_000), at(5, 119_000))).toMatchObject({ lowestCents: 149_000 });
});

test('the 30 days end where the present price begins', () => {
  expect(reduce(119_000, at(300, 139_000), at(58, 149_000), at(29, 119_000))).toMatchObject({ lowestCents: 139_000 });
  expect(reduce(119_000, at(300, 139_000), at(59, 149_000), at(29, 119_000))).toMatchObject({ lowestCents: 149_000 });
});

test('what a thing has cost for 30 days is its price and no reduction', () => {
  expect(reduce(490_000, at(120, 560_000), at(75, 490_000))).toBeNull();
  expect(reduce(490_000, at(120, 560_000), at(30, 490_000))).toBeNull();
  expect(reduce(490_000, at(120, 560_000), at(29, 490_000))).toMatchObject({ lowestCents: 560_000 });
});

test('the same price written twice began with the first time', () => {
  expect(reduce(119_000, at(300, 149_000), at(20, 119_000), at(2, 119_000))).toMatchObject({ lowestCents: 149_000 });
  expect(reduce(119_000, at(300, 149_000), at(60, 119_000), at(2, 119_000))).toBeNull();
});

test('of a price that goes down in steps the last step counts', () => {
  expect(reduce(80, at(200, 100), at(9, 90), at(2, 80))).toMatchObject({ lowestCents: 90, percent: 11 });
});

test('less than a hundredth is no reduction', () => {
  expect(reduce(99_900, at(200, 100_000), at(5, 99_900))).toBeNull();
  expect(reduce(99_000, at(200, 100_000), at(5, 99_000))).toMatchObject({ percent: 1 });
});

test('nothing is said where none is announced or the log does not know', () => {
  expect(getReduction({ currentCents: 100, isAnnounced: false, log: [at(9, 200), at(1, 100)], now })).toBeNull();
  expect(reduce(100)).toBeNull();
  expect(reduce(100, at(9, 100))).toBeNull();
  expect(reduce(100, at(9, 200))).toBeNull();
});

test('a price of tomorrow is not one of today', () => {
  expect(reduce(100, at(9, 200), at(3, 100), at(-1, 50))).toMatchObject({ lowestCents: 200 });
});

test('whatever the log says, it is the lowest of any hour of the 30 days before the present price', () => {
  const random = createRandom(20_261_122);
  const below = (limit: number) => Math.floor(random() * limit);
  const seen = { told: 0, held: 0, risen: 0 };
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
    seen[expected.why] += 1;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});

const hour = day / 24;

/** Looks at every hour for itself, as one would with a calendar and a clock. */
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
  const isTold = lowest !== undefined && lowest > nowCents;
  return isTold ? ({ cents: lowest ?? null, why: 'told' } as const) : ({ cents: null, why: 'risen' } as const);
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

import { expect, test } from 'vitest';
import { getReduction, type LoggedPrice } from './price-history.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);
const at = (daysAgo: number, cents: number): LoggedPrice => ({ cents, validFrom: now - daysAgo * day });
const reduce = (nowCents: number, ...log: LoggedPrice[]) => getReduction({ nowCents, announced: true, log, now });

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

test('the 30 days end where the present price begins, however long it lasts', () => {
  expect(reduce(119_000, at(300, 149_000), at(120, 119_000))).toMatchObject({ lowestCents: 149_000 });
});

test('the same price written twice began with the first time', () => {
  expect(reduce(119_000, at(300, 149_000), at(60, 119_000), at(2, 119_000))).toMatchObject({ lowestCents: 149_000 });
});

test('nothing is said where none is announced or the log does not know', () => {
  expect(getReduction({ nowCents: 100, announced: false, log: [at(9, 200), at(1, 100)], now })).toBeNull();
  expect(reduce(100)).toBeNull();
  expect(reduce(100, at(9, 100))).toBeNull();
  expect(reduce(100, at(9, 200))).toBeNull();
});

test('a price of tomorrow is not one of today', () => {
  expect(reduce(100, at(9, 200), at(3, 100), at(-1, 50))).toMatchObject({ lowestCents: 200 });
});

test('whatever the log says, it is the lowest of any day of the 30 before the present price', () => {
  const random = createRandom(20_261_121);
  for (let round = 0; round < 400; round += 1) {
    const days = [...new Set(Array.from({ length: 1 + Math.floor(random() * 8) }, () => Math.floor(random() * 90)))];
    const log = days.map((daysAgo) => at(daysAgo, 100 * (1 + Math.floor(random() * 6))));
    const inOrder = log.toSorted((a, b) => a.validFrom - b.validFrom);
    const nowCents = inOrder.at(-1)?.cents ?? 0;
    expect(getReduction({ nowCents, announced: true, log, now })?.lowestCents).toBe(findByDays(inOrder, nowCents));
  }
});

/** Looks at every day for itself, as one would with a calendar. */
function findByDays(log: readonly LoggedPrice[], nowCents: number): number | undefined {
  const priceOn = (time: number) => log.findLast(({ validFrom }) => validFrom <= time)?.cents;
  let began = now;
  while (priceOn(began - day) === nowCents) began -= day;
  const days = Array.from({ length: 30 }, (_, back) => priceOn(began - (back + 1) * day));
  const known = days.filter((cents) => cents !== undefined);
  const lowest = known.length > 0 ? Math.min(...known) : undefined;
  return lowest !== undefined && lowest > nowCents ? lowest : undefined;
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

import { describe, expect, it } from 'vitest';
import { addLayoutShift, findSlowestInteraction, noLayoutShift, sinceActivation } from './vitals.ts';

it.each([
  ['of an ordinary page counts from its start', 900, 0, 900],
  ['after activation counts from there', 900, 800, 100],
  ['while the page was prerendered takes no time', 700, 800, 0],
])('a paint %s', (_, time, activationStart, expected) => {
  expect(sinceActivation(time, activationStart)).toBe(expected);
});

describe('layout shifts', () => {
  const sum = (shifts: readonly [at: number, value: number][]) =>
    shifts.reduce((before, [at, value]) => addLayoutShift(before, { at, value }), noLayoutShift).worst;

  it('within a second of each other are one session window', () => {
    expect(
      sum([
        [0, 0.1],
        [900, 0.2],
        [1800, 0.1],
      ]),
    ).toBeCloseTo(0.4);
  });

  it('after a pause begin a new window, and the worst one counts', () => {
    expect(
      sum([
        [0, 0.1],
        [100, 0.1],
        [1200, 0.15],
      ]),
    ).toBeCloseTo(0.2);
  });

  it('are one window for five seconds at most', () => {
    const steady = Array.from({ length: 12 }, (_, at): [number, number] => [at * 500, 0.01]);
    expect(sum(steady)).toBeCloseTo(0.1);
  });
});

describe('interactions', () => {
  it('take as long as the longest of their events', () => {
    expect(
      findSlowestInteraction([
        { id: 1, duration: 40 },
        { id: 1, duration: 90 },
        { id: 2, duration: 60 },
      ]),
    ).toBe(90);
  });

  it('ignore one in fifty', () => {
    const many = Array.from({ length: 50 }, (_, id) => ({ id, duration: id === 3 ? 900 : 50 + id }));
    expect(findSlowestInteraction(many)).toBe(99);
  });

  it('that never happened have no value', () => {
    expect(findSlowestInteraction([])).toBeUndefined();
  });
});

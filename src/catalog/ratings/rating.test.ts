import { describe, expect, it } from 'vitest';
import { getRatingSummary } from './rating.ts';

describe('the sum of ratings', () => {
  it('counts, averages and shows how many gave how many stars', () => {
    const ratings = ([5, 5, 4, 1] as const).map((stars) => ({ stars }));
    expect(getRatingSummary(ratings)).toEqual({
      count: 4,
      average: 3.75,
      shares: [
        { stars: 5, count: 2 },
        { stars: 4, count: 1 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 1 },
      ],
    });
  });

  it('of none has no average', () => {
    expect(getRatingSummary([])).toMatchObject({ count: 0, average: null });
  });
});

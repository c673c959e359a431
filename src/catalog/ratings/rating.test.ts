import { describe, expect, it } from 'vitest';
import { getRatingSummary } from './rating.ts';

describe('the rating summary', () => {
  it('counts, averages and groups ratings by stars', () => {
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

  it('has no average without ratings', () => {
    expect(getRatingSummary([])).toMatchObject({ count: 0, average: null });
  });
});

import { describe, expect, test } from 'vitest';
import { isTooOften } from './limits.ts';

const now = new Date('2027-03-10T15:00:00Z');
const minutesAgo = (minutes: number, kind: 'request' | 'rating' = 'request') => ({
  ...{ kind, date_created: new Date(now.getTime() - minutes * 60_000).toISOString() },
});
const several = (count: number, minutes: number, kind?: 'rating') =>
  Array.from({ length: count }, () => minutesAgo(minutes, kind));

describe('a visitor', () => {
  test('sends five things an hour, of whatever kind', () => {
    expect(isTooOften([...several(3, 10), minutesAgo(20, 'rating')], 'request', now)).toBe(false);
    expect(isTooOften([...several(4, 10), minutesAgo(20, 'rating')], 'request', now)).toBe(true);
    expect(isTooOften(several(5, 61), 'request', now)).toBe(false);
  });

  test('sends three ratings a day, and may still ask', () => {
    const ratings = several(3, 600, 'rating');
    expect(isTooOften(ratings.slice(1), 'rating', now)).toBe(false);
    expect(isTooOften(ratings, 'rating', now)).toBe(true);
    expect(isTooOften(ratings, 'request', now)).toBe(false);
  });
});

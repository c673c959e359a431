import { expect, test } from 'vitest';
import { isPassed, isTooFarAhead, withinLast } from './clock-bounds.ts';

const now = new Date('2027-03-10T15:00:00Z');

test('recent dates end an hour ahead, by which clocks may differ', () => {
  expect(withinLast(86_400_000, now)).toEqual({ _between: ['2027-03-09T15:00:00.000Z', '2027-03-10T16:00:00.000Z'] });
});

test('a date is over when it has passed, or is further ahead than it can be', () => {
  expect(isPassed('date_expires', now, 86_400_000)).toEqual({
    _or: [{ date_expires: { _lt: '2027-03-10T15:00:00.000Z' } }, { date_expires: { _gt: '2027-03-11T15:00:00.000Z' } }],
  });
  expect(isTooFarAhead('date_created', now)).toEqual({ date_created: { _gt: '2027-03-10T16:00:00.000Z' } });
});

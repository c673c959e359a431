import { expect, test } from 'vitest';
import { shuffleDaily } from './teaser-queries.ts';

const ids = Array.from({ length: 40 }, (_, index) => index + 1);

test('gives the same order throughout a day, whatever the input order', () => {
  expect(shuffleDaily([...ids].reverse(), '2026-11-21')).toEqual(shuffleDaily(ids, '2026-11-21'));
});

test('gives another order of all ids on another day', () => {
  const today = shuffleDaily(ids, '2026-11-21');
  expect(today).not.toEqual(shuffleDaily(ids, '2026-11-22'));
  expect([...today].sort((a, b) => a - b)).toEqual(ids);
});

test('puts every id first at some time within a year', () => {
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
  expect(new Set(days.map((day) => shuffleDaily(ids.slice(0, 20), day)[0])).size).toBe(20);
});

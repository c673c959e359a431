import { beforeEach, expect, test, vi } from 'vitest';
import { takeSamples } from '../../../tests/samples.ts';
import { createLoginLimit } from './hook.ts';

let time: number;
let limit: ReturnType<typeof createLoginLimit>;

beforeEach(() => {
  time = 1_000;
  limit = createLoginLimit(() => time);
});

const take = (count: number, email = 'zoe@muster.example') =>
  Array.from({ length: count }, () => limit.take(email)).filter((waitMs) => waitMs === 0).length;

test('allows ten attempts per address, case-insensitively', () => {
  expect(take(6) + take(994, 'ZOE@Muster.example')).toBe(10);
});

test('allows ten more 15 minutes after the first, and says when', () => {
  take(10);
  expect(limit.take('zoe@muster.example')).toBe(900_000);
  time += 900_000 - 1;
  expect(take(1)).toBe(0);
  time += 1;
  expect(take(20)).toBe(10);
});

test('resets after a successful login', () => {
  take(9);
  limit.forget('Zoe@muster.example');
  expect(take(20)).toBe(10);
});

test('counts each address separately', () => {
  take(20);
  expect(take(1, 'jo@muster.example')).toBe(1);
});

test.each(takeSamples(['zoe@muster.example', 'jo@mail.muster.co.uk', 'jo:3@muster.example']))(
  'keeps %s at its limit while sixty thousand others are tried',
  (email) => {
    expect(take(11, email)).toBe(10);
    let allowed = 0;
    for (let other = 0; other < 60_000; other += 1) allowed += take(1, `${other}@mail.muster.co.uk`);
    expect([allowed, take(10, email)]).toEqual([60_000, 0]);
  },
);

test('is counted by a clock that nobody sets', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2036-11-27') });
  const own = createLoginLimit();
  const waitMs = Array.from({ length: 11 }, () => own.take('zoe@muster.example')).at(-1);
  vi.setSystemTime('2026-11-27');
  expect([waitMs, own.take('zoe@muster.example')].map((ms) => (ms ?? 0) > 0 && (ms ?? 0) <= 900_000)).toEqual([
    true,
    true,
  ]);
  vi.setSystemTime('2046-11-27');
  expect(own.take('zoe@muster.example')).toBeGreaterThan(0);
  vi.useRealTimers();
});

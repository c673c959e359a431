import { beforeEach, expect, test } from 'vitest';
import { createLoginLimit } from './hook.ts';

let time: number;
let limit: ReturnType<typeof createLoginLimit>;

beforeEach(() => {
  time = 1_000;
  limit = createLoginLimit(() => time);
});

const take = (count: number, email = 'zoe@muster.example') =>
  Array.from({ length: count }, () => limit.take(email)).filter((refusedUntil) => refusedUntil === undefined).length;

test('allows ten attempts per address, case-insensitively', () => {
  expect(take(6) + take(994, 'ZOE@Muster.example')).toBe(10);
});

test('allows ten more 15 minutes after the first, and returns that time', () => {
  take(10);
  expect(limit.take('zoe@muster.example')).toEqual(new Date(1_000 + 900_000));
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

test('keeps an active address while ten thousand others are tried', () => {
  take(10);
  for (let other = 0; other < 20_000; other += 1) {
    take(1, `${other}@muster.example`);
    if (other % 5_000 === 0) expect(take(1)).toBe(0);
  }
  expect(take(1)).toBe(0);
});

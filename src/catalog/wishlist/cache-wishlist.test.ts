import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheWishlist } from './cache-wishlist.ts';
import { parseCachedWishlist } from './cached-wishlist.ts';
import { formatWishlist } from './wishlist.ts';
import { cachedWishlistKey, wishlistKey } from './wishlist-keys.ts';

const kept = new Map<string, string>();
const asked: string[] = [];
let names: Record<number, string>;
let whileAsked: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  kept.clear();
  asked.length = 0;
  names = { 7: 'Ring Linde', 8: 'Kette' };
  whileAsked = () => undefined;
  vi.stubGlobal('location', { pathname: '/merkliste' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const ids = new URL(address, 'https://vierlinden.example').searchParams.get('pieces') ?? '';
    asked.push(ids);
    whileAsked();
    const pieces = ids
      .split(',')
      .flatMap((id) => (names[Number(id)] ? { id: Number(id), name: names[Number(id)] } : []));
    return Response.json({ pieces });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const put = (...pieces: number[]) => kept.set(wishlistKey, formatWishlist({ ids: pieces, pairs: [] }));
const listNames = () => parseCachedWishlist(kept.get(cachedWishlistKey) ?? null)?.pieces.map(({ name }) => name);

test('requests only new ids, and unknown ids once', async () => {
  put(7, 9);
  await cacheWishlist([7, 9]);
  put(8, 7, 9);
  await cacheWishlist([8, 7, 9]);
  await cacheWishlist([8, 7, 9]);
  expect(asked).toEqual(['7,9', '8']);
  expect(listNames()).toEqual(['Kette', 'Ring Linde']);
});

test('requests all ids again after a day', async () => {
  put(7, 9);
  await cacheWishlist([7, 9]);
  names = { 7: 'Ring Ulme', 9: 'Perle' };
  vi.setSystemTime(Date.now() + 90_000_000);
  await cacheWishlist([7, 9]);
  expect(listNames()).toEqual(['Ring Ulme', 'Perle']);
});

test('caches nothing when the list was cleared during the request', async () => {
  put(7);
  whileAsked = () => void kept.delete(wishlistKey);
  await cacheWishlist([7]);
  expect(kept.has(cachedWishlistKey)).toBe(false);
});

test('keeps cached names when the server responds with an error', async () => {
  put(7);
  await cacheWishlist([7]);
  vi.setSystemTime(Date.now() + 90_000_000);
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await cacheWishlist([7]);
  expect(listNames()).toEqual(['Ring Linde']);
});

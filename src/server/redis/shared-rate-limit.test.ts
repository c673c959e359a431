import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { findRedis, startRedis } from '../../../scripts/start-redis.ts';
import { startRedisServer } from '../../../tests/redis-server.ts';
import { setLogLevel } from '../log.ts';
import { createRedisClient, type RedisClient } from './redis-client.ts';
import { limitScript, type RateLimitRule, shareRateLimit } from './shared-rate-limit.ts';

setLogLevel('error');

const window = 60_000;

/** What the script does, where there is no Lua; windows do not end here. */
function countCalls(data: Map<string, number>, keys: string[], [windowMs = '', ...limits]: string[]): number {
  if (keys.some((key, index) => (data.get(key) ?? 0) >= Number(limits[index]))) return Number(windowMs);
  for (const key of keys) data.set(key, (data.get(key) ?? 0) + 1);
  return 0;
}

const scripts = { [createHash('sha1').update(limitScript).digest('hex')]: countCalls };

const servers = [
  ['the server of the tests', () => startRedisServer({ scripts })],
  ['Redis, where it is installed', startRedis],
] as const;

const clients: RedisClient[] = [];

afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

/** A storefront that counts in Redis, once it is connected. */
async function openStorefront(url: string, rule: RateLimitRule = { limit: 2, windowMs: window }) {
  const redis = createRedisClient({ url, firstRetryMs: 10 });
  clients.push(redis);
  await untilConnected(redis);
  return { redis, limit: shareRateLimit('orders', rule, { redis, secret: 'of the shop' }) };
}

const untilConnected = (redis: RedisClient) =>
  expect.poll(() => redis.evaluate(limitScript, [], [1]).catch(() => 'away'), { timeout: 10_000, interval: 5 }).toBe(0);

test.each(servers.slice(0, findRedis() ? 2 : 1))(
  'storefronts count together, without addresses (%s)',
  async (_, start) => {
    const server = await start();
    if (!server) throw new Error('There is no Redis.');
    try {
      const [one, other] = [await openStorefront(server.url), await openStorefront(server.url)];
      const consume = async ({ limit }: typeof one, client: string) => (await limit.consume(client)) > 0;
      expect(await consume(one, '198.18.0.1')).toBe(false);
      expect(await consume(other, '198.18.0.1')).toBe(false);
      const waitMs = await one.limit.consume('198.18.0.1');
      expect(waitMs).toBeGreaterThan(window / 2);
      expect(waitMs).toBeLessThanOrEqual(window);
      expect(await consume(other, '198.18.0.2')).toBe(false);
      const elsewhere = shareRateLimit(
        'forms',
        { limit: 2, windowMs: window },
        { redis: one.redis, secret: 'of the shop' },
      );
      expect(await elsewhere.consume('198.18.0.1')).toBe(0);

      await server.kill();
      await expect.poll(() => one.redis.evaluate(limitScript, [], [1]).then(String, String)).toContain('Redis is away');
      const alone = [];
      for (let call = 0; call < 3; call += 1) alone.push(await consume(one, '198.18.0.1'));
      expect(alone).toEqual([false, false, true]);
      expect(await consume(other, '198.18.0.1')).toBe(false);

      await server.restart();
      await Promise.all([untilConnected(one.redis), untilConnected(other.redis)]);
      expect([await consume(one, '198.18.0.1'), await consume(other, '198.18.0.1')]).toEqual([false, false]);
      expect(await consume(one, '198.18.0.1')).toBe(true);
    } finally {
      await server.stop();
    }
  },
);

test('a whole network has a multiple of the limit of a client', async () => {
  const server = await startRedisServer({ scripts });
  try {
    const { limit } = await openStorefront(server.url, { limit: 1, windowMs: window });
    const refused = [];
    for (let host = 1; host <= 21; host += 1) refused.push((await limit.consume(`198.18.5.${host}`)) > 0);
    expect(refused.lastIndexOf(false)).toBe(19);
    expect(refused.at(20)).toBe(true);
    expect(server.keys().join()).not.toContain('198.18');
  } finally {
    await server.stop();
  }
});

test('a client signs in, and one with a wrong password counts by itself', async () => {
  const server = await startRedisServer({ scripts, password: 'p@ss wörd' });
  try {
    const withPassword = (text: string) => server.url.replace('redis://', `redis://:${encodeURIComponent(text)}@`);
    await openStorefront(`${withPassword('p@ss wörd')}/3`);
    const wrong = createRedisClient({ url: withPassword('another'), firstRetryMs: 10 });
    clients.push(wrong);
    const limit = shareRateLimit('orders', { limit: 1, windowMs: window }, { redis: wrong, secret: '' });
    expect([await limit.consume('198.18.0.1'), (await limit.consume('198.18.0.1')) > 0]).toEqual([0, true]);
    expect(server.keys()).toEqual([]);
  } finally {
    await server.stop();
  }
});

test('an error that Redis answers fails its call alone', async () => {
  const server = await startRedisServer({ scripts });
  try {
    const { redis } = await openStorefront(server.url);
    const [failed, fine] = await Promise.allSettled([
      redis.evaluate('return 1 +', [], []),
      redis.evaluate(limitScript, ['a'], [window, 5]),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('ERR') } });
    expect(fine).toEqual({ status: 'fulfilled', value: 0 });
  } finally {
    await server.stop();
  }
});

test('a call that Redis does not answer is counted here, and the connection is opened again', async () => {
  const server = await startRedisServer({ scripts });
  try {
    const redis = createRedisClient({ url: server.url, timeoutMs: 50, firstRetryMs: 10 });
    clients.push(redis);
    await untilConnected(redis);
    server.setHanging(true);
    const limit = shareRateLimit('orders', { limit: 1, windowMs: window }, { redis, secret: '' });
    expect([await limit.consume('198.18.0.1'), (await limit.consume('198.18.0.1')) > 0]).toEqual([0, true]);
    server.setHanging(false);
    await untilConnected(redis);
  } finally {
    await server.stop();
  }
});

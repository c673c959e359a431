import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CmsApi, createCmsApi } from '../../cms/cms-api.ts';
import { findRedis, type Redis, startRedis } from '../../scripts/start-redis.ts';
import { createRedisClient, type RedisClient } from '../../src/server/redis/redis-client.ts';
import { signatureHeader, signCall } from '../../src/server/signature.ts';
import { type IsolatedDirectus, startIsolatedDirectus } from '../isolated-directus.ts';
import { makeOrder, priceOf } from '../orders-api-calls.ts';

/** Directus with Redis, which is not on every machine. */
describe.skipIf(!findRedis())('Directus with Redis', () => {
  let redis: Redis;
  let directus: IsolatedDirectus;
  let cms: CmsApi;
  let client: RedisClient;

  beforeAll(async () => {
    const started = await startRedis();
    if (!started) throw new Error('There is no Redis.');
    redis = started;
    client = createRedisClient({ url: redis.url, firstRetryMs: 10 });
    await redis.kill();
    directus = await startIsolatedDirectus({
      ...{ REDIS: redis.url, SYNCHRONIZATION_STORE: 'redis', LOOK_EVERY_SECONDS: '1' },
    });
    cms = createCmsApi({ url: directus.url, token: directus.secrets.adminToken });
  });
  afterAll(async () => {
    client?.close();
    await directus?.close();
    await redis?.stop();
  });

  async function call(path: string, content: object) {
    const body = JSON.stringify(content);
    const what = { direction: 'storefront-to-cms', method: 'POST', path, body } as const;
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signCall(directus.secrets.siteSecret, what),
    };
    const response = await fetch(directus.url + path, { method: 'POST', headers, body });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  }

  const makeBody = () => ({
    ...makeOrder(20701),
    ...{ project: 'vierlinden.example', language: 'de', gift_message: '', branch: null, express: null, drawings: [] },
    ...{ accepted_delivery_to: null, accepted_total_cents: priceOf(20701) + 690 },
  });

  const readChanges = async (after?: string) => (await call('/changes', { after })).answer;

  /** Keys of what Directus holds in Redis: jobs that have noted when they run next, or permissions. */
  const countKeys = (pattern: string) =>
    client.evaluate("return #redis.call('keys', ARGV[1])", [], [pattern]).catch(() => 'away');

  const patience = { timeout: 20_000, interval: 50 };

  const isUsed = async () => {
    await cms.get('/items/page?limit=1');
    expect(await countKeys('directus-sync:clock:*')).toBeGreaterThan(0);
    expect(await countKeys('permissions:*')).toBeGreaterThan(0);
  };

  /** Reads with rights that are in no memory, since each role and collection is asked for once. */
  const read = async (path: string, token: string) =>
    (await fetch(directus.url + path, { headers: { authorization: `Bearer ${token}` } })).status;

  test('it starts while Redis is away, and uses one that comes, without a restart', async () => {
    expect(directus.readLog()).toContain('Redis is away');
    const { adminToken } = directus.secrets;
    expect([await read('/items/page?limit=1', adminToken), (await call('/ecom/order', makeBody())).status]).toEqual([
      200, 200,
    ]);
    await redis.restart();
    await vi.waitFor(isUsed, patience);
    // Over another connection than the keys.
    const countChannels = () => client.evaluate("return #redis.call('pubsub', 'channels', ARGV[1])", [], ['*:flows']);
    await expect.poll(countChannels, patience).toBe(1);
    expect(directus.readLog()).toContain('Redis is back');
  });

  test('while it is dead orders are stored once, changes are told and staff work; it is used again without a restart', async () => {
    await vi.waitFor(isUsed, patience);
    await redis.kill();

    const body = makeBody();
    const first = await call('/ecom/order', body);
    expect(first.status).toBe(200);
    expect(await call('/ecom/order', body)).toEqual(first);
    const orders = await cms.get(`/items/ecommerce_order?filter[idempotency_key][_eq]=${body.id}&fields=id`);
    expect(orders).toHaveLength(1);

    const { position } = await readChanges();
    await cms.patch('/items/ecommerce_product/207', { status: 'published' });
    const changes = await readChanges(String(position));
    expect([changes.isReset, changes.tags]).toEqual([false, expect.arrayContaining(['ecommerce_product/207'])]);

    const { adminToken, storefrontToken } = directus.secrets;
    for (const path of ['/items/branch?limit=1', '/items/article?limit=1', '/items/menu_entry?limit=1']) {
      expect([await read(path, adminToken), await read(path, storefrontToken)], path).toEqual([200, 200]);
    }
    const collection = `probe_${randomUUID().slice(0, 8)}`;
    await cms.post('/collections', { collection, schema: {}, meta: {} });
    expect(await read(`/items/${collection}`, adminToken)).toBe(200);

    await redis.restart();
    await vi.waitFor(isUsed, patience);
    expect((await call('/ecom/order', makeBody())).status).toBe(200);
    expect(directus.program.isRunning()).toBe(true);
  }, 120_000);
});

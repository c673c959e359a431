import { expect, onTestFinished, test } from 'vitest';
import { findRedis, startRedis } from '../../../scripts/start-redis.ts';
import { startRedisServer } from '../../../tests/redis-server.ts';
import { setLogLevel } from '../log.ts';
import { openRedisHints } from './redis-hints.ts';

setLogLevel('error');

const servers = [
  ['the server of the tests', () => startRedisServer()],
  ['Redis, where it is installed', startRedis],
] as const;

const patience = { timeout: 10_000, interval: 10 };

test.each(servers.slice(0, findRedis() ? 2 : 1))(
  'a storefront tells the others of its website, and not itself, also after Redis was away (%s)',
  async (_, start) => {
    const server = await start();
    if (!server) throw new Error('There is no Redis.');
    onTestFinished(server.stop);
    const heard = { one: 0, other: 0, elsewhere: 0 };
    const open = (name: keyof typeof heard, secret = 'of the shop') => {
      const hints = openRedisHints({ url: server.url, secret, firstRetryMs: 10, onHint: () => (heard[name] += 1) });
      onTestFinished(hints.close);
      return hints;
    };
    const [one, other] = [open('one'), open('other')];
    const elsewhere = open('elsewhere', 'of another shop');
    const untilHeard = async ({ tell }: typeof one, name: keyof typeof heard) => {
      const before = heard[name];
      const tellAgain = () => {
        tell();
        return heard[name];
      };
      await expect.poll(tellAgain, patience).toBeGreaterThan(before);
    };
    await untilHeard(one, 'other');
    expect([heard.one, heard.elsewhere]).toEqual([0, 0]);
    await untilHeard(other, 'one');
    await server.kill();
    one.tell();
    await server.restart();
    await untilHeard(one, 'other');
    elsewhere.tell();
    await untilHeard(other, 'one');
    expect(heard.elsewhere).toBe(0);
  },
);

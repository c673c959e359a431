import { expect, onTestFinished, test, vi } from 'vitest';
import { findRedis, startRedis } from '../../../scripts/start-redis.ts';
import { startRedisServer } from '../../../tests/redis-server.ts';
import { flushLog, setLogLevel } from '../log.ts';
import { createRedisClient } from './redis-client.ts';
import { openRedisHints, publishScript } from './redis-hints.ts';

setLogLevel('error');

const servers = [
  ['the server of the tests', () => startRedisServer()],
  ['Redis, where it is installed', startRedis],
] as const;

const patience = { timeout: 10_000, interval: 10 };

function open(url: string, onHint: () => void = () => undefined, secret = 'of the shop') {
  const hints = openRedisHints({ url, secret, onHint, firstRetryMs: 10 });
  onTestFinished(hints.close);
  return hints;
}

type Hints = ReturnType<typeof open>;

/** Publishes until so many storefronts have subscribed; exactly one hint reaches that many. */
const untilReached = ({ publishHint }: Hints, count: number) => expect.poll(publishHint, patience).toBe(count);

test.each(servers.slice(0, findRedis() ? 2 : 1))(
  'a storefront publishes to the others of its website, and not to itself, also after Redis was away (%s)',
  async (_, start) => {
    const server = await start();
    if (!server) throw new Error('There is no Redis.');
    onTestFinished(server.stop);
    const received = { one: 0, other: 0, elsewhere: 0 };
    const openAs = (name: keyof typeof received, secret?: string) =>
      open(server.url, () => (received[name] += 1), secret);
    const elsewhere = openAs('elsewhere', 'of another shop');
    await untilReached(elsewhere, 1);
    const one = openAs('one');
    await untilReached(one, 1);
    const other = openAs('other');
    await untilReached(one, 2);
    await untilReached(other, 2);
    await expect.poll(() => received, patience).toEqual({ one: 1, other: 1, elsewhere: 0 });
    // What was published before has come by the time that this one comes.
    await untilReached(other, 2);
    await expect.poll(() => received.one, patience).toBe(2);
    expect(received).toEqual({ one: 2, other: 1, elsewhere: 0 });

    await server.kill();
    await untilReached(one, 0);
    await server.restart();
    await untilReached(elsewhere, 1);
    const before = { ...received };
    await untilReached(one, 2);
    await untilReached(other, 2);
    await expect.poll(() => received.one, patience).toBeGreaterThan(before.one);
    await expect.poll(() => received.other, patience).toBeGreaterThan(before.other);
    expect(received.elsewhere).toBe(0);
  },
);

test('one connection logs that Redis is away, and is used again', async () => {
  const server = await startRedisServer();
  onTestFinished(server.stop);
  const countLines = captureLog();
  // As that of the rate limits.
  const limits = createRedisClient({ url: server.url, firstRetryMs: 10 });
  onTestFinished(limits.close);
  const isUsed = () => limits.evaluate(publishScript, ['of nobody'], ['']).catch(() => 'away');
  const hints = open(server.url);
  const untilAllUse = async () => {
    await untilReached(hints, 1);
    await expect.poll(isUsed, patience).toBe(0);
  };
  await untilAllUse();
  await server.kill();
  await untilReached(hints, 0);
  await expect.poll(isUsed, patience).toBe('away');
  await server.restart();
  await untilAllUse();
  expect([countLines('redis is away'), countLines('redis is used again')]).toEqual([1, 1]);
});

test.each(['refused', 'closed'] as const)(
  'a subscription that is %s is logged once, tried ever more seldom, and made as soon as it may be',
  async (refusal) => {
    const attempts: number[] = [];
    let isAllowed = false;
    const refuse = (command: string) => {
      if (command !== 'SUBSCRIBE' || isAllowed) return undefined;
      attempts.push(performance.now());
      return refusal;
    };
    const server = await startRedisServer({ refuse });
    onTestFinished(server.stop);
    const countLines = captureLog();
    const hints = open(server.url);
    await expect.poll(() => attempts.length, patience).toBeGreaterThan(5);
    const [first = 0, , , , , sixth = 0] = attempts;
    // 10, 20, 40, 80 and 160; timers may be a millisecond early.
    expect(sixth - first).toBeGreaterThan(300);
    expect(countLines('redis subscription failed')).toBe(1);
    isAllowed = true;
    await untilReached(hints, 1);
  },
);

test('hints that Redis refuses are logged once', async () => {
  const server = await startRedisServer({ refuse: (command) => (command === 'EVAL' ? 'refused' : undefined) });
  onTestFinished(server.stop);
  const countLines = captureLog();
  const { publishHint } = open(server.url);
  const publishAgain = async () => {
    await publishHint();
    return countLines('redis refuses hints');
  };
  await expect.poll(publishAgain, patience).toBe(1);
  expect([await publishAgain(), await publishAgain()]).toEqual([1, 1]);
});

/** Returns the number of lines with an event that were written since. */
function captureLog(): (event: string) => number {
  flushLog();
  setLogLevel('info');
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  onTestFinished(() => {
    flushLog();
    spy.mockRestore();
    setLogLevel('error');
  });
  return (event) => {
    flushLog();
    return written.join('').split(`"event":"${event}"`).length - 1;
  };
}

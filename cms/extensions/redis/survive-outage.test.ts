import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { type Connection, surviveOutages } from './survive-outage.ts';

class FakeConnection extends EventEmitter {
  status = 'ready';
  readonly options: Connection['options'] = {};
}

/** Directus's connections; every call fails while `state.isAway`. */
function makeDirectus() {
  const state = { isAway: false };
  const told: string[] = [];
  const sent: string[] = [];
  const warnings: string[] = [];
  const run = async <Value>(what: string, value: Value): Promise<Value> => {
    if (state.isAway) throw new Error('Redis is away.');
    sent.push(what);
    return value;
  };
  const [redis, sub] = [new FakeConnection(), new FakeConnection()];
  const handle = (payload: unknown) => told.push(JSON.stringify(payload));
  const bus = {
    namespace: 'bus',
    handlers: { 'bus:schemaChanged': new Set([handle]), 'bus:flows': new Set([handle]) },
    publish: (channel: string) => run(`publish ${channel}`, undefined),
    sub,
  };
  const lock = {
    increment: () => run('increment', 7),
    delete: () => run('unlock', undefined),
  };
  const cache = {
    get: () => run('get', 'cached'),
    set: () => run('set', undefined),
    delete: () => run('delete', undefined),
    clear: () => run('clear', undefined),
  };
  surviveOutages({ redis, bus, lock, cache, subscribers: [sub], logger: { warn: (text) => warnings.push(text) } });
  return { state, told, sent, warnings, redis, sub, bus, lock, cache };
}

test('with Redis everything goes there, and what fails would fail at once', async () => {
  const { bus, lock, cache, redis, sub, sent, told } = makeDirectus();
  expect([await cache.get(), await lock.increment()]).toEqual(['cached', 7]);
  await bus.publish('schemaChanged');
  expect([sent, told]).toEqual([['get', 'increment', 'publish schemaChanged'], []]);
  expect(redis.options).toMatchObject({ enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  // Listening may begin when Redis comes.
  expect(sub.options).toMatchObject({ enableOfflineQueue: true, maxRetriesPerRequest: null });
});

test('without Redis nothing fails: it is not cached, not locked, and told to this process alone', async () => {
  const { state, bus, lock, cache, told } = makeDirectus();
  state.isAway = true;
  expect([await cache.get(), await lock.increment()]).toEqual([undefined, 1]);
  await Promise.all([cache.set(), cache.delete(), cache.clear(), lock.delete()]);
  await bus.publish('flows');
  expect(told).toHaveLength(1);
});

test('what others may have told is read again when a connection is back, whichever it is', async () => {
  const { redis, sub, sent, told, warnings } = makeDirectus();
  redis.emit('close');
  redis.emit('close');
  redis.emit('ready');
  await expect.poll(() => told).toEqual(['{}', '{"type":"reload"}']);
  sub.emit('ready');
  await expect.poll(() => told).toHaveLength(4);
  expect(sent).toEqual(['clear', 'clear']);
  expect(warnings).toHaveLength(2);
});

test('what only this process has heard and unlocked is told to the others and unlocked when Redis is back, once', async () => {
  const { state, redis, sub, bus, lock, sent } = makeDirectus();
  state.isAway = true;
  redis.emit('close');
  await Promise.all([bus.publish('schemaChanged'), lock.delete()]);
  state.isAway = false;
  redis.emit('ready');
  await expect.poll(() => sent).toEqual(['unlock', 'clear', 'publish schemaChanged', 'publish flows']);
  sub.emit('ready');
  await expect.poll(() => sent.slice(4)).toEqual(['clear']);
});

import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allMetrics, combineMetrics, type MetricValues } from '../../base/metrics.ts';
import { setLogLevel } from '../log.ts';
import { createCrew } from './crew.ts';
import { createLink, type HandlersOf, type Link } from './link.ts';
import type { PrimaryCalls, WorkerCalls } from './protocol.ts';

/** A worker in this process, with what the primary has told it. */
class FakeWorker extends EventEmitter {
  readonly told: string[] = [];
  readonly primary: Link<PrimaryCalls>;
  readonly process = { pid: 1, kill: (signal: string) => this.end(signal) };
  isGone = false;
  /** Holds the answers to what it is told. */
  isStuck = false;
  /** What it answers to what it is asked. */
  numbers: unknown = null;

  readonly id: number;

  constructor(id: number) {
    super();
    this.id = id;
    const answer = async (what: string) => {
      this.told.push(what);
      if (this.isStuck) await new Promise(() => undefined);
      return null;
    };
    const handlers: HandlersOf<WorkerCalls> = {
      lead: () => answer('lead'),
      openRelease: (id) => answer(`open ${id}`),
      activateRelease: (id) => answer(`show ${id}`),
      handle: async ({ topic }) => {
        await answer(topic);
        return this.numbers;
      },
      drain: (reason) => {
        this.end(reason);
        return null;
      },
    };
    this.primary = createLink<PrimaryCalls, WorkerCalls>({
      send: (message) => queueMicrotask(() => this.emit('message', message)),
      handlers,
    });
  }

  send(message: unknown) {
    queueMicrotask(() => this.isGone || this.primary.receive(message));
  }

  isConnected = () => !this.isGone;
  isDead = () => this.isGone;

  end(signal: string) {
    if (this.isGone) return;
    this.isGone = true;
    this.primary.end();
    this.emit('exit', null, signal);
  }
}

function makeCrew(count = 2) {
  setLogLevel('error');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const workers: FakeWorker[] = [];
  let failedStarts = 0;
  const crew = createCrew({
    count,
    fork: () => {
      const worker = new FakeWorker(workers.length + 1);
      workers.push(worker);
      return worker as unknown as Worker;
    },
    onFailedStart: () => {
      failedStarts += 1;
    },
  });
  const join = async (worker: FakeWorker | undefined, release = '1') => {
    const other = await worker?.primary.call('join', release);
    worker?.emit('listening');
    return other;
  };
  return { crew, workers, join, countFailedStarts: () => failedStarts };
}

test('the first worker leads, and the next one after its end', async () => {
  const { workers, join } = makeCrew();
  const [first, second] = workers;
  await join(first);
  await join(second);
  expect([first?.told, second?.told]).toEqual([['lead'], []]);
  first?.end('SIGKILL');
  await vi.waitFor(() => expect(second?.told).toEqual(['lead']));
});

test('a release is opened by all, then shown by all, and only then reported', async () => {
  const { workers, join } = makeCrew(3);
  for (const worker of workers) await join(worker);
  const [first, second, third] = workers;
  await first?.primary.call('switchRelease', '2');
  expect([first?.told, second?.told, third?.told]).toEqual([
    ['lead', 'show 2'],
    ['open 2', 'show 2'],
    ['open 2', 'show 2'],
  ]);
});

test('a worker that cannot show a release is replaced, and its successor shows it', async () => {
  const { workers, join } = makeCrew();
  const [first, second] = workers;
  await join(first);
  await join(second);
  if (second) second.isStuck = true;
  const switching = first?.primary.call('switchRelease', '2');
  await vi.advanceTimersByTimeAsync(60_000);
  await switching;
  expect(second?.isGone).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(workers).toHaveLength(3);
  expect(await join(workers[2], '1')).toBe('2');
  expect(await join(workers[2], '2')).toBeUndefined();
});

test('what a lead has not done before its end is told to the next one', async () => {
  const { workers, join } = makeCrew();
  const [first, second] = workers;
  await join(first);
  await join(second);
  if (first) first.isStuck = true;
  await second?.primary.call('tellLead', { topic: 'publish', data: null });
  await vi.waitFor(() => expect(first?.told).toEqual(['lead', 'publish']));
  first?.end('SIGKILL');
  await vi.waitFor(() => expect(second?.told).toEqual(['lead', 'publish']));
});

test('what a lead has done is not told again', async () => {
  const { workers, join } = makeCrew();
  const [first, second] = workers;
  await join(first);
  await join(second);
  await second?.primary.call('tellLead', { topic: 'publish', data: null });
  await vi.waitFor(() => expect(first?.told).toEqual(['lead', 'publish']));
  await vi.advanceTimersByTimeAsync(1);
  first?.end('SIGKILL');
  await vi.advanceTimersByTimeAsync(1);
  expect(second?.told).toEqual(['lead']);
});

test('workers that end again and again are replaced ever more slowly', async () => {
  const { workers, join } = makeCrew(1);
  await join(workers[0]);
  for (const delayMs of [100, 200, 400, 800]) {
    const before = workers.length;
    workers.at(-1)?.end('SIGSEGV');
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(workers).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers).toHaveLength(before + 1);
  }
});

test('a worker that ends before any has listened ends the start', async () => {
  const { workers, countFailedStarts } = makeCrew();
  await workers[0]?.primary.call('join', '1');
  workers[0]?.end('exit code 1');
  expect(countFailedStarts()).toBe(1);
});

test('a worker that does not answer is left out of what is gathered', async () => {
  const { workers, join } = makeCrew(3);
  for (const worker of workers) await join(worker);
  if (workers[2]) workers[2].isStuck = true;
  const gathered = workers[0]?.primary.call('gather', { topic: 'health', data: null });
  await vi.advanceTimersByTimeAsync(500);
  expect(await gathered).toEqual([null]);
});

/** The counts of a worker that has placed so many orders, and has nothing else to tell. */
const makeNumbers = (placed: number) =>
  allMetrics.map(({ name, samples }) => samples.map(() => (name === 'vitrine_orders_total' ? placed : 0)));

const addOrders = (all: readonly MetricValues[]) =>
  combineMetrics(all)[allMetrics.findIndex(({ name }) => name === 'vitrine_orders_total')]?.[0];

test('the numbers of a silent worker are the last that it told, and those of one that has ended stay', async () => {
  const { workers, join } = makeCrew(3);
  for (const worker of workers) await join(worker);
  const [first, second, third] = workers;
  if (!first || !second || !third) throw new Error('Three workers are expected.');
  [second.numbers, third.numbers] = [makeNumbers(2), makeNumbers(40)];
  const collect = async () => {
    const collected = first.primary.call('collectMetrics', makeNumbers(1));
    await vi.advanceTimersByTimeAsync(500);
    const { others, serving } = await collected;
    return { placed: addOrders([makeNumbers(1), ...others]), serving };
  };
  expect(await collect()).toEqual({ placed: 43, serving: 3 });
  second.isStuck = true;
  third.numbers = makeNumbers(41);
  expect(await collect()).toEqual({ placed: 44, serving: 2 });
  third.end('SIGKILL');
  expect(await collect()).toEqual({ placed: 44, serving: 1 });
  await vi.advanceTimersByTimeAsync(100);
  const [successor] = workers.slice(3);
  if (!successor) throw new Error('A successor is expected.');
  await join(successor);
  successor.numbers = makeNumbers(5);
  expect(await collect()).toEqual({ placed: 49, serving: 2 });
});

test('numbers that arrive after the end of a worker are not counted again', async () => {
  const { workers, join } = makeCrew();
  for (const worker of workers) await join(worker);
  const [first, second] = workers;
  await second?.primary.call('collectMetrics', makeNumbers(2));
  second?.end('SIGKILL');
  second?.emit('message', { call: 1, name: 'collectMetrics', data: makeNumbers(2) });
  const collected = await first?.primary.call('collectMetrics', makeNumbers(1));
  expect(addOrders(collected?.others ?? [])).toBe(2);
});

test('limits, nonces and sets are counted for all workers together', async () => {
  const { workers } = makeCrew();
  const [first, second] = workers;
  const rule = { name: 'forms', limit: 1, windowMs: 1_000, client: 'a' };
  expect(await first?.primary.call('consume', rule)).toBe(0);
  expect(await second?.primary.call('consume', rule)).toBeGreaterThan(0);
  expect(await second?.primary.call('consume', { ...rule, name: 'orders' })).toBe(0);
  const signature = { nonce: 'n', at: 0, now: 0 };
  expect(await first?.primary.call('claimNonce', signature)).toBe(true);
  expect(await second?.primary.call('claimNonce', signature)).toBe(false);
  await first?.primary.call('addMark', { set: 'orders', key: 'k' });
  expect(await second?.primary.call('hasMark', { set: 'orders', key: 'k' })).toBe(true);
  await second?.primary.call('removeMark', { set: 'orders', key: 'k' });
  expect(await first?.primary.call('hasMark', { set: 'orders', key: 'k' })).toBe(false);
});

test('a stop drains all workers, and starts none', async () => {
  const { crew, workers, join } = makeCrew();
  await join(workers[0]);
  await crew.drain('SIGTERM');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers.map(({ isGone }) => isGone)).toEqual([true, true]);
});

import { expect, test, vi } from 'vitest';
import { createWorkQueue, QueueFull, type WorkRequest } from './work-queue.ts';

/** A queue whose work ends when the test says so; `started` are the keys in order. */
function openQueue(options: { concurrency: number; maxQueued: number; largeFromPriority?: number; graceMs?: number }) {
  const queue = createWorkQueue<string>(options);
  const started: string[] = [];
  const ended: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (key: string, claim: Partial<WorkRequest> = {}) => {
    const answer = queue(key, { client: 'ada', priority: 320, ...claim }, (signal) => {
      started.push(key);
      return new Promise((resolve, reject) => {
        ends.set(key, () => resolve(key));
        signal.addEventListener('abort', () => {
          ended.push(key);
          reject(signal.reason);
        });
      });
    });
    answer.catch(() => undefined);
    return answer;
  };
  /** Ends running work until nothing is left. */
  const workOff = async () => {
    for (let done = 0; done < started.length; done++) {
      ends.get(started[done] ?? '')?.();
      await new Promise(setImmediate);
    }
    return started;
  };
  return { ask, started, ended, workOff };
}

test('runs two at a time, and each key once for all requests', async () => {
  const { ask, started, workOff } = openQueue({ concurrency: 2, maxQueued: 9 });
  const answers = [ask('a'), ask('b'), ask('c'), ask('c', { client: 'bob' }), ask('a', { client: 'bob' })];
  expect(started).toEqual(['a', 'b']);
  await workOff();
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'c', 'a']);
  expect(started).toEqual(['a', 'b', 'c']);
});

test('continues after failed work', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, maxQueued: 1 });
  const claim = { client: 'ada', priority: 1 };
  await expect(queue('a', claim, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue('a', claim, async () => 'well')).toBe('well');
});

test('does a client’s smallest work first', async () => {
  const { ask, workOff } = openQueue({ concurrency: 1, maxQueued: 9 });
  ask('first');
  for (const priority of [1980, 320, 1200, 480]) ask(String(priority), { priority });
  expect(await workOff()).toEqual(['first', '320', '480', '1200', '1980']);
});

test('never gives the last slot to large work', async () => {
  const { ask, started, workOff } = openQueue({ concurrency: 2, maxQueued: 9, largeFromPriority: 2800 });
  for (const client of ['ada', 'bob']) ask(`${client} large`, { client, priority: 2800 });
  expect(started).toEqual(['ada large']);
  ask('cleo small', { client: 'cleo', priority: 320 });
  expect(started).toEqual(['ada large', 'cleo small']);
  expect(await workOff()).toEqual(['ada large', 'cleo small', 'bob large']);
});

test('gives each client a turn, however much another requests', async () => {
  const { ask, workOff } = openQueue({ concurrency: 1, maxQueued: 99 });
  for (const name of ['a', 'b', 'c', 'd']) ask(`ada ${name}`, { priority: 1 });
  for (const name of ['a', 'b']) ask(`bob ${name}`, { client: 'bob', priority: 1980 });
  expect(await workOff()).toEqual(['ada a', 'ada b', 'bob a', 'ada c', 'bob b', 'ada d']);
});

test('shared work is done at the turn of the first of its clients', async () => {
  const { ask, workOff } = openQueue({ concurrency: 1, maxQueued: 99 });
  for (const name of ['a', 'b', 'c', 'hero']) ask(name);
  ask('hero', { client: 'bob' });
  expect(await workOff()).toEqual(['a', 'b', 'hero', 'c']);
});

test('drops work that nobody waits for, and keeps shared work', async () => {
  const { ask, workOff } = openQueue({ concurrency: 1, maxQueued: 9 });
  const leaving = new AbortController();
  const { signal } = leaving;
  ask('first');
  const left = [ask('alone', { signal }), ask('shared', { signal })];
  const shared = ask('shared', { client: 'bob' });
  leaving.abort(new Error('left'));
  for (const answer of left) await expect(answer).rejects.toThrow('left');
  expect(await workOff()).toEqual(['first', 'shared']);
  expect(await shared).toBe('shared');
});

test('rejects an aborted signal at once', async () => {
  const { ask, started } = openQueue({ concurrency: 1, maxQueued: 9 });
  await expect(ask('a', { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
  expect(started).toEqual([]);
});

test('aborts running work that nobody waits for, and frees its slot', async () => {
  const { ask, ended, started } = openQueue({ concurrency: 1, maxQueued: 9, graceMs: 0 });
  const leaving = new AbortController();
  ask('slow', { signal: leaving.signal });
  ask('next', { client: 'bob' });
  leaving.abort(new Error('left'));
  await vi.waitFor(() => expect(started).toEqual(['slow', 'next']));
  expect(ended).toEqual(['slow']);
});

test('does not abort running work that is requested again in time', async () => {
  const { ask, ended, workOff } = openQueue({ concurrency: 1, maxQueued: 9, graceMs: 0 });
  const leaving = new AbortController();
  ask('slow', { signal: leaving.signal });
  leaving.abort(new Error('left'));
  const answer = ask('slow', { client: 'bob' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).toEqual([]);
  expect(await workOff()).toEqual(['slow']);
  expect(await answer).toBe('slow');
});

test('a full queue drops the largest work of the client with the largest share', async () => {
  const { ask, workOff } = openQueue({ concurrency: 1, maxQueued: 3 });
  ask('first');
  const mine = [320, 1980, 800].map((priority) => ask(String(priority), { priority }));
  await expect(ask('more', { priority: 1980 })).rejects.toThrow(QueueFull);
  const theirs = ask('theirs', { client: 'bob', priority: 1980 });
  await expect(mine[1]).rejects.toThrow(QueueFull);
  await expect(ask('more of theirs', { client: 'bob', priority: 1980 })).rejects.toThrow(QueueFull);
  expect(await workOff()).toEqual(['first', '320', 'theirs', '800']);
  expect(await theirs).toBe('theirs');
});

test('a household with many addresses does not fill the queue for others', async () => {
  const { ask, workOff } = openQueue({ concurrency: 8, maxQueued: 400 });
  const flood = Array.from({ length: 408 }, (_, at) => ask(`flood ${at}`, { client: `2001:db8:1:${at.toString(16)}` }));
  const visits = Array.from({ length: 200 }, (_, at) => ask(`visit ${at}`, { client: `198.${at}.100.7` }));
  await expect(flood.at(-1)).rejects.toThrow(QueueFull);
  const order = await workOff();
  expect(await Promise.all(visits)).toHaveLength(200);
  // All others together have at most twenty times the turns of the /32 that contains the household.
  expect(order.indexOf('visit 0')).toBeLessThan(8 + 20);
});

test('in a full queue small work replaces the same client’s largest', async () => {
  const { ask, workOff } = openQueue({ concurrency: 1, maxQueued: 2 });
  ask('first');
  const large = [1980, 1200].map((priority) => ask(String(priority), { priority }));
  ask('small');
  await expect(large[0]).rejects.toThrow(QueueFull);
  expect(await workOff()).toEqual(['first', 'small', '1200']);
});

test('background work comes last, never takes the last slot, and is dropped first', async () => {
  const { ask, started, workOff } = openQueue({ concurrency: 2, maxQueued: 2 });
  const background = { client: undefined };
  ask('check a', background);
  const checks = ['check b', 'check c'].map((key) => ask(key, background));
  expect(started).toEqual(['check a']);
  await expect(ask('check d', background)).rejects.toThrow(QueueFull);
  ask('picture a');
  ask('picture b');
  await expect(checks[1]).rejects.toThrow(QueueFull);
  expect(await workOff()).toEqual(['check a', 'picture a', 'picture b', 'check b']);
});

test('begins idle work only while nothing else runs or waits, one at a time', async () => {
  const { ask, started, workOff } = openQueue({ concurrency: 2, maxQueued: 9 });
  const idle = { client: undefined, isIdleWork: true };
  ask('visitor');
  ask('idle 1', idle);
  ask('idle 2', idle);
  ask('background', { client: undefined });
  expect(started).toEqual(['visitor', 'background']);
  expect(await workOff()).toEqual(['visitor', 'background', 'idle 1', 'idle 2']);
});

test('idle work that runs takes no slot', () => {
  const { ask, started } = openQueue({ concurrency: 2, maxQueued: 9 });
  ask('idle', { client: undefined, isIdleWork: true });
  for (const key of ['a', 'b', 'c']) ask(key);
  expect(started).toEqual(['idle', 'a', 'b']);
});

test('idle work that a client requests as well is done in the turn of the client', async () => {
  const { ask, started, workOff } = openQueue({ concurrency: 1, maxQueued: 9 });
  ask('first');
  ask('idle', { client: undefined, isIdleWork: true });
  ask('second');
  ask('idle', { priority: 1 });
  await workOff();
  expect(started).toEqual(['first', 'idle', 'second']);
});

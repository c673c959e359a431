import { expect, it } from 'vitest';
import { createCacheMemory } from '../../base/cache-memory.ts';
import { createRateLimit } from '../forms/rate-limit.ts';
import { createComputedAnswers } from './computed-answers.ts';

const clock = { now: 0 };

function openAnswers(changes: Partial<Parameters<typeof createComputedAnswers<string>>[0]> = {}) {
  clock.now = 0;
  const computed: string[] = [];
  const answers = createComputedAnswers<string>({
    memory: createCacheMemory(1e6),
    limit: undefined,
    now: () => clock.now,
    ...changes,
  });
  const find = (text: string, client = '192.0.2.7', isComplete = true) =>
    answers.find(
      text,
      { client, signal: new AbortController().signal },
      {
        compute: () => {
          computed.push(text);
          return text.toUpperCase();
        },
        present: async (found) => ({ json: found, isComplete }),
      },
    );
  return { answers, computed, find };
}

it('an answer is computed once for all who ask, until it is purged or too old', async () => {
  const { answers, computed, find } = openAnswers({ ttlMs: 1_000 });
  expect(await Promise.all([find('ring'), find('ring', '198.51.100.7')])).toEqual(
    Array(2).fill({ status: 'ok', json: 'RING' }),
  );
  await find('ring');
  expect(computed).toHaveLength(1);
  answers.purge();
  await find('ring');
  expect(computed).toHaveLength(2);
  clock.now = 1_000;
  await find('ring');
  expect(computed).toHaveLength(3);
});

it('an answer without some of its parts is not kept, nor one that was purged while it was computed', async () => {
  const { answers, computed, find } = openAnswers();
  await find('ring', '192.0.2.7', false);
  const signal = new AbortController().signal;
  const present = async (json: string) => {
    answers.purge();
    return { json, isComplete: true };
  };
  await answers.find('perle', { client: '192.0.2.7', signal }, { compute: () => 'PERLE', present });
  for (const text of ['ring', 'perle', 'ring', 'perle']) await find(text);
  expect(computed).toEqual(['ring', 'ring', 'perle']);
});

it('a client may have few computed within a minute, and reads the others', async () => {
  const { find } = openAnswers({ limit: createRateLimit({ limit: 1, windowMs: 60_000, readClock: () => 0 }) });
  await find('ring');
  expect(await find('perle')).toEqual({ status: 'refused', code: 429, retryAfter: 60 });
  expect((await find('ring')).status).toBe('ok');
  expect((await find('perle', '198.51.100.7')).status).toBe('ok');
});

it('a client with many waits for itself, and others take turns with it', async () => {
  const { computed, find } = openAnswers({ maxQueued: 4 });
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => find(text));
  const other = find('ring', '198.51.100.7');
  const answers = await Promise.all([...many, other]);
  expect(answers.filter(({ status }) => status === 'refused')).toHaveLength(2);
  expect(answers.at(-1)?.status).toBe('ok');
  expect(computed.indexOf('ring')).toBeLessThan(3);
});

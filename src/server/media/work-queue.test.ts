import { expect, it } from 'vitest';
import { createQueue, QueueFull } from './work-queue.ts';

it('does two at a time, lets one wait, and turns the next away', async () => {
  const queue = createQueue({ atOnce: 2, longest: 1 });
  const started: string[] = [];
  const work = Promise.withResolvers<string>();
  const begin = (name: string) =>
    queue(() => {
      started.push(name);
      return work.promise;
    });
  const waiting = [begin('first'), begin('second'), begin('third')];
  await expect(begin('fourth')).rejects.toThrow(QueueFull);
  expect(started).toEqual(['first', 'second']);
  work.resolve('done');
  expect(await Promise.all(waiting)).toEqual(['done', 'done', 'done']);
  expect(started).toEqual(['first', 'second', 'third']);
});

it('goes on after work that failed', async () => {
  const queue = createQueue({ atOnce: 1, longest: 1 });
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue(async () => 'well')).toBe('well');
});

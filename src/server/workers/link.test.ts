import { expect, test } from 'vitest';
import { createLink, type Link } from './link.ts';

type Site = { double: { sends: number; gets: number }; fail: { sends: null; gets: null } };
type Worker = { greet: { sends: string; gets: string } };

/** Two ends of a channel that copies what passes, as one between processes does. */
function connect() {
  let worker: Link<Worker>;
  const site: Link<Site> = createLink<Site, Worker>({
    send: (message) => queueMicrotask(() => worker.receive(structuredClone(message))),
    handlers: { greet: async (name) => `Guten Tag, ${name}` },
  });
  worker = createLink<Worker, Site>({
    send: (message) => queueMicrotask(() => site.receive(structuredClone(message))),
    handlers: {
      double: (number) => number * 2,
      fail: () => {
        throw new Error('closed today');
      },
    },
  });
  return { site, worker };
}

test('both ends answer the calls of the other, in whatever order', async () => {
  const { site, worker } = connect();
  expect(await Promise.all([site.call('double', 4), worker.call('greet', 'Anna'), site.call('double', 5)])).toEqual([
    8,
    'Guten Tag, Anna',
    10,
  ]);
});

test('a failure is passed on', async () => {
  await expect(connect().site.call('fail', null)).rejects.toThrow('closed today');
});

test('calls to a process that is gone fail, those that wait and later ones', async () => {
  const site = createLink<Site, Worker>({ send: () => undefined, handlers: { greet: (name) => name } });
  const waiting = site.call('double', 4);
  site.end();
  await expect(waiting).rejects.toThrow('gone');
  await expect(site.call('double', 4)).rejects.toThrow('gone');
});

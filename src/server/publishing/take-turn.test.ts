import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeLease } from '../release/build-lease.ts';
import { takeTurn } from './take-turn.ts';

type Log = { tags: string[]; isReset?: boolean };

/** Waits for the turn while another process publishes; the log has noted `since` after the position of its release. */
async function waitForAnother(since: Log | Error, published: { id: string; changePosition?: string } | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'turn-'));
  const other = await takeLease({ folder });
  let active = { id: '20', changePosition: '1.100' as string | undefined };
  const asked: string[] = [];
  const waiting = takeTurn({
    folder,
    lookEveryMs: 5,
    getActive: () => active,
    catchUp: async () => {
      if (published) active = { changePosition: undefined, ...published };
    },
    readChanges: async (after) => {
      asked.push(after);
      if (since instanceof Error) throw since;
      return { position: '9.900', isReset: false, ...since };
    },
  });
  await other.end();
  const turn = await waiting;
  if (turn !== 'published by another') await turn.end();
  // Whatever came of it, the next one gets the lease.
  await (await takeLease({ folder })).end();
  return { isLeft: turn === 'published by another', asked };
}

const another = { id: '21', changePosition: '7.700' };

test.each([
  ['has everything that is in the log', { tags: [] }],
  ['has everything but its own report', { tags: ['publication'] }],
])('a publication of another process that %s is enough', async (_, since) => {
  expect(await waitForAnother(since, another)).toEqual({ isLeft: true, asked: ['7.700'] });
});

test.each<[string, Log | Error, typeof another | { id: string } | undefined]>([
  ['was made during the build of another process', { tags: ['publication', 'page'] }, another],
  ['of a product was made during the build of another process', { tags: ['ecommerce_product/7'] }, another],
  ['may be anything, as after a restored backup', { tags: [], isReset: true }, another],
  ['is unknown while the log cannot be read', new Error('503'), another],
  ['is unknown since the release names no position', { tags: [] }, { id: '21' }],
  ['was not published, as the other process has failed', { tags: [] }, undefined],
])('a change that %s is published', async (_, since, published) => {
  expect(await waitForAnother(since, published)).toMatchObject({ isLeft: false });
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setLogLevel } from '../log.ts';
import { findOwnRelease } from '../release/release-folder.ts';
import type { Release } from '../release/release-manager.ts';
import { createFollower } from './follow-releases.ts';

setLogLevel('error');

/** A process with an active release, which shares its folder with others. */
function makeFollower(changes: { active?: string; isBusy?: boolean; isBroken?: boolean; isUnlisted?: boolean } = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'releases'));
  const toRelease = (id: string) => ({ id }) as Release;
  const state = { active: '20', isBusy: false, isBroken: false, isUnlisted: false, opened: 0, ...changes };
  const follow = createFollower({
    find: async () => {
      if (state.isUnlisted) throw new Error('EMFILE');
      return findOwnRelease(dist, 'own');
    },
    open: async (id) => {
      state.opened += 1;
      if (state.isBroken) throw new Error('not whole');
      return toRelease(id);
    },
    activate: async ({ id }) => {
      state.active = id;
    },
    getActive: () => toRelease(state.active),
    isBusy: () => state.isBusy,
  });
  const make = (id: string, build: string) => {
    mkdirSync(join(dist, 'releases', id));
    writeFileSync(join(dist, 'releases', id, 'build'), build);
  };
  const choose = (id: string, build = 'own') => {
    make(id, build);
    writeFileSync(join(dist, 'releases', 'chosen'), id);
  };
  return { state, follow, make, choose };
}

test('a newer release of another process is activated, once', async () => {
  const { state, follow, choose } = makeFollower();
  await follow();
  choose('21');
  await follow();
  await follow();
  expect(state).toMatchObject({ active: '21', opened: 1 });
});

test.each([
  ['an older release, chosen by hand, waits for the next start', '19', {}],
  ['the release of another process waits while this one publishes', '21', { isBusy: true }],
])('%s', async (_, chosen, changes) => {
  const { state, follow, choose } = makeFollower(changes);
  choose(chosen);
  await follow();
  expect(state).toMatchObject({ active: '20', opened: 0 });
});

test('a release that cannot be opened is tried once, and the next one is activated', async () => {
  const { state, follow, choose } = makeFollower({ isBroken: true });
  choose('21');
  await follow();
  await follow();
  expect(state).toMatchObject({ active: '20', opened: 1 });
  state.isBroken = false;
  choose('22');
  await follow();
  expect(state.active).toBe('22');
});

test('a release of other code is left to that, and the latest of its own code is found beside it', async () => {
  const { state, follow, make, choose } = makeFollower();
  choose('21', 'other');
  await follow();
  expect(state).toMatchObject({ active: '20', opened: 0 });
  make('22', 'own');
  make('23', 'other');
  await follow();
  expect(state).toMatchObject({ active: '22', opened: 1 });
});

test('a folder that cannot be listed now is listed later', async () => {
  const { state, follow, choose } = makeFollower({ isUnlisted: true });
  choose('21');
  await follow();
  expect(state.active).toBe('20');
  state.isUnlisted = false;
  await follow();
  expect(state.active).toBe('21');
});

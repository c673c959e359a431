import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createSharedFiles, shareCode } from './shared-files.ts';

/** A folder of a build that shares the releases of others. */
function makeDist() {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  };
  let clock = 0;
  const find = createSharedFiles({ dist, isHttps: true, now: () => clock });
  const later = () => {
    clock += 1_000;
  };
  return { dist, write, find, later };
}

const readBody = (file: ReturnType<ReturnType<typeof createSharedFiles>>) => String(file?.variants.identity?.body);

test('scripts of other code and payloads of other releases are found, also those that come later', async () => {
  const { dist, write, find, later } = makeDist();
  expect(find('/assets/page-1.js')).toBeUndefined();
  write('public/assets/page-1.js', 'let own');
  write('releases/7/pages/payload/abc.txt', '0:{}');
  await Promise.all([shareCode({ dist, build: 'own' }), shareCode({ dist, build: 'own' })]);
  expect(readdirSync(join(dist, 'releases')).sort()).toEqual(['7', 'code-own']);
  later();
  expect(readBody(find('/assets/page-1.js'))).toBe('let own');
  expect(find('/assets/page-1.js')?.variants.identity?.headers.join()).toContain('immutable');
  expect(readBody(find('/payload/abc.txt'))).toBe('0:{}');
});

test('what a process left that was ended while it copied is removed, but no copy that is being made', async () => {
  const { dist, write } = makeDist();
  write('public/assets/page-1.js', 'let own');
  for (const name of ['.code-older', '.code-newer']) write(`releases/${name}/assets/page-1.js`, 'let');
  const twoHoursAgo = Date.now() / 1000 - 7_200;
  utimesSync(join(dist, 'releases', '.code-older'), twoHoursAgo, twoHoursAgo);
  await shareCode({ dist, build: 'own' });
  expect(readdirSync(join(dist, 'releases')).sort()).toEqual(['.code-newer', 'code-own']);
});

test.each([
  '/assets/../../7/map.json',
  '/assets/..',
  '/assets/.',
  '/assets/a/b.js',
  '/payload/',
  '/index.html',
  '/map.json',
  '/assets/gone-1.js',
  `/assets/${'a'.repeat(300)}.js`,
  `/payload/${'a'.repeat(300)}.txt`,
])('%s is no shared file', async (path) => {
  const { dist, write, find } = makeDist();
  write('public/assets/a/b.js', '');
  write('releases/7/pages/index.html', '');
  write('releases/7/map.json', '');
  await shareCode({ dist, build: 'own' });
  expect(find(path)).toBeUndefined();
});

test('what one folder has but cannot be read is taken from another', () => {
  const { dist, write, find, later } = makeDist();
  write('releases/7/pages/payload/gone.txt', '0:{}'.padEnd(1_000));
  // Fails after the file was found, like one that is removed meanwhile.
  mkdirSync(join(dist, 'releases/7/pages/payload/gone.txt.br'));
  mkdirSync(join(dist, 'releases/7/pages/assets'));
  symlinkSync('loop.js', join(dist, 'releases/7/pages/assets/loop.js'));
  expect([find('/payload/gone.txt'), find('/assets/loop.js')]).toEqual([undefined, undefined]);
  write('releases/8/pages/payload/gone.txt', '0:[]');
  later();
  expect(readBody(find('/payload/gone.txt'))).toBe('0:[]');
});

test('a folder that cannot be listed shares nothing', () => {
  const { write, find } = makeDist();
  write('releases', 'a file');
  expect(find('/assets/page-1.js')).toBeUndefined();
});

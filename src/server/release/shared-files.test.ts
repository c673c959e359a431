import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
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

test.each([
  '/assets/../../7/map.json',
  '/assets/..',
  '/assets/.',
  '/assets/a/b.js',
  '/payload/',
  '/index.html',
  '/map.json',
  '/assets/gone-1.js',
])('%s is no shared file', async (path) => {
  const { dist, write, find } = makeDist();
  write('public/assets/a/b.js', '');
  write('releases/7/pages/index.html', '');
  write('releases/7/map.json', '');
  await shareCode({ dist, build: 'own' });
  expect(find(path)).toBeUndefined();
});

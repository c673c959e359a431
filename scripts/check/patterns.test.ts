import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPatterns, findWeakness, listOwnFiles } from './patterns.ts';

test('all patterns of a file are found, and those built at runtime are counted', () => {
  const text =
    "const a = /^a+$/u;\nconst b = (x: string) => <T,>(y: T) => x.replace(/\\/+$/, '');\nnew RegExp(a.source);\n";
  expect(findPatterns(text, 'src/a.tsx')).toEqual({
    patterns: [
      { source: '^a+$', flags: 'u', place: 'src/a.tsx:1' },
      { source: '\\/+$', flags: '', place: 'src/a.tsx:2' },
    ],
    built: 1,
  });
});

test.each([
  ['\\/+$', 'takes 2nd degree polynomial time'],
  ['^(a|a)*$', 'takes exponential time'],
  ['^[a-z]+$', undefined],
])('%s %s', (source, weakness) => {
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  expect(findWeakness({ source, flags: '' })).toBe(weakness);
});

test('patterns of all programs are checked, not of tests and of generated code', () => {
  const files = listOwnFiles(join(import.meta.dirname, '../..'));
  expect(files).toEqual(
    expect.arrayContaining([
      ...['src/server/guard.ts', 'cms/backup.ts', 'cms/model/yaml.ts', 'cms/extensions/exports/hook.ts'],
      ...['cms/extensions/checklist-module/app.js', 'scripts/doctor.ts', 'scripts/launch/packages.mjs'],
    ]),
  );
  expect(files.filter((file) => /node_modules|styled-system|\.test\./.test(file))).toEqual([]);
});

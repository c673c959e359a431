import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups } from './chunks.ts';

const root = join(import.meta.dirname, '../..');
const modules = globSync('src/**/*.{ts,tsx,css}', { cwd: root });

type Path = { pattern: string; choices: readonly string[] };

/** A pattern without groups: one for each of their choices; those of `(?!a|b)` as what they keep out. */
function spread({ pattern, choices }: Path): Path[] {
  const group = /\((\?[:!])([^()]*)\)(\??)/.exec(pattern);
  if (!group) return [{ pattern, choices }];
  const [all, kind, inner = ''] = group;
  const before = pattern.slice(0, group.index);
  // What follows upon a choice that is kept out is not part of it.
  const after = kind === '?!' ? '' : pattern.slice(group.index + all.length);
  return inner
    .split('|')
    .flatMap((choice) => spread({ pattern: before + choice + after, choices: [...choices, choice] }));
}

test('every choice in the rule of a chunk names a module that there is', () => {
  const paths = chunkGroups
    .flatMap(({ test: { source } }) => spread({ pattern: source.replaceAll('(?:^|[/\\0])', '^'), choices: [] }))
    .flatMap(({ pattern, choices }) => pattern.split('|').map((one) => ({ pattern: one, choices: [one, ...choices] })))
    .filter(({ pattern }) => pattern.startsWith('^src'));
  const found = paths.filter(({ pattern }) => modules.some((path) => new RegExp(pattern).test(path)));
  const known = new Set(found.flatMap(({ pattern, choices }) => choices.filter((one) => pattern.includes(one))));
  const named = new Set(
    paths.flatMap(({ pattern, choices }) => choices.slice(1).filter((one) => pattern.includes(one))),
  );
  expect(named.size).toBeGreaterThan(60);
  expect([...named].filter((choice) => !known.has(choice))).toEqual([]);
  const plain = paths.filter(({ choices }) => choices.length === 1 && !known.has(choices[0] ?? ''));
  expect(plain).toEqual([]);
});

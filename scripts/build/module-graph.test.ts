import { expect, test } from 'vitest';
import { findChains, findExclusive, type ModuleGraph, reach } from './module-graph.ts';

/** `page > list`, with `~` before what is imported on demand. */
const toGraph = (...lines: string[]): ModuleGraph =>
  new Map(
    lines.map((line) => {
      const [id = '', rest = ''] = line.split(' > ');
      const imports = rest.split(' ').filter((name) => name !== '');
      const dynamic = imports.filter((name) => name.startsWith('~')).map((name) => name.slice(1));
      return [id, { imports: imports.filter((name) => !name.startsWith('~')), dynamic }];
    }),
  );

const graph = toGraph(
  'page > a b',
  'a > c',
  'c > gallery',
  'b > gallery',
  'gallery > zoom-state ~zoom',
  'zoom > shared',
  'cart > shared',
);

test('the chain to a module is the shortest of all', () => {
  expect(findChains(graph, 'page').get('gallery')).toEqual(['page', 'b', 'gallery']);
});

test('a cycle ends', () => {
  expect(reach(toGraph('a > b', 'b > a'), ['a'])).toEqual(new Set(['a', 'b']));
});

test('without a root all modules go that no other root reaches, on demand or not', () => {
  expect(findExclusive(graph, ['gallery', 'cart'], 'gallery')).toEqual(['gallery', 'zoom-state', 'zoom']);
  expect([...reach(graph, ['gallery'], false)]).toEqual(['gallery', 'zoom-state']);
});

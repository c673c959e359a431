import { expect, test } from 'vitest';
import { countWorkers, getHeapFlags } from './worker-count.ts';

const gigabyte = 1024 ** 3;

test.each([
  { cores: 2, memoryBytes: 24 * gigabyte, expected: 1 },
  { cores: 4, memoryBytes: 24 * gigabyte, expected: 3 },
  { cores: 8, memoryBytes: 2 * gigabyte, expected: 5 },
  { cores: 4, memoryBytes: 0.3 * gigabyte, expected: 1 },
  { cores: 1, memoryBytes: 24 * gigabyte, expected: 1 },
])('$cores cores with $memoryBytes bytes have $expected workers', ({ expected, ...machine }) => {
  expect(countWorkers(machine)).toBe(expected);
});

test.each([
  [2, 24, '', ['--max-old-space-size=1024', '--max-semi-space-size=8', '--heap-growing-percent=40']],
  [4, 2, '', ['--max-old-space-size=307', '--max-semi-space-size=8', '--heap-growing-percent=40']],
  [4, 1, '', ['--max-old-space-size=256', '--max-semi-space-size=8', '--heap-growing-percent=40']],
  [2, 24, '--enable-source-maps --max_old_space_size=700', ['--max-semi-space-size=8', '--heap-growing-percent=40']],
  [2, 24, '--max-semi-space-size=32 --max-old-space-size=700 --heap_growing_percent=25', []],
])('the heaps of %i workers fit into %i GB, where %s is given', (workers, memory, given, flags) => {
  expect(getHeapFlags(workers, memory * gigabyte, given)).toEqual(flags);
});

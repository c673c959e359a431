import { expect, test } from 'vitest';
import { hasImportDuties } from './import-duties.ts';

test('what goes to Switzerland and Liechtenstein is an import there, within the union it is none', () => {
  expect(['CH', 'LI', 'GB', 'NO'].map(hasImportDuties)).toEqual([true, true, true, true]);
  expect(['DE', 'AT', 'FR', 'LU', 'BE', 'NL', 'DK'].some(hasImportDuties)).toBe(false);
});

import { expect, test } from 'vitest';
import { hasImportDuties } from './import-duties.ts';

test('parcels to Switzerland and Liechtenstein are imports, parcels within the union are not', () => {
  expect(['CH', 'LI', 'GB', 'NO'].map(hasImportDuties)).toEqual([true, true, true, true]);
  expect(['DE', 'AT', 'FR', 'LU', 'BE', 'NL', 'DK'].some(hasImportDuties)).toBe(false);
});

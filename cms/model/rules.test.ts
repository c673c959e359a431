import { describe, expect, test } from 'vitest';
import { formatArea } from '../../src/orders/address-form.ts';
import { areaPattern } from './rules.ts';

describe('the postcode area of a shipping method', () => {
  const pattern = new RegExp(areaPattern);

  test.each([
    ['14899', 1],
    ['14899, 148*, 14770-14798', 3],
    ['14899;148*\n14467 – 14482', 3],
    ['SW1A*', 1],
    ['00001-00999', 1],
  ])('accepts %j and all its parts', (area, parts) => {
    expect(pattern.test(area)).toBe(true);
    expect(formatArea(area).split(', ')).toHaveLength(parts);
  });

  test.each([
    ...[
      'überall',
      '14770-148',
      '14770 bis 14798',
      '14770—14798',
      '00-950',
      '*',
      '.*',
      ',',
      '14899,,148',
      '148 99',
      ' ',
    ],
  ])('rejects %j', (area) => {
    expect(pattern.test(area)).toBe(false);
  });
});

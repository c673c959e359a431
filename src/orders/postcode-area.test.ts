import { expect, test } from 'vitest';
import { formatArea, isInArea } from './postcode-area.ts';

const area = '14899, 148*; 14770-14798\n 14467 – 14482';
const lies = (zip_code: string, country = 'DE', of: string | null = area) => isInArea(of, { zip_code, country });

test.each(['14899', 'D-14899', '14 899', '14801', '14770', '14780', '14798', '14470'])('%s is in the area', (code) => {
  expect(lies(code)).toBe(true);
});

test.each(['14769', '14799', '20095', '1477', '', '14483'])('%s is outside the area', (code) => {
  expect(lies(code)).toBe(false);
});

test('an empty area is everywhere', () => {
  expect([lies('20095', 'DE', null), lies('20095', 'DE', ' ')]).toEqual([true, true]);
});

test('an invalid area matches nothing', () => {
  expect(['überall', '14770-148', '.*', '*'].map((text) => lies('14770', 'DE', text))).toEqual([
    ...[false, false, false, false],
  ]);
});

test('a postcode with a hyphen matches an area without one', () => {
  expect(lies('00-950', 'PL', '00001-00999')).toBe(true);
  expect(lies('1100-148', 'PT', '1100*')).toBe(true);
  expect(lies('LV-1010', 'LV', 'LV10*')).toBe(true);
});

test('an area is formatted with ellipses and dashes', () => {
  expect(formatArea(area)).toBe('14899, 148…, 14770–14798, 14467–14482');
});

import { expect, test } from 'vitest';
import type { Reader } from '../transact.ts';
import { findShopIn, toInternational } from './shop.ts';

test.each([
  ['030 23125-120', '+49 30 23125120'],
  ['(030) 23125 120', '+49 30 23125120'],
  ['0171/3920012', '+49 171 3920012'],
  ['+49 30 23125120', '+49 30 23125120'],
  ['030 23125-0 (Zentrale)', '030 23125-0 (Zentrale)'],
  ['112', '112'],
])('formats %s in the signature as on pages', (number, shown) => {
  expect(toInternational(number)).toBe(shown);
});

/** Reads one website with a time zone, and no company. */
const readerWith =
  (timezone: string | null): Reader =>
  <Row>(collection: string) => ({
    readByQuery: async () =>
      collection === 'project' ? [{ id: 1, name: 'Vierlinden', config: { timezone } } as Row] : [],
  });

// Orders are counted by the year in it, and mails tell the time by it: an unknown one would fail them all.
test.each([
  ['Europe/Vienna', 'Europe/Vienna'],
  ['Mars/Base', 'Europe/Berlin'],
  [null, 'Europe/Berlin'],
])('a shop whose entered time zone is %s has %s', async (entered, timeZone) => {
  expect(await findShopIn(readerWith(entered), 1)).toMatchObject({ timeZone });
});

import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { findPostcodeError } from '../../orders/address-form.ts';
import { toPlacesPath } from '../../orders/places.ts';
import { createPlacesEndpoint } from './places-endpoint.ts';

const open = () => createPlacesEndpoint({ TRUSTED_PROXY: new BlockList() });

async function ask(country: string, start: string, app = open()) {
  const response = await app.request(toPlacesPath(country, start));
  const places: Record<string, string[]> = await response.json();
  return { code: response.status, cacheControl: response.headers.get('cache-control'), places };
}

test('towns are listed by the first two digits of a postcode, and cached forever', async () => {
  const { code, cacheControl, places } = await ask('DE', '14');
  expect([code, cacheControl]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(places['14469']).toEqual(['Potsdam']);
  expect(Object.keys(places).every((postcode) => postcode.startsWith('14'))).toBe(true);
  expect((await ask('DE', '17')).places['17309']).toContain('Pasewalk');
  expect((await ask('AT', '50')).places['5020']).toEqual(['Salzburg']);
  expect((await ask('CH', '80')).places['8001']).toEqual(['Zürich']);
  expect((await ask('LI', '94')).places['9490']).toEqual(['Vaduz']);
});

test.each([
  ['DE', '00'],
  ['DE', '1'],
  ['DE', '144'],
  ['FR', '75'],
  ['__proto__', '14'],
])('%s %s is 404', async (country, start) => {
  expect(await ask(country, start)).toMatchObject({ code: 404, cacheControl: null, places: {} });
});

test('a list is small, and has only valid postcodes of its country', async () => {
  for (const country of ['DE', 'AT', 'CH', 'LI']) {
    for (let start = 1; start < 100; start += 1) {
      // Each request has a client of its own.
      const { code, places } = await ask(country, String(start).padStart(2, '0'));
      expect(JSON.stringify(places).length).toBeLessThan(20_000);
      if (code === 200) expect(Object.keys(places).filter((one) => findPostcodeError(one, country))).toEqual([]);
    }
  }
});

test('a client gets sixty lists a minute', async () => {
  const app = open();
  for (let count = 0; count < 60; count += 1) expect((await ask('DE', '14', app)).code).toBe(200);
  expect((await ask('DE', '14', app)).code).toBe(429);
});

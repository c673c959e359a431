import type { TownsByPostcode } from '../../orders/places.ts';
import austria from './at.txt?raw';
import switzerland from './ch.txt?raw';
import germany from './de.txt?raw';
import liechtenstein from './li.txt?raw';

const texts = new Map([
  ['AT', austria],
  ['CH', switzerland],
  ['DE', germany],
  ['LI', liechtenstein],
]);

/** Of each country that was asked for, by the first two figures. */
const parsedPlaces = new Map<string, ReadonlyMap<string, TownsByPostcode>>();

/** Towns of all postcodes of a country that begin with two figures; undefined where there are none. */
export function findPlaces(country: string, start: string): TownsByPostcode | undefined {
  const text = texts.get(country);
  if (text === undefined) return undefined;
  const places = parsedPlaces.get(country) ?? parsePlaces(text);
  parsedPlaces.set(country, places);
  return places.get(start);
}

function parsePlaces(text: string): Map<string, TownsByPostcode> {
  const starts = new Map<string, Record<string, string[]>>();
  for (const line of text.split('\n')) {
    const [town = '', codes = ''] = line.split('\t');
    for (const code of codes.split(' ').filter(Boolean)) {
      const places = starts.get(code.slice(0, 2)) ?? {};
      starts.set(code.slice(0, 2), places);
      places[code] = [...(places[code] ?? []), town];
    }
  }
  return starts;
}

import type { BlockList } from 'node:net';
import { Hono } from 'hono/tiny';
import { type TownsByPostcode, toPlacesPath } from '../../orders/places.ts';
import { clientOf, type EdgeEnv } from '../edge-env.ts';
import { getProcessGroup } from '../workers/process-group.ts';
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

/** Parsed lists of the requested countries, by the first two digits. */
const parsedPlaces = new Map<string, ReadonlyMap<string, TownsByPostcode>>();

/** Lists per visitor and minute: enough for many addresses, too few for copying a whole country. */
const maxPerMinute = 60;

const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Endpoint of towns by the first two digits of a postcode, for suggestions in the checkout. */
export function createPlacesEndpoint({ TRUSTED_PROXY }: { TRUSTED_PROXY: BlockList }): Hono<EdgeEnv> {
  const limit = getProcessGroup().createRateLimit('places', { limit: maxPerMinute, windowMs: 60_000 });
  return new Hono<EdgeEnv>().get(toPlacesPath(':country', ':start'), async (context) => {
    const waitMs = await limit.consume(clientOf(context, TRUSTED_PROXY));
    if (waitMs > 0) return context.json({}, 429, { 'retry-after': String(Math.ceil(waitMs / 1000)) });
    const places = findPlaces(context.req.param('country') ?? '', context.req.param('start') ?? '');
    return places ? context.json(places, 200, immutableHeaders) : context.json({}, 404);
  });
}

/** Towns of all postcodes of a country that begin with two digits; undefined where there are none. */
function findPlaces(country: string, prefix: string): TownsByPostcode | undefined {
  const text = texts.get(country);
  if (text === undefined) return undefined;
  const places = parsedPlaces.get(country) ?? parsePlaces(text);
  parsedPlaces.set(country, places);
  return places.get(prefix);
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

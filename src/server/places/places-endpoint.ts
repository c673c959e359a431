import type { BlockList } from 'node:net';
import { Hono } from 'hono/tiny';
import { toPlacesPath } from '../../orders/places.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { clientOf } from '../forms/client-of.ts';
import { createRateLimit } from '../forms/rate-limit.ts';
import { findPlaces } from './find-places.ts';

/** Lists of one visitor a minute: many addresses, and not all of a country. */
const maxPerMinute = 60;

const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Towns by the first two figures of a postcode, for the checkout's suggestions. */
export function createPlacesEndpoint({ TRUSTED_PROXY }: { TRUSTED_PROXY: BlockList }): Hono<EdgeEnv> {
  const limit = createRateLimit({ limit: maxPerMinute, windowMs: 60_000 });
  return new Hono<EdgeEnv>().get(toPlacesPath(':country', ':start'), (context) => {
    const waitMs = limit.consume(clientOf(context, TRUSTED_PROXY));
    if (waitMs > 0) return context.json({}, 429, { 'retry-after': String(Math.ceil(waitMs / 1000)) });
    const places = findPlaces(context.req.param('country') ?? '', context.req.param('start') ?? '');
    return places ? context.json(places, 200, immutableHeaders) : context.json({}, 404);
  });
}

import type { BlockList } from 'node:net';
import { Hono } from 'hono/tiny';
import { toPlacesPath } from '../../orders/places.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { clientOf } from '../forms/client-of.ts';
import { createRateLimit } from '../forms/rate-limit.ts';
import { findPlaces } from './find-places.ts';

/** Lists of one visitor a minute: many addresses, and not all of a country. */
const aMinute = 60;

const forGood = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Towns by the first two figures of a postcode, for the checkout's suggestions. */
export function answerPlaces({ TRUSTED_PROXY }: { TRUSTED_PROXY: BlockList }): Hono<EdgeEnv> {
  const limit = createRateLimit({ limit: aMinute, windowMs: 60_000 });
  return new Hono<EdgeEnv>().get(toPlacesPath(':country', ':start'), (context) => {
    const waitMs = limit.take(clientOf(context, TRUSTED_PROXY));
    if (waitMs > 0) return context.json({}, 429, { 'retry-after': String(Math.ceil(waitMs / 1000)) });
    const places = findPlaces(context.req.param('country') ?? '', context.req.param('start') ?? '');
    return places ? context.json(places, 200, forGood) : context.json({}, 404);
  });
}

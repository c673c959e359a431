import { Hono } from 'hono';
import { aroundEach, expect, it } from 'vitest';
import { runWithSiteMap } from '../routing/run-with-site-map.ts';
import { makeSiteMap } from '../routing/site-map-fixture.ts';
import { canonicalPaths } from './canonical-paths.ts';
import type { EdgeEnv } from './edge-env.ts';

const siteMap = makeSiteMap({ storeRoots: { de: '/shop', en: null, fr: '/fr/boutique' } });
aroundEach((run) => runWithSiteMap(siteMap, run));

const isKnownPath = (path: string) => /^\/fr\/boutique\/(?:commande|suivi\/[^/]+)$/.test(path);
const site = new Hono<EdgeEnv>().use(canonicalPaths(isKnownPath)).all('*', (context) => context.text('here'));

it.each([
  ['/fr/boutique/commander', '/fr/boutique/commande'],
  ['/fr/boutique/commander/?paid=1', '/fr/boutique/commande?paid=1'],
  ['/fr/boutique/commande/c2VjcmV0-T0k_', '/fr/boutique/suivi/c2VjcmV0-T0k_'],
  ['/fr/boutique/commande/c2VjcmV0?placed=1', '/fr/boutique/suivi/c2VjcmV0?placed=1'],
])('%s, a former address, redirects permanently to %s', async (path, location) => {
  const { status, headers } = await site.request(path);
  expect([status, headers.get('location')]).toEqual([308, location]);
});

it.each([
  '/fr/boutique/commande',
  '/fr/boutique/suivi/c2VjcmV0',
  '/fr/boutique/commande/c2VjcmV0/x',
  '/shop/commander',
])('%s is not redirected', async (path) => {
  expect((await site.request(path)).status).toBe(200);
});

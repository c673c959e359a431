import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { aroundEach, expect, it, onTestFinished } from 'vitest';
import { runWithSiteMap } from '../routing/run-with-site-map.ts';
import { makeSiteMap } from '../routing/site-map-fixture.ts';
import type { EdgeEnv } from './edge-env.ts';
import { canonicalPaths, createRedirectSource, type LoadRedirects } from './follow-redirects.ts';

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

const away: LoadRedirects = async () => {
  throw new Error('the content system is away');
};

async function openSource(load: LoadRedirects, copyFile: string) {
  const source = await createRedirectSource(load, copyFile);
  onTestFinished(source.stop);
  await source.refresh();
  return source;
}

const makeCopyFile = async () => join(await mkdtemp(join(tmpdir(), 'redirects-')), 'cache', 'redirects.json');

it('the redirect to the portal works after a start without the content system', async () => {
  const copyFile = await makeCopyFile();
  await openSource(async () => ({ portalUrl: 'https://portal.example', redirects: [] }), copyFile);
  const later = await openSource(away, copyFile);
  expect(later.getTable().get('/login')).toEqual({ location: 'https://portal.example/', status: 308 });
});

it('a copy that cannot be written leaves no file, and is written when possible', async () => {
  const copyFile = await makeCopyFile();
  await mkdir(join(copyFile, 'in-the-way'), { recursive: true });
  const source = await openSource(async () => ({ portalUrl: 'https://portal.example', redirects: [] }), copyFile);
  expect(source.getTable().has('/login')).toBe(true);
  expect(await readdir(dirname(copyFile))).toEqual(['redirects.json']);
  await rm(copyFile, { recursive: true });
  await source.refresh();
  const later = await openSource(away, copyFile);
  expect(later.getTable().has('/login')).toBe(true);
});

it('without a copy and the content system only the fixed redirect exists', async () => {
  const source = await openSource(away, await makeCopyFile());
  expect([...source.getTable().keys()]).toEqual(['/schaufenster']);
});

it('a change in the content system arrives with the next refresh', async () => {
  let portalUrl: string | null = 'https://old.example/';
  const source = await openSource(async () => ({ portalUrl, redirects: [] }), await makeCopyFile());
  portalUrl = null;
  await source.refresh();
  expect(source.getTable().has('/login')).toBe(false);
});

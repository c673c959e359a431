import { afterEach, expect, test, vi } from 'vitest';
import { readSiteMap } from './address-queries.ts';

afterEach(() => vi.unstubAllGlobals());

test('names an unknown domain and its setting', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
  await expect(readSiteMap()).rejects.toThrow(/no project with the domain .+, which SITE_DOMAIN names/);
});

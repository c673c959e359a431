import { afterEach, expect, test, vi } from 'vitest';
import { readSiteMap } from './address-queries.ts';

afterEach(() => vi.unstubAllGlobals());

test('a domain that no project has is named, with the setting that names it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
  await expect(readSiteMap()).rejects.toThrow(/no project with the domain .+, which SITE_DOMAIN names/);
});

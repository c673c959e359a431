import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createInstance } from '../../cms/populate-database.ts';
import { prepareDirectus } from '../../cms/prepare.ts';
import type { Secrets } from '../../cms/secrets.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { makeFolder } from '../isolated-directus.ts';
import { smallWebsite } from '../small-website.ts';

afterEach(() => vi.restoreAllMocks());

const made = ['secret', 'siteSecret', 'adminToken', 'storefrontToken', 'previewToken'] as const;

test('secrets removed from secrets.json are generated at the next start, and old tokens expire', async () => {
  // The administrator's token is that of the data folder, as it is without a variable.
  vi.stubEnv('CMS_ADMIN_TOKEN', '');
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const data = join(makeFolder(), 'data');
  const instance = await createInstance({ data, port: await findFreePort(), empty: smallWebsite });
  const file = join(instance.data, 'secrets.json');
  const readSecrets = () => JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const before = readSecrets();
  const rest = Object.entries(before).filter(([name]) => made.every((one) => one !== name));
  writeFileSync(file, JSON.stringify(Object.fromEntries(rest)));

  const directus = await prepareDirectus(instance);
  const after = readSecrets();
  const ask = async (token: string) =>
    (await fetch(`${directus.url}/items/ecommerce_category?limit=1`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  const tokens = ['adminToken', 'storefrontToken', 'previewToken'] as const;
  expect(await Promise.all(tokens.map((name) => ask(before[name])))).toEqual([401, 401, 401]);
  expect(await Promise.all(tokens.map((name) => ask(after[name])))).toEqual([200, 200, 200]);
  expect(made.filter((name) => after[name] === before[name])).toEqual([]);
  expect(after).toMatchObject(Object.fromEntries(rest));
  for (const one of ['secrets.json', 'data.db', 'data.db-wal']) {
    expect((statSync(join(instance.data, one)).mode & 0o777).toString(8), one).toBe('600');
  }
  await directus.stop();

  said.mockClear();
  const again = await prepareDirectus(instance);
  await again.stop();
  expect(readSecrets()).toEqual(after);
  expect(said.mock.calls.flat().join('\n')).not.toContain('Setting up roles');
}, 180_000);

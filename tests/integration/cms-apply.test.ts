import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDirectusEnvironment, runDirectusCommand } from '../../cms/directus.ts';
import { readOrMakeSecrets } from '../../cms/secrets.ts';
import { runMakeRelease } from '../../scripts/build/tools.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { type Program, runProgram, startProgram } from '../../scripts/program.ts';
import { getStorefrontEnvironment, readAddresses, readSettings, root } from '../../scripts/settings.ts';
import { createCms } from '../cms.ts';
import { copyCode } from '../copy-dist.ts';
import { makeFolder } from '../isolated-directus.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

const domain = 'fern.example';

const folder = makeFolder();

let url: string;
let token: string;
let directus: Program;
const outputs: string[] = [];
const codes: (number | null)[] = [];

/** A Directus as it comes from npm: without a model, and without our extensions. */
async function startBlankDirectus(): Promise<void> {
  const instance = { data: join(folder, 'data'), port: await findFreePort() };
  mkdirSync(join(folder, 'extensions'));
  const secrets = readOrMakeSecrets(instance.data);
  await runDirectusCommand(instance, secrets, ['bootstrap']);
  const env = { ...getDirectusEnvironment(instance, secrets), EXTENSIONS_PATH: join(folder, 'extensions') };
  const cli = [
    // It would else take twice as long to start; what it does stays the same.
    ...['--import', join(root, 'cms', 'quick-imports.mjs'), '--input-type=module'],
    ...['--eval', "import('@directus/api/cli/run.js')", 'directus', 'start'],
  ];
  directus = startProgram({ args: cli, cwd: join(root, 'cms'), env });
  [url, token] = [`http://127.0.0.1:${instance.port}`, secrets.adminToken];
  const isReady = () =>
    fetch(`${url}/server/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await wait(50);
}

async function apply(changes: NodeJS.ProcessEnv = {}) {
  const { CONTENT_API_TOKEN: _, CONTENT_PREVIEW_TOKEN: __, ...inherited } = process.env;
  const environment = { ...inherited, SITE_DOMAIN: domain, SITE_NAME: 'Goldschmiede Fern', ...changes };
  const { code, lines } = await runProgram({
    args: [join(root, 'scripts/cms-apply.ts'), '--url', `${url}/`, '--token', token],
    ...{ cwd: root, env: { ...environment, SITE_LANGUAGES: 'de', SITE_SHOP: 'yes' }, maxLines: 1000 },
  });
  codes.push(code);
  outputs.push(lines.join('\n'));
}

const findToken = (name: string) => new RegExp(`${name}=(\\S+)`).exec(outputs[0] ?? '')?.[1] ?? '';

/** What the command says while somebody else's collection has a name of ours. */
let refusal: string | undefined;

beforeAll(async () => {
  await startBlankDirectus();
  const { post, delete: remove } = createCms(url, token);
  await post('/collections', { collection: 'page', schema: {}, meta: {}, fields: [] });
  await apply();
  expect(codes.pop()).toBe(1);
  refusal = outputs.pop();
  await remove('/collections/page');
  await apply();
}, 180_000);

afterAll(async () => {
  await directus?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a blank Directus gets model, roles, flows, columns and a website', async () => {
  expect(codes[0], outputs[0]).toBe(0);
  const { get } = createCms(url, token);
  const names = async (path: string) => (await get<{ name: string }[]>(path)).map(({ name }) => name);
  expect(await names('/roles?fields=name&sort=name')).toEqual(
    expect.arrayContaining(['Leitung', 'Personal', 'Storefront', 'Vorschau']),
  );
  expect(await names('/flows?fields=name')).toEqual(
    expect.arrayContaining(['Website veröffentlichen', 'Verschickt', 'Suchwort anlegen']),
  );
  expect((await get<object[]>('/presets?limit=-1')).length).toBeGreaterThan(30);
  expect(await get('/items/project?fields=domain')).toEqual([{ domain }]);
  expect(await get('/settings?fields=default_language')).toEqual({ default_language: 'de-DE' });
});

test('a collection of somebody else’s that has a name of ours is left alone', () => {
  expect(refusal).toContain('collections with names of this model: page.');
});

test('Directus limits logins itself until our extension is there', async () => {
  const { get } = createCms(url, token);
  expect(await get('/settings?fields=auth_login_attempts')).toEqual({ auth_login_attempts: 25 });
});

test('what it cannot bring is said with the next step', () => {
  expect(outputs[0]).toMatch(/lacks \d\d extensions/);
  for (const needed of ['EXTENSIONS_PATH=', 'SITE_SECRET=', 'PUBLIC_URL=', `CONTENT_API_URL=${url}`, 'checklist']) {
    expect(outputs[0]).toContain(needed);
  }
});

describe('a second time', () => {
  const other = `/items/fremd`;

  beforeAll(async () => {
    const { get, post } = createCms(url, token);
    await post('/collections', { collection: 'fremd', schema: {}, meta: {}, fields: [] });
    const [publicAccess] = await get<{ policy: string }[]>(
      '/access?filter[role][_null]=true&filter[user][_null]=true&fields=policy',
    );
    for (const collection of ['fremd', 'page']) {
      await post('/permissions', { policy: publicAccess?.policy, collection, action: 'read', fields: ['*'] });
    }
    await apply();
  }, 120_000);

  test('changes nothing but what had become public of ours, and keeps what others have made', async () => {
    expect(codes[1], outputs[1]).toBe(0);
    expect(outputs[1]).toContain('1 change is made');
    expect((await fetch(url + other)).status).toBe(200);
    expect((await fetch(`${url}/items/page`)).status).toBe(403);
    expect(outputs[1]).toContain('CONTENT_API_TOKEN=<as before>');
    const { get } = createCms(url, token);
    expect(await get(other)).toEqual([]);
    const own = createCms(url, findToken('CONTENT_API_TOKEN'));
    expect(await own.get('/items/project?fields=domain')).toEqual([{ domain }]);
  });
});

test('a token that is no administrator’s is refused with what to do', async () => {
  const [known, admin] = [codes.length, token];
  for (const other of [findToken('CONTENT_API_TOKEN'), '-begins-with-a-dash']) {
    token = other;
    await apply();
    expect(outputs.at(-1)).toContain('does not accept the token as an administrator’s');
  }
  token = admin;
  expect(codes.slice(known)).toEqual([1, 1]);
});

describe('the site', () => {
  let dist: string;
  let site: Storefront;

  beforeAll(async () => {
    dist = await copyCode();
    const secrets = {
      ...{ storefrontToken: findToken('CONTENT_API_TOKEN'), previewToken: findToken('CONTENT_PREVIEW_TOKEN') },
      siteSecret: 'a secret of both, long enough for a signature',
    };
    const addresses = readAddresses(url, secrets, {});
    const settings = readSettings({ ...process.env, SITE_DOMAIN: domain });
    const environment = { ...getStorefrontEnvironment(settings, addresses), CONTENT_READS: 'background' };
    await runMakeRelease(relative(root, dist), { ...environment, DIST_DIR: dist });
    site = await startStorefront(url, {
      ...{ DIST_DIR: dist, SITE_DOMAIN: domain, SITE_SECRET: secrets.siteSecret },
      ...{ CONTENT_API_TOKEN: secrets.storefrontToken, CONTENT_PREVIEW_TOKEN: secrets.previewToken },
    });
  }, 120_000);

  afterAll(async () => {
    await site?.close();
    rmSync(dist, { recursive: true, force: true, maxRetries: 5 });
  });

  test.each(['/', '/impressum', '/agb', '/shop'])('is built against it and serves %s', async (path) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<h1[^>]*>/);
  });
});

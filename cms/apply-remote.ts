import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { Failure } from '../scripts/launch/failure.mjs';
import { runStep } from '../scripts/launch/progress.mjs';
import { readJson } from '../scripts/read-json.ts';
import { type CmsAddress, type CmsApi, CmsError, createCmsApi } from './cms-api.ts';
import type { EmptySite } from './instance.ts';
import { applyStudioSettings, type Credentials, findStorefrontUsers, hasAccess, setUpAccess } from './model/access.ts';
import { setUpFlows } from './model/flows.ts';
import { tables } from './model/model.ts';
import { buildSnapshot, folders } from './model/snapshot.ts';
import { toYaml } from './model/yaml.ts';
import { applySchema, applyWithMigrations, applyWithSynonyms } from './schema.ts';
import { listEmptySiteSteps } from './seed/empty-site.ts';
import { sendRows } from './seed/send-rows.ts';

type Options = {
  /** Marks of what was begun, so that an interrupted run is completed by the next one. */
  data: string;
  /** Apply the content model even if that deletes entries. */
  force: boolean;
  /** Tokens that the storefront is to have; made where it has none yet. */
  tokens: Pick<Credentials, 'storefront' | 'preview'>;
  /** The website to begin with where there is none. */
  askForSite: () => Promise<EmptySite>;
};

export type Applied = {
  /** Changes of the content model, and writes besides. */
  changes: number;
  /** Tokens that were stored in this run. */
  tokens: Pick<Credentials, 'storefront' | 'preview'>;
  /** Our extensions that this Directus does not have. */
  missingExtensions: string[];
  /** Domain of the website that was made. */
  made: string | undefined;
};

/** Brings content model, roles, flows and the studio's settings to a Directus elsewhere. Idempotent. */
export async function applyToRemote(address: CmsAddress, options: Options): Promise<Applied> {
  const { data, force } = options;
  const api = createCmsApi(address);
  const vendor = await checkDirectus(address.url, api);
  const own = new Set([...tables.map(({ name }) => name), ...Object.keys(folders)]);
  // The folder is left behind by a run that was interrupted.
  if (!existsSync(data) && !(await hasAccess(api))) await expectNoneOf(api, own);
  mkdirSync(data, { recursive: true });
  let changes = 0;
  await runStep('Applying the content model', () =>
    applyWithSynonyms(api, data, () =>
      applyWithMigrations(api, data, async () => {
        changes = await applySchema(address, toYaml(buildSnapshot(vendor)), force, own);
      }),
    ),
  );
  const made = await makeSite(address, api, options);
  const missingExtensions = await findMissingExtensions(api);
  const tokens = await chooseTokens(api, options.tokens);
  const { counted, countWrites } = countingWrites(api);
  await runStep('Setting up roles, flows and the studio', async () => {
    await setUpAccess(counted, tokens, own);
    await applyStudioSettings(counted, missingExtensions);
    // Last, so that the initial rows trigger no publication.
    await setUpFlows(counted);
  });
  // Nothing is left to be completed.
  rmSync(data, { recursive: true });
  return {
    changes: changes + countWrites(),
    tokens,
    missingExtensions,
    made,
  };
}

function countingWrites(api: CmsApi): { counted: CmsApi; countWrites: () => number } {
  let writes = 0;
  const count = <T>(call: Promise<T>) => {
    writes += 1;
    return call;
  };
  return {
    counted: {
      get: api.get,
      post: <T>(path: string, body: unknown) => count(api.post<T>(path, body)),
      patch: <T>(path: string, body: unknown) => count(api.patch<T>(path, body)),
      delete: (path) => count(api.delete(path)),
    },
    countWrites: () => writes,
  };
}

const vendors = ['sqlite', 'postgres'] as const;

/** @returns its kind of database */
async function checkDirectus(url: string, api: CmsApi): Promise<(typeof vendors)[number]> {
  const wanted = buildSnapshot().directus;
  const found = await api.get<{ directus: string; vendor: string }>('/schema/snapshot').catch((error: unknown) => {
    if (error instanceof CmsError && error.status < 500) {
      throw new Failure(`The Directus at ${url} does not accept the token as an administrator’s (${error.status}).`, [
        'Create a static token for an administrator in its studio (user, Token), and give it with --token or CMS_ADMIN_TOKEN.',
      ]);
    }
    if (error instanceof CmsError || !(error instanceof TypeError)) throw error;
    throw new Failure(`No Directus answers at ${url}.`, ['Check --url and the network.']);
  });
  if (found.directus.split('.')[0] !== wanted.split('.')[0]) {
    throw new Failure(`The Directus at ${url} is version ${found.directus}; this model is for ${wanted}.`, [
      `Install directus@${wanted} there.`,
    ]);
  }
  const vendor = vendors.find((one) => one === found.vendor);
  if (vendor) return vendor;
  throw new Failure(`The database of the Directus at ${url} is ${found.vendor}.`, [
    'The shop runs on SQLite or Postgres.',
  ]);
}

/** @throws Failure when a collection of somebody else's has a name of the model's */
async function expectNoneOf(api: CmsApi, own: ReadonlySet<string>): Promise<void> {
  const collections = await api.get<{ collection: string }[]>('/collections');
  const taken = collections.flatMap(({ collection }) => (own.has(collection) ? collection : []));
  if (taken.length === 0) return;
  throw new Failure(`That Directus has collections with names of this model: ${taken.join(', ')}.`, [
    'Nothing was changed. Rename them, or use a Directus of the shop’s own.',
  ]);
}

/** Makes a website where there is none, or completes one whose making was interrupted. */
async function makeSite(address: CmsAddress, api: CmsApi, { data, askForSite }: Options): Promise<string | undefined> {
  const markFile = join(data, 'site-unfinished');
  const projects = await api.get<unknown[]>('/items/project?fields=id&limit=1');
  if (projects.length > 0 && !existsSync(markFile)) return undefined;
  const site = await askForSite();
  writeFileSync(markFile, '');
  await runStep('Making an empty website', async (report) => {
    for (const step of listEmptySiteSteps(site)) {
      const known = await api.get<unknown[]>(`/items/${step.collection}?fields=*&limit=1`);
      if (known.length === 0) await sendRows(address, 'POST', [step], report);
    }
  });
  rmSync(markFile);
  return site.domain;
}

/** Tokens that are given, and new ones for users that do not exist yet. */
async function chooseTokens(api: CmsApi, given: Options['tokens']): Promise<Options['tokens']> {
  const existing = await findStorefrontUsers(api);
  const choose = (name: 'storefront' | 'preview') => {
    const token = given[name] ?? (existing[name] ? undefined : randomBytes(24).toString('base64url'));
    return token ? { [name]: token } : {};
  };
  return { ...choose('storefront'), ...choose('preview') };
}

const manifest = v.object({ name: v.string() });

async function findMissingExtensions(api: CmsApi): Promise<string[]> {
  const installed = await api.get<{ schema: { name: string } | null }[]>('/extensions');
  const files = globSync('*/package.json', { cwd: join(import.meta.dirname, 'extensions') });
  return files.sort().flatMap((file) => {
    const { name } = readJson(join(import.meta.dirname, 'extensions', file), manifest);
    return installed.some(({ schema }) => schema?.name === name) ? [] : basename(dirname(file));
  });
}

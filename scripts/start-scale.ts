import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openAsAdmin } from '../cms/cms-api.ts';
import { type Directus, startDirectus } from '../cms/directus.ts';
import type { Instance } from '../cms/instance.ts';
import { populateDatabase } from '../cms/populate-database.ts';
import type { Secrets } from '../cms/secrets.ts';
import { buildTestSite } from './build-site.ts';
import { findFreePort } from './free-port.ts';
import { runStep } from './launch/progress.mjs';
import { removeInBackground } from './remove-in-background.ts';
import { readAddresses, root, type Settings } from './settings.ts';
import { removeStaleFolders } from './stale-folders.ts';
import { startBalancer } from './start-balancer.ts';
import { startPostgres } from './start-postgres.ts';
import { startStorefront } from './storefront.ts';

type Options = {
  /** Port of the proxy before the storefronts. */
  port: number;
  storefronts: number;
  directus: number;
  /** Address of the Redis by which each Directus tells the others of changed permissions and Flows, and in which storefronts count. */
  redis?: string | undefined;
  /** Further variables of Directus. */
  environment?: NodeJS.ProcessEnv;
  /** Further variables of the storefronts. */
  siteEnvironment?: NodeJS.ProcessEnv;
  onLine?: (line: string) => void;
};

export type ScaledStorefront = {
  url: string;
  getPid: () => number | undefined;
  /** Stops it in order, and starts it again. */
  restart: () => Promise<void>;
};

/** Several storefronts and Directus on one Postgres, each kind behind a proxy. */
export type Scale = {
  url: string;
  storefronts: ScaledStorefront[];
  cmsUrl: string;
  /** The address of each Directus. */
  directus: string[];
  secrets: Secrets;
  stop: () => Promise<void>;
};

const scaleFolder = join('.vitrine', 'scale');

/** Starts everything with the demo, in a folder and a database that end with it. */
export async function startScale(options: Options): Promise<Scale> {
  const folder = join(scaleFolder, String(process.pid));
  const siteUrl = `http://localhost:${options.port}`;
  removeStaleFolders(join(root, scaleFolder), '');
  mkdirSync(join(root, folder), { recursive: true });
  return startStoppable(async (onStop) => {
    onStop(async () => removeInBackground(join(root, folder)));
    const postgres = await runStep('Starting Postgres', startPostgres);
    onStop(postgres.stop);
    const cms = await startAllDirectus({ ...options, folder, siteUrl, database: postgres.environment, onStop });
    const { url: cmsUrl, urls, secrets } = cms;
    const storefronts = await startAllStorefronts({ ...options, folder, siteUrl, cmsUrl, secrets, onStop });
    return { url: siteUrl, storefronts, cmsUrl, directus: urls, secrets };
  });
}

type OnStop = (stop: () => Promise<void>) => void;

/**
 * Starts several things that are stopped together, the last one first.
 *
 * @param start names how each is stopped. Where it fails, everything that was started until then is stopped
 */
export async function startStoppable<Started>(
  start: (onStop: OnStop) => Promise<Started>,
): Promise<Started & { stop: () => Promise<void> }> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    const failures: unknown[] = [];
    for (let next = stops.pop(); next; next = stops.pop()) await next().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  try {
    return { ...(await start((one) => stops.push(one))), stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/** Stops equal programs at once, since each waits for requests of its own. */
async function stopTogether(stops: readonly (() => Promise<void>)[]): Promise<void> {
  const failed = (await Promise.allSettled(stops.map((stop) => stop()))).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

type CmsOptions = Options & { folder: string; siteUrl: string; database: NodeJS.ProcessEnv; onStop: OnStop };

async function startAllDirectus({
  folder,
  siteUrl,
  database,
  directus: count,
  redis,
  environment,
  onLine,
  onStop,
}: CmsOptions) {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const variables = {
    ...database,
    ...(redis ? { REDIS: redis, SYNCHRONIZATION_STORE: 'redis' } : {}),
    ...{ SITE_URL: siteUrl, SITE_SECRET: '', IP_TRUST_PROXY: '127.0.0.1', STUDIO_URL: url },
    ...environment,
  };
  const first: Instance = { data: join(root, folder, 'cms'), port: await findFreePort(), environment: variables };
  await populateDatabase(first);
  const running: Directus[] = [];
  onStop(() => stopTogether(running.map(({ stop }) => stop)));
  const leader = await runStep('Starting Directus 1', () =>
    startDirectus(first, (line) => onLine?.(`Directus 1: ${line}`)),
  );
  running.push(leader);
  await openAsAdmin(leader, first.data, '');
  for (let number = 2; number <= count; number += 1) {
    const data = join(root, folder, `cms-${number}`);
    mkdirSync(data, { recursive: true });
    copyFileSync(join(first.data, 'secrets.json'), join(data, 'secrets.json'));
    const shared = { ...variables, STORAGE_LOCAL_ROOT: join(first.data, 'uploads') };
    const instance: Instance = { data, port: await findFreePort(), environment: shared };
    const follower = await runStep(`Starting Directus ${number}`, () =>
      startDirectus(instance, (line) => onLine?.(`Directus ${number}: ${line}`)),
    );
    running.push(follower);
  }
  const urls = running.map((one) => one.url);
  const balancer = await startBalancer({ port, targets: urls, healthPath: '/server/ping' });
  onStop(balancer.close);
  return { url, urls, secrets: leader.secrets };
}

type SiteOptions = Options & { folder: string; siteUrl: string; cmsUrl: string; secrets: Secrets; onStop: OnStop };

async function startAllStorefronts({
  folder,
  siteUrl,
  cmsUrl,
  secrets,
  port,
  storefronts: count,
  redis,
  siteEnvironment,
  onLine,
  onStop,
}: SiteOptions): Promise<ScaledStorefront[]> {
  const addresses = readAddresses(cmsUrl, secrets, {});
  const dist = join(folder, 'dist');
  const base = { cmsPort: 0, data: '', siteUrl, siteDomain: 'vierlinden.example', source: 'bundled' as const };
  await buildTestSite({ settings: { ...base, port }, addresses, dist });
  const stops: (() => Promise<void>)[] = [];
  onStop(() => stopTogether(stops));
  const startOne = async (number: number): Promise<ScaledStorefront> => {
    const settings: Settings = { ...base, port: await findFreePort() };
    const start = () =>
      startStorefront({
        ...{ settings, addresses, dist },
        extraEnvironment: {
          ...{
            WEB_CONCURRENCY: '1',
            TRUSTED_PROXY: '127.0.0.1',
            ...(redis ? { REDIS: redis } : {}),
            CACHE_DIR: join(root, folder, `cache-${number}`),
          },
          ...siteEnvironment,
        },
        onLine: (line) => onLine?.(`storefront ${number}: ${line}`),
      });
    const starting = start();
    // One that is still starting while another one fails is stopped, too.
    let stop = async () => (await starting.catch(() => undefined))?.stop();
    stops.push(() => stop());
    let program = await starting;
    stop = () => program.stop();
    return {
      url: `http://127.0.0.1:${settings.port}`,
      getPid: () => program.pid,
      restart: async () => {
        await program.stop();
        program = await start();
      },
    };
  };
  const storefronts = await Promise.all(Array.from({ length: count }, (_, index) => startOne(index + 1)));
  const balancer = await startBalancer({ port, targets: storefronts.map(({ url }) => url), healthPath: '/readyz' });
  onStop(balancer.close);
  return storefronts;
}

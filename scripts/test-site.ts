import { appendFileSync, constants, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openAsAdmin } from '../cms/cms-api.ts';
import { startDirectus } from '../cms/directus.ts';
import { createInstance } from '../cms/populate-database.ts';
import { buildTestSite } from './build-site.ts';
import { getPaymentEnvironment } from './demo-payments/start-demo-payments.ts';
import { findFreePort } from './free-port.ts';
import { runStep } from './launch/progress.mjs';
import { getStorefrontEnvironment, readAddresses, root, type Settings } from './settings.ts';
import { removeStaleFolders } from './stale-folders.ts';
import { startStorefront } from './storefront.ts';

/** The site under test and its Directus, as environment variables. */
export type TestSite = { environment: NodeJS.ProcessEnv; dist: string };

/**
 * Every order of every test changes the stock of a product, and a release takes seconds of the processor. Tests read
 * products from pages that are rendered on request; other changes are published at once.
 */
const quietProducts = { PRODUCT_PUBLICATION_DELAY_MS: '600000' };

/** All tests visit from one address, and take the other processors themselves. */
const oneClient = { RENDERS_PER_MINUTE: '0', WEB_CONCURRENCY: '1' };

const testFolder = join('.vitrine', 'test');

/** The log of the site under test, overwritten by each run. */
const log = join(root, '.vitrine', 'logs', 'tested-site.log');

/** The log of its Directus; a test searches it for what must not be logged. */
const cmsLog = join(root, '.vitrine', 'logs', 'tested-directus.log');

/**
 * Builds and starts the site with a Directus of its own and the demo content, while `work` runs. A developer's own data
 * is never touched.
 */
export async function withTestSite<T>(work: (site: TestSite) => Promise<T>): Promise<T> {
  const folder = join(testFolder, String(process.pid));
  const settings = await makeSettings(join(root, folder, 'cms'));
  removeStaleFolders(join(root, testFolder), '');
  mkdirSync(join(root, folder), { recursive: true });
  mkdirSync(dirname(log), { recursive: true });
  rmSync(log, { force: true });
  writeFileSync(cmsLog, '');
  try {
    const mail = await makeMailEnvironment();
    const payments = await makePaymentEnvironment();
    const statistics = await makeStatisticsEnvironment();
    const instanceEnvironment = {
      ...mail,
      ...payments,
      SITE_URL: settings.siteUrl,
      SITE_SECRET: '',
      LOOK_EVERY_SECONDS: '5',
    };
    const instance = await createInstance({
      data: settings.data,
      port: settings.cmsPort,
      environment: instanceEnvironment,
    });
    const directus = await runStep('Starting Directus for the tests', () =>
      startDirectus(instance, (line) => appendFileSync(cmsLog, `${line}\n`)),
    );
    await openAsAdmin(directus, settings.data, '');
    const { url, secrets } = directus;
    const addresses = readAddresses(url, secrets, {});
    const dist = join(folder, 'dist');
    await buildTestSite({ settings, addresses, dist, extraEnvironment: statistics });
    // Tests publish into the other one.
    const builtDist = join(folder, 'built-dist');
    cpSync(join(root, dist), join(root, builtDist), { recursive: true, mode: constants.COPYFILE_FICLONE });
    // Converting the whole demo would take the processor from the tests.
    const cache = { CACHE_DIR: join(root, folder, 'cache'), PICTURES_AHEAD: 'off' };
    const onLine = (line: string) => appendFileSync(log, `${line}\n`);
    const site = await startStorefront({
      settings,
      addresses,
      dist,
      extraEnvironment: { ...cache, ...payments, ...statistics, ...quietProducts, ...oneClient, LOG_LEVEL: 'warn' },
      onLine,
    });
    const environment = {
      ...getStorefrontEnvironment(settings, addresses),
      ...cache,
      ...mail,
      ...payments,
      ...statistics,
      DIST_DIR: dist,
      BUILT_DIST_DIR: builtDist,
      CMS_URL: url,
      CMS_DATA: settings.data,
      CMS_LOG: cmsLog,
      CMS_ADMIN_TOKEN: secrets.adminToken,
    };
    const result = await work({ environment, dist });
    await site.stop();
    await directus.stop();
    return result;
  } finally {
    rmSync(join(root, folder), { recursive: true, force: true, maxRetries: 3 });
  }
}

async function makeSettings(data: string): Promise<Settings> {
  const port = await findFreePort();
  const cmsPort = await findFreePort();
  return {
    port,
    cmsPort,
    data,
    siteUrl: `http://localhost:${port}`,
    siteDomain: 'vierlinden.example',
    source: 'bundled',
  };
}

/** Settings of a mail server that is down until a test starts one on this port. */
async function makeMailEnvironment() {
  const EMAIL_SMTP_PORT = String(await findFreePort());
  return {
    EMAIL_TRANSPORT: 'smtp',
    EMAIL_SMTP_HOST: '127.0.0.1',
    EMAIL_SMTP_PORT,
    EMAIL_FROM: 'website@vierlinden.example',
  };
}

/** Settings of payment providers that are unreachable until a test starts them on these ports. */
async function makePaymentEnvironment() {
  return getPaymentEnvironment({
    paypalUrl: `http://127.0.0.1:${await findFreePort()}`,
    klarnaUrl: `http://127.0.0.1:${await findFreePort()}`,
  });
}

/** Settings of a Matomo that is unreachable until a test starts it on this port. */
async function makeStatisticsEnvironment() {
  return { MATOMO_URL: `http://127.0.0.1:${await findFreePort()}`, MATOMO_SITE_ID: '7' };
}

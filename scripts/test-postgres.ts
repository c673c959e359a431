import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAsAdmin } from '../cms/cms-api.ts';
import { startDirectus } from '../cms/directus.ts';
import type { Instance } from '../cms/instance.ts';
import { populateDatabase } from '../cms/populate-database.ts';
import { PictureQueue } from '../cms/seed/picture-queue.ts';
import { formatCounts } from './check/reports.ts';
import { runVitest } from './check/run-vitest.ts';
import { findFreePort } from './free-port.ts';
import { runStep, say } from './launch/progress.mjs';
import { runCommand, stopAtExit } from './program.ts';
import { startPostgres } from './start-postgres.ts';

/** Tests that need Directus only, and no site; `postgres` moves a shop from SQLite, backs it up and restores it. */
const directusTests = ['order-api.test', 'orders-api', 'order-api-document', 'change-log', 'integration/postgres.test'];

/** Enables PayPal, though no test pays. */
const paymentEnvironment = {
  PAYPAL_ENVIRONMENT: 'sandbox',
  PAYPAL_API_URL: 'http://127.0.0.1:9',
  PAYPAL_CLIENT_SECRET: 'known to tests only',
  PAYPAL_MERCHANT_ID: 'TESTMERCHANT1',
};

/** The smallest PNG: the tests use no pictures, and generating the demo's takes minutes. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Runs the tests of the order API, which usually run on SQLite, with Postgres. */
await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'));
  const postgres = await runStep('Starting Postgres', startPostgres);
  try {
    const mail = { EMAIL_TRANSPORT: 'smtp', EMAIL_SMTP_HOST: '127.0.0.1', EMAIL_FROM: 'website@vierlinden.example' };
    const EMAIL_SMTP_PORT = String(await findFreePort());
    const site = { SITE_URL: 'http://localhost:3000', SITE_SECRET: '' };
    const environment = { ...postgres.environment, ...mail, EMAIL_SMTP_PORT, ...paymentEnvironment, ...site };
    const instance: Instance = { data: join(folder, 'cms'), port: await findFreePort(), environment };
    await populateDatabase(instance, (count) => placeDots(join(folder, 'dot.png'), count));
    return await testOrders(instance, process.argv.slice(2));
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

function placeDots(file: string, count: number): PictureQueue {
  writeFileSync(file, Buffer.from(dot, 'base64'));
  const queue = new PictureQueue();
  for (let index = 0; index < count; index += 1) queue.add({ index, file });
  queue.close();
  return queue;
}

async function testOrders(instance: Instance, args: string[]): Promise<number> {
  const directus = await runStep('Starting Directus for the tests', () => startDirectus(instance));
  const release = stopAtExit(directus.program);
  await openAsAdmin(directus, instance.data, '');
  const { siteSecret, adminToken } = directus.secrets;
  const { DB_HOST, DB_PORT, DB_DATABASE, DB_USER } = instance.environment ?? {};
  const POSTGRES_URL = `postgres://${DB_USER}@${DB_HOST}:${DB_PORT}`;
  const database = { POSTGRES_URL, TEST_DATABASE: `${POSTGRES_URL}/${DB_DATABASE}` };
  const address = { CMS_URL: directus.url, CMS_ADMIN_TOKEN: adminToken, SITE_SECRET: siteSecret, ...database };
  const { code, lines, counts } = await runVitest('integration', {
    args: args.length > 0 ? args : directusTests,
    env: { ...process.env, ...address, NODE_ENV: 'test' },
  });
  if (code !== 0) say(lines.join('\n'));
  console.log(formatCounts(counts));
  release();
  await directus.stop();
  return code ?? 1;
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../scripts/launch/progress.mjs';
import type { CmsApi } from './cms-api.ts';
import { createCmsApi } from './cms-api.ts';
import { runDirectusCommand, startDirectus } from './directus.ts';
import type { Instance } from './instance.ts';
import { readSnapshot } from './read-snapshot.ts';
import { applySchema } from './schema.ts';
import { readOrMakeSecrets, type Secrets } from './secrets.ts';
import type { PictureQueue } from './seed/picture-queue.ts';
import type { Seed } from './seed/send-rows.ts';
import { getCurrentState, writeState } from './state.ts';

/**
 * Populates an empty database: Directus's tables, the content model, roles, and demo content or an empty website. The
 * state file is written last.
 *
 * @param draw provides the demo's pictures; they are drawn by default
 */
export async function populateDatabase(instance: Instance, draw?: (count: number) => PictureQueue): Promise<void> {
  const state = getCurrentState(instance);
  const secrets = readOrMakeSecrets(instance.data);
  mkdirSync(join(instance.data, 'uploads'), { recursive: true });
  const seed = await openSeed(instance, draw);
  await runStep('Creating the database', () => runDirectusCommand(instance, secrets, ['bootstrap']));
  const directus = await runStep('Starting Directus on it', () => startDirectus(instance));
  try {
    const address = { url: directus.url, token: secrets.adminToken };
    await runStep('Applying the content model', async () => applySchema(address, await readSnapshot(instance), false));
    await runStep('Setting up roles and the studio', () => setUpStudio(createCmsApi(address), secrets));
    await runStep(instance.empty ? 'Making an empty website' : 'Filling in the demo content', (report) =>
      seed(address, report),
    );
    // Last, so that the initial rows trigger no publication.
    const { setUpFlows } = await import('./model/flows.ts');
    await setUpFlows(createCmsApi(address));
  } finally {
    await directus.stop();
  }
  writeState(instance.data, state);
}

/** Imported dynamically, since a checkout may have no demo. */
async function openSeed({ empty }: Instance, draw?: (count: number) => PictureQueue): Promise<Seed> {
  if (empty) {
    const { openEmptySite } = await import('./seed/empty-site.ts');
    return openEmptySite(empty.domain);
  }
  const { openDemo } = await import('./seed/seed-demo.ts');
  return openDemo(draw);
}

/** Sets up roles, permissions and studio settings. Idempotent, also for existing databases. */
export async function setUpStudio(api: CmsApi, secrets: Secrets): Promise<void> {
  const { setUpAccess, applyStudioSettings: studioSettings } = await import('./model/access.ts');
  await setUpAccess(api, {
    storefront: secrets.storefrontToken,
    preview: secrets.previewToken,
    staffPassword: secrets.staffPassword,
  });
  await studioSettings(api);
}

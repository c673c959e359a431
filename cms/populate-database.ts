import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runStep } from '../scripts/launch/progress.mjs';
import { removeStaleFolders } from '../scripts/stale-folders.ts';
import { type CmsApi, createCmsApi } from './cms-api.ts';
import { runDirectusCommand, startDirectus } from './directus.ts';
import type { Instance } from './instance.ts';
import { applySchema, readSnapshot } from './schema.ts';
import { readOrMakeSecrets, type Secrets } from './secrets.ts';
import type { PictureQueue } from './seed/picture-queue.ts';
import type { Seed } from './seed/send-rows.ts';
import { findState, getCurrentState, hashSeed, hashVariants, writeState } from './state.ts';

/**
 * Populates an empty database: Directus's tables, the content model, roles, and demo content or an empty website. The
 * state file is written last.
 *
 * @param draw provides the demo's pictures; they are drawn by default
 */
export async function populateDatabase(instance: Instance, draw?: (count: number) => PictureQueue): Promise<void> {
  const state = getCurrentState(instance);
  const secrets = readOrMakeSecrets(instance.data);
  const uploads = join(instance.data, 'uploads');
  mkdirSync(uploads, { recursive: true });
  const seed = await openSeed(instance, draw);
  await runStep('Creating the database', () => runDirectusCommand(instance, secrets, ['bootstrap']));
  const directus = await runStep('Starting Directus on it', () => startDirectus(instance));
  try {
    const address = { url: directus.url, token: secrets.adminToken };
    await runStep('Applying the content model', async () => applySchema(address, await readSnapshot(instance), false));
    await runStep('Setting up roles and the studio', () => setUpStudio(createCmsApi(address), secrets));
    await runStep(instance.empty ? 'Making an empty website' : 'Filling in the demo content', (report) =>
      seed(address, report, uploads),
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
    return openEmptySite(empty);
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

const templateRoot = join(import.meta.dirname, '..', '.vitrine');

/**
 * Template database, as after the first start, for copies: the developer's own, and one per test run. Created if
 * missing, or if model, permissions or initial content have changed.
 *
 * @param port for the Directus that populates it
 * @param empty website without the demo, which has its own template
 */
export async function ensureTemplate(port: number, empty?: Instance['empty']): Promise<string> {
  const kind = empty ? 'empty' : 'template';
  const seed = empty ? [hashSeed(), empty] : hashVariants();
  const made = JSON.stringify([getCurrentState({ empty }), seed]);
  const key = createHash('sha256').update(made).digest('hex').slice(0, 12);
  const template = join(templateRoot, `${kind}-${key}`);
  if (findState(template)) return template;
  mkdirSync(templateRoot, { recursive: true });
  removeStaleFolders(templateRoot, `${kind}.partial-`);
  // Renamed when complete, so that an interrupted start begins again.
  const partial = join(templateRoot, `${kind}.partial-${process.pid}`);
  rmSync(partial, { recursive: true, force: true });
  await populateDatabase({ data: partial, port, empty });
  // Another process may have made it meanwhile.
  if (existsSync(template)) rmSync(partial, { recursive: true });
  else renameSync(partial, template);
  removeOlderTemplates(kind, `${kind}-${key}`);
  return template;
}

/** Creates a temporary instance with its own database, files and port, for tests. */
export async function createInstance(instance: Instance): Promise<Instance> {
  const template = await ensureTemplate(instance.port, instance.empty);
  copyDatabase(template, instance.data);
  return instance;
}

/** Copies under a temporary name and renames when complete. */
export function copyDatabase(from: string, to: string) {
  const partial = `${to}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, partial, { recursive: true, mode: constants.COPYFILE_FICLONE });
  rmSync(to, { recursive: true, force: true });
  renameSync(partial, to);
}

function removeOlderTemplates(kind: string, present: string) {
  const older = readdirSync(templateRoot).filter((name) => name.startsWith(`${kind}-`) && name !== present);
  for (const name of older) rmSync(join(templateRoot, name), { recursive: true, force: true });
}

import { chmodSync, existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../scripts/launch/failure.mjs';
import { runStep, say } from '../scripts/launch/progress.mjs';
import { isAccepted, openAsAdmin } from './cms-api.ts';
import { lockData } from './data-lock.ts';
import { type Directus, explainBrokenDatabase, runDirectusCommand, startDirectus } from './directus.ts';
import {
  copyDatabaseFile,
  findDamage,
  getDatabaseFile,
  getTimestamp,
  hasDatabase,
  type Instance,
  isOwnDatabase,
  moveAside,
} from './instance.ts';
import { setUpFlows } from './model/flows.ts';
import { refuseMoved, removeScratchFolder } from './move-mark.ts';
import { copyDatabase, ensureTemplate, populateDatabase, setUpStudio } from './populate-database.ts';
import { applySchema, applyWithMigrations, applyWithSynonyms, hasCollection, readSnapshot } from './schema.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { findState, getCurrentState, type State, writeState } from './state.ts';

const maxCopies = 4;

export type PrepareOptions = Instance & {
  /** Move existing data aside and start with a new database. */
  reset?: boolean;
  /** Apply the content model even if that deletes entries. */
  force?: boolean;
};

/** Starts Directus with the model and permissions of this checkout, and existing entries unchanged. */
export async function prepareDirectus({
  reset = false,
  force = false,
  ...instance
}: PrepareOptions): Promise<Directus> {
  if (isOwnDatabase()) lockData(instance.data);
  if (reset) moveAside(instance.data);
  refuseMoved(instance.data);
  // Nobody moves the data now: on SQLite it is locked, and on Postgres the move is complete.
  if (removeScratchFolder(instance.data)) say('Removed the copy of the database that an interrupted move has left.');
  if (isOwnDatabase()) {
    await ensureOwnDatabase(instance);
    // SQLite gives the files beside it the same mode.
    chmodSync(getDatabaseFile(instance.data), 0o600);
  } else await ensureExternalDatabase(instance);
  return openDatabase(instance, force);
}

async function ensureOwnDatabase({ data, port, empty }: Instance) {
  if (hasDatabase(data)) return checkDatabaseFile(data);
  if (findState(data)) throw explainBrokenDatabase(data, [`${getDatabaseFile(data)} does not exist.`]);
  if (existsSync(data) && readdirSync(data).length === 0) rmdirSync(data);
  if (existsSync(data)) moveAside(data);
  const template = await ensureTemplate(port, empty);
  await runStep(`Copying the ${empty ? 'empty' : 'demo'} database`, async () => copyDatabase(template, data));
}

/** Checks the database file before Directus starts. */
function checkDatabaseFile(data: string) {
  const damage = findDamage(getDatabaseFile(data), 'quick_check');
  if (damage) throw explainBrokenDatabase(data, [damage]);
}

/** Populates an external database once; it is never reset from here. */
async function ensureExternalDatabase(instance: Instance) {
  if (findState(instance.data)) return;
  const markFile = join(instance.data, 'filling');
  if (existsSync(markFile)) {
    throw new Failure('The first filling of the database was interrupted, so it is not whole.', [
      `Empty the database that the DB_ variables name, delete ${markFile}, and start again.`,
    ]);
  }
  mkdirSync(instance.data, { recursive: true });
  await runDirectusCommand(instance, readOrMakeSecrets(instance.data), ['bootstrap']);
  if (await hasContent(instance))
    return writeState(instance.data, { directus: '', snapshot: '', access: '', demo: '' });
  writeFileSync(markFile, '');
  await populateDatabase(instance);
  rmSync(markFile);
}

async function hasContent(instance: Instance): Promise<boolean> {
  const directus = await startDirectus(instance);
  try {
    return await hasCollection(await openAsAdmin(directus, instance.data), 'ecommerce_product');
  } finally {
    await directus.stop();
  }
}

async function openDatabase(instance: Instance, force: boolean): Promise<Directus> {
  const state = getCurrentState();
  const before = findState(instance.data) ?? {};
  const hasChanged = (part: keyof State) => before[part] !== state[part];
  if (hasChanged('directus') || hasChanged('snapshot')) copyBeforeChange(instance.data);
  if (hasChanged('directus')) {
    const secrets = readOrMakeSecrets(instance.data);
    await runStep('Bringing the database to this Directus', () => runDirectusCommand(instance, secrets, ['bootstrap']));
  }
  const directus = await runStep('Starting Directus', () => startDirectus(instance));
  try {
    const api = await openAsAdmin(directus, instance.data);
    const address = { url: directus.url, token: directus.secrets.adminToken };
    if (hasChanged('snapshot'))
      await runStep('Applying the content model', () =>
        applyWithSynonyms(api, instance.data, () =>
          applyWithMigrations(api, instance.data, async () =>
            applySchema(address, await readSnapshot(instance), force),
          ),
        ),
      );
    if (hasChanged('access') || !(await areTokensKnown(directus)))
      await runStep('Setting up roles and the studio', async () => {
        await setUpStudio(api, directus.secrets);
        await setUpFlows(api);
      });
  } catch (error) {
    await directus.stop();
    throw error;
  }
  if (before.demo && state.demo && hasChanged('demo')) warnThatDemoChanged(instance.data);
  writeState(instance.data, { ...state, demo: before.demo ?? state.demo });
  return directus;
}

/** False if a token was removed from `secrets.json` and generated again. */
async function areTokensKnown({ url, secrets }: Directus): Promise<boolean> {
  const known = [secrets.storefrontToken, secrets.previewToken].map((token) => isAccepted(url, token));
  return (await Promise.all(known)).every(Boolean);
}

function warnThatDemoChanged(data: string) {
  say('  The demo content of this checkout is newer than the database. What is entered there was left alone;');
  say(`  npm start -- --reset begins afresh with the new one and moves ${data} aside.`);
}

/** Copies the database before the model changes, so that it can be restored. */
function copyBeforeChange(data: string) {
  if (!hasDatabase(data)) return;
  const copies = join(data, 'copies');
  mkdirSync(copies, { recursive: true });
  for (const old of readdirSync(copies).sort().slice(0, -maxCopies)) rmSync(join(copies, old));
  const copy = join(copies, `data-${getTimestamp()}.db`);
  copyDatabaseFile(getDatabaseFile(data), copy);
  say(`  A copy of the database from before the change: ${copy}`);
}

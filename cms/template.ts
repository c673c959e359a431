import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeStaleFolders } from '../scripts/stale-folders.ts';
import type { Instance } from './instance.ts';
import { populateDatabase } from './populate-database.ts';
import { findState, getCurrentState, hashSeed } from './state.ts';

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
  const made = JSON.stringify([getCurrentState({ empty }), empty && [hashSeed(), empty.domain]]);
  const key = createHash('sha256').update(made).digest('hex').slice(0, 12);
  const template = join(templateRoot, `${kind}-${key}`);
  if (findState(template)) return template;
  mkdirSync(templateRoot, { recursive: true });
  removeStaleFolders(templateRoot, `${kind}.partial-`);
  // Renamed when complete, so that an interrupted start begins again.
  const partial = join(templateRoot, `${kind}.partial-${process.pid}`);
  rmSync(partial, { recursive: true, force: true });
  await populateDatabase({ data: partial, port, empty });
  if (!existsSync(template)) renameSync(partial, template);
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

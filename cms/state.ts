import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readJson } from '../scripts/read-json.ts';
import { getDirectusVersion } from './directus.ts';
import type { Instance } from './instance.ts';

/**
 * What a database was created from: hashes of our files and the version of Directus. Stored beside it when it is
 * complete. The demo's hash is empty for a website that was created without it, and in a checkout without it.
 */
export type State = { directus: string; snapshot: string; access: string; demo: string };

const root = join(import.meta.dirname, '..');

export const snapshotFile = join(import.meta.dirname, 'snapshot.yaml');

/** The demo folder may be deleted in a checkout. */
export function hasDemo(): boolean {
  return existsSync(join(root, 'demo'));
}

export function getCurrentState({ empty }: Pick<Instance, 'empty'> = {}): State {
  return {
    directus: getDirectusVersion(),
    snapshot: hashFiles(['cms/snapshot.yaml']),
    access: hashFiles(['cms/model/**/*.ts']),
    demo: empty || !hasDemo() ? '' : hashFiles(['demo/**/*.{ts,html}', 'cms/seed/*.ts']),
  };
}

/** An earlier release may have stored fewer hashes. */
const storedState = v.object(
  v.entriesFromList(['directus', 'snapshot', 'access', 'demo'], v.exactOptional(v.string())),
);

/** Undefined if no database was completed. */
export function findState(data: string): Partial<State> | undefined {
  const file = join(data, 'state.json');
  if (!existsSync(file)) return undefined;
  try {
    return readJson(file, storedState);
  } catch {
    return {};
  }
}

export function writeState(data: string, state: State) {
  writeFileSync(join(data, 'state.json'), `${JSON.stringify(state, null, 2)}\n`);
}

/** Hash of the sources that the initial rows of an empty website are built from. */
export function hashSeed(): string {
  return hashFiles(['cms/seed/*.ts', 'cms/extensions/checklist/placeholder.ts']);
}

/** Hash of the sources that decide which sizes of the demo's pictures a template has, and how they are converted. */
export function hashVariants(): string {
  return hashFiles(['src/base/{picture-address,requested-pictures}.ts', 'src/server/media/picture-source.ts']);
}

function hashFiles(patterns: string[]): string {
  const hash = createHash('sha256');
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 20);
}

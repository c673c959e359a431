import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRows } from './rows.ts';
import { buildSnapshot } from './snapshot.ts';
import { toYaml } from './yaml.ts';

export const snapshotFile = join(import.meta.dirname, '..', 'snapshot.yaml');
export const rowsFile = join(import.meta.dirname, '..', '..', 'src', 'directus', 'rows.generated.ts');

export function writeModel() {
  writeFileSync(snapshotFile, toYaml(buildSnapshot()));
  writeFileSync(rowsFile, buildRows());
}

if (import.meta.main) writeModel();

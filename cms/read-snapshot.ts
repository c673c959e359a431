import { readFileSync } from 'node:fs';
import type { Instance } from './instance.ts';
import { snapshotFile } from './state.ts';

/** The schema snapshot for the instance's database: Postgres has decimals for money, SQLite does not. */
export async function readSnapshot({ environment }: Instance): Promise<string> {
  const { DB_CLIENT } = { ...process.env, ...environment };
  if (DB_CLIENT !== 'pg') return readFileSync(snapshotFile, 'utf8');
  const { buildSnapshot } = await import('./model/snapshot.ts');
  const { toYaml } = await import('./model/yaml.ts');
  return toYaml(buildSnapshot('postgres'));
}

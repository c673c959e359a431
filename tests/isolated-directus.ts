import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Directus, startDirectus } from '../cms/directus.ts';
import type { Instance } from '../cms/instance.ts';
import { createInstance } from '../cms/populate-database.ts';
import { findFreePort } from '../scripts/free-port.ts';

/** A bundled Directus for one test, which may lock, fill and stop it. */
export type IsolatedDirectus = Directus & {
  /** Its data folder. */
  data: string;
  readLog: () => string;
  /** Stops it and deletes its data. */
  close: () => Promise<void>;
};

/**
 * @param environment further variables; an empty one takes away what the test run has set
 * @param restored a data folder to start on, instead of a fresh copy of the demo
 * @param empty begins without the demo
 */
export async function startIsolatedDirectus(
  environment: NodeJS.ProcessEnv = {},
  restored?: string,
  empty?: Instance['empty'],
): Promise<IsolatedDirectus> {
  const data = restored ?? join(makeFolder(), 'data');
  const instance = { data, port: await findFreePort(), environment, empty };
  if (!restored) await createInstance(instance);
  const lines: string[] = [];
  const directus = await startDirectus(instance, (line) => lines.push(line));
  return {
    ...directus,
    data,
    readLog: () => lines.join('\n'),
    close: async () => {
      await directus.stop();
      rmSync(join(data, '..'), { recursive: true, force: true });
    },
  };
}

/** A new folder for a test; `data` below it goes with it. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'vitrine-cms-'));
}

import { type CmsAddress, callCms } from '../cms-api.ts';

export type Report = (note: string) => void;

/**
 * Fills a database that has the content model and no rows.
 *
 * @param uploads Directus's folder of files
 */
export type Seed = (address: CmsAddress, report: Report, uploads: string) => Promise<void>;

const rowsAtOnce = 25;

/** Creates or changes the rows of each step, in their order. */
export async function sendRows(address: CmsAddress, method: 'POST' | 'PATCH', steps: Step[], report: Report) {
  const total = steps.reduce((sum, { items }) => sum + items.length, 0);
  let done = 0;
  for (const { collection, items } of steps) {
    for (let start = 0; start < items.length; start += rowsAtOnce) {
      const batch = items.slice(start, start + rowsAtOnce);
      await callCms(address, method, `/items/${collection}?fields=`, batch);
      done += batch.length;
      report(`row ${done}/${total}`);
    }
  }
}

/** One call of the seed: rows of a collection as the items API takes them, related rows nested. */
export type Step = { collection: string; items: Record<string, unknown>[] };

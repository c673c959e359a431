import type { Items } from '../directus.ts';

/** Whether a row with this request id is stored. */
export async function isStored(rows: Items<unknown>, id: string): Promise<boolean> {
  return (await rows.readByQuery({ filter: { request_id: { _eq: id } }, fields: ['id'], limit: 1 })).length > 0;
}

/**
 * Creates a row once per request id.
 *
 * @returns false if another process of Directus stored the same request at that moment
 */
export async function createOnce(rows: Items<unknown>, row: { request_id: string }): Promise<boolean> {
  try {
    await rows.createOne(row);
    return true;
  } catch (error) {
    if (isNotUnique(error) && (await isStored(rows, row.request_id))) return false;
    throw error;
  }
}

function isNotUnique(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'RECORD_NOT_UNIQUE';
}

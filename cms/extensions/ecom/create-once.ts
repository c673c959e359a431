import type { Items } from '../directus.ts';

/** Whether the call with this id was taken before. */
export async function isStored(rows: Items<unknown>, id: string): Promise<boolean> {
  return (await rows.readByQuery({ filter: { request_id: { _eq: id } }, fields: ['id'], limit: 1 })).length > 0;
}

/** @returns false when another process of Directus took the same call in that moment */
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

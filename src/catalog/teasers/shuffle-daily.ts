import { createHash } from 'node:crypto';

/** Shuffles ids in an order that is the same throughout a day. Directus cannot sort randomly. */
export function shuffleDaily(ids: readonly number[], day: string): number[] {
  const entries = ids.map((id) => ({ id, lot: createHash('sha256').update(`${day} ${id}`).digest('hex') }));
  return entries.sort((one, other) => (one.lot < other.lot ? -1 : 1)).map(({ id }) => id);
}

import { createHash } from 'node:crypto';

/** Puts ids into an order of chance that is the same for the same day. Directus itself knows no order of chance. */
export function shuffleDaily(ids: readonly number[], day: string): number[] {
  const lots = ids.map((id) => ({ id, lot: createHash('sha256').update(`${day} ${id}`).digest('hex') }));
  return lots.sort((one, other) => (one.lot < other.lot ? -1 : 1)).map(({ id }) => id);
}

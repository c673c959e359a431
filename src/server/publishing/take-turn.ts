import type { Changes } from '../changes/read-changes.ts';
import { takeLease } from '../release/build-lease.ts';
import type { Release } from '../release/release-manager.ts';
import type { Turn } from './publisher.ts';

/** The collection of the releases of all storefronts. */
export const publicationTag = 'publication';

type Options = {
  folder: string;
  getActive: () => Pick<Release, 'id' | 'changePosition'>;
  /** Activates what another process has published. */
  catchUp: () => Promise<void>;
  /** Reads what has changed since a position of the log of changes. */
  readChanges: (after: string) => Promise<Changes>;
  /** How often it looks whether another process still publishes. */
  lookEveryMs?: number;
};

/**
 * Waits until no other process publishes into the folder, and looks whether that one has published everything: nothing
 * but publications is noted in the log after the position from which it has read. Only the log has what has no entry
 * among the activities of staff, such as a sale.
 */
export async function takeTurn({ folder, getActive, catchUp, readChanges, ...watch }: Options): Promise<Turn> {
  const before = getActive().id;
  const lease = await takeLease({ folder, ...watch });
  try {
    await catchUp();
    const { id, changePosition } = getActive();
    if (id === before || changePosition === undefined) return lease;
    const { tags, isReset } = await readChanges(changePosition);
    if (isReset || tags.some((tag) => tag !== publicationTag)) return lease;
  } catch {
    // Without the log nobody knows what the other one has published, so this one publishes as well.
    return lease;
  }
  await lease.end();
  return 'published by another';
}

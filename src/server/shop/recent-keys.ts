/**
 * Adds a key.
 *
 * @returns whether it was added before, recently
 */
export type AddRecentKey = (key: string) => boolean;

const defaultSlots = 8_192;

/** A fixed-size set of recent keys, stored as hashes: a key replaces an older one in the same slot. */
export function createRecentKeys(slots = defaultSlots): AddRecentKey {
  const hashes = new Int32Array(slots);
  return (key) => {
    // An empty slot is zero.
    const hash = hashOf(key) || 1;
    const slot = (hash >>> 0) % slots;
    const wasNoted = hashes[slot] === hash;
    hashes[slot] = hash;
    return wasNoted;
  };
}

/** FNV-1a, whose low bits choose the slot. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash;
}

import { parsePair } from './normalize-pair.ts';
import { formatPair, type Ring, type RingPair } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';

/** A pair in another metal. */
export type AlloyPair = { alloy: string; name: string; color: string; query: string };

/**
 * A pair in each metal in which it can be made, with the present one: of rings of several metals, the first one is
 * exchanged. What the metal does not allow, such as a surface, makes way.
 */
export function listAlloyPairs(pair: RingPair, rules: RingRules): AlloyPair[] {
  return rules.alloys.flatMap(({ key, name, color }) => {
    const [one, other] = pair;
    const { pair: possible } = parsePair(formatPair([exchange(one, key), exchange(other, key)]), rules);
    const isMade = possible.every(({ zones }) => zones[0]?.alloy === key);
    return isMade ? [{ alloy: key, name, color, query: formatPair(possible) }] : [];
  });
}

function exchange(ring: Ring, alloy: string): Ring {
  return { ...ring, zones: ring.zones.map((zone, index) => (index === 0 ? { ...zone, alloy } : zone)) };
}

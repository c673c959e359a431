import { type RingRows, toRingRules } from '../../src/rings/read-ring-rows.ts';
import type { RingRules } from '../../src/rings/ring-rules.ts';
import { ringSteps } from './rings.ts';

/** What the studio of the demo offers, in German. */
export function getDemoRules(): RingRules {
  const rows = Object.fromEntries(ringSteps.map(({ collection, items }) => [collection, items]));
  // The demo's rows are checked by Directus when they are written.
  const rules = toRingRules(rows as unknown as RingRows, 'de');
  if (!rules) throw new Error('The studio of the demo lacks something.');
  return rules;
}

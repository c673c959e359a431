import type { Scores } from '../retrieval/score-terms.ts';

/** Resolution of scores: closer ones are equal. */
const stepsOfOne = 2_000;
/** Upper bound of the score of a search with the maximal number of words. */
const highestScore = 20;

/**
 * Slots by descending score; equal scores keep their order. A counting sort, since a search may find tens of thousands.
 */
export function orderByScore(slots: readonly number[], scores: Scores): number[] {
  const steps = highestScore * stepsOfOne;
  const toStep = (slot: number) => steps - Math.min(steps, Math.round((scores[slot] ?? 0) * stepsOfOne));
  const starts = new Uint32Array(steps + 2);
  for (const slot of slots) {
    const step = toStep(slot) + 1;
    starts[step] = (starts[step] ?? 0) + 1;
  }
  for (let step = 1; step < starts.length; step += 1) starts[step] = (starts[step] ?? 0) + (starts[step - 1] ?? 0);
  const ordered = new Array<number>(slots.length);
  for (const slot of slots) {
    const step = toStep(slot);
    const place = starts[step] ?? 0;
    ordered[place] = slot;
    starts[step] = place + 1;
  }
  return ordered;
}

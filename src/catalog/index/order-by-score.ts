import type { Scores } from '../retrieval/score-terms.ts';

/** Scores closer than this are the same. */
const stepsOfOne = 2_000;
/** More than a search of as many words as are read can score. */
const highestScore = 20;

/**
 * The best first; equal scores stay in their order. The places of each score are counted instead of comparing slots, since
 * a search may find tens of thousands.
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

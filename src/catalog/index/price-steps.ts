import type { Cents } from '../../base/money.ts';

/** Nine to each power of ten, so that 20 € and 20.000 € have as much room; whole euros that read well. */
const tens = [10, 15, 20, 25, 30, 40, 50, 60, 80];

/** Where a step of the scale of prices begins: nothing, 10 €, 15 €, 20 € and so on without an end. */
export function getStepCents(step: number): Cents {
  if (step <= 0) return 0;
  const at = step - 1;
  return (tens[at % tens.length] ?? 0) * 10 ** Math.floor(at / tens.length) * 100;
}

/** The last step that begins at this price or before it. */
export function findStep(cents: Cents): number {
  let step = 0;
  while (getStepCents(step + 1) <= cents) step += 1;
  return step;
}

/** The first step that begins at this price or after it. */
export function findStepAbove(cents: Cents): number {
  const step = findStep(cents);
  return getStepCents(step) === cents ? step : step + 1;
}

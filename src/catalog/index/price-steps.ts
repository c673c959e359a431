import type { Cents } from '../../base/money.ts';

/** Nine steps to each power of ten, a roughly logarithmic scale of round euro amounts. */
const tens = [10, 15, 20, 25, 30, 40, 50, 60, 80];

/** Lower bound of a step of the price scale: 0 €, 10 €, 15 €, 20 € and so on without end. */
export function getStepCents(step: number): Cents {
  if (step <= 0) return 0;
  const at = step - 1;
  return (tens[at % tens.length] ?? 0) * 10 ** Math.floor(at / tens.length) * 100;
}

/** The last step with a lower bound up to this price. */
export function findStep(cents: Cents): number {
  let step = 0;
  while (getStepCents(step + 1) <= cents) step += 1;
  return step;
}

/** The first step with a lower bound from this price on. */
export function findStepAbove(cents: Cents): number {
  const step = findStep(cents);
  return getStepCents(step) === cents ? step : step + 1;
}

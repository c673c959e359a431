export const steps = ['contact', 'delivery', 'payment', 'review'] as const;

export type Step = (typeof steps)[number];

/** The step that the URL's hash names. */
export function findStep(hash: string): Step | undefined {
  return steps.find((step) => `#${step}` === hash);
}

/**
 * The requested step, or the first incomplete one before it.
 *
 * @param isDone whether a step is complete
 */
export function getOpenStep(requested: Step | undefined, isDone: (step: Step) => boolean): Step {
  const firstIncomplete = steps.findIndex((step) => step === 'review' || !isDone(step));
  const index = requested ? Math.min(steps.indexOf(requested), firstIncomplete) : firstIncomplete;
  return steps[index] ?? 'contact';
}

export function getNextStep(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? 'review';
}

export const steps = ['contact', 'delivery', 'payment', 'review'] as const;

export type Step = (typeof steps)[number];

/** The step that an address names by its hash. */
export function findStep(hash: string): Step | undefined {
  return steps.find((step) => `#${step}` === hash);
}

/**
 * Where somebody may stand: at the step that he wants, or at the first one before it that still lacks something.
 *
 * @param isDone whether all that a step asks for is there
 */
export function getOpenStep(requested: Step | undefined, isDone: (step: Step) => boolean): Step {
  const firstIncomplete = steps.findIndex((step) => step === 'review' || !isDone(step));
  const at = requested ? Math.min(steps.indexOf(requested), firstIncomplete) : firstIncomplete;
  return steps[at] ?? 'contact';
}

export function getNextStep(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? 'review';
}

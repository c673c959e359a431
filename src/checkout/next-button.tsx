import { fill } from '../catalog/product/fill-words.ts';
import type { CheckoutWords } from './checkout-speech.ts';
import type { Step } from './steps.ts';

/** Says where it leads. */
export function NextButton({ step, words }: { step: Step; words: CheckoutWords }) {
  return (
    <button type="submit" className="button button--appearance_solid button--size_medium">
      {fill(words.steps.next, { step: words.steps[step] })}
    </button>
  );
}

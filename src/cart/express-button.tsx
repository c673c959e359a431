import { useEffect, useState } from 'react';
import { importQuietly } from '../base/import-quietly.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartSpeech } from './cart-words.ts';
import type { QuoteNow } from './quote-store.ts';
import { StartNote } from './start-note.tsx';

type Props = {
  quote: QuoteNow['answer'];
  speech: Pick<CartSpeech, 'language' | 'words'>;
  /** At the head of the cart: what has changed may take the button away. */
  say: (sentence: string) => void;
};

type State = 'ready' | 'leaving' | 'tooMany' | 'failed';

/** To PayPal at once: who it is and where it goes is asked there, and nothing is ordered by it. */
export function ExpressButton({ quote, speech: { language, words }, say }: Props) {
  const { express } = words;
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setState('ready');
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const leave = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    const module = await importQuietly(() => import('./begin-express.ts'));
    const fault = module ? await module.beginExpress(language) : 'failed';
    if (!fault) return;
    setState(fault === 'changed' ? 'ready' : fault === 'too_many' ? 'tooMany' : 'failed');
    if (fault === 'changed') say(express.changed);
  };
  return (
    <>
      <button
        type="button"
        className="button button--appearance_outline button--size_medium"
        aria-disabled={state === 'leaving'}
        onClick={leave}
      >
        {express.go}
      </button>
      <p className={styles.note} role="status">
        {state === 'ready' ? express.note : express[state]}
      </p>
      <StartNote quote={quote} words={words} className={styles.note} />
    </>
  );
}

import { useEffect, useState } from 'react';
import { importQuietly } from '../base/import-quietly.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartWords } from './cart-words.ts';

type State = 'ready' | 'leaving' | 'failed' | 'cancelled';

/** To PayPal at once: who it is and where it goes is asked there, and nothing is ordered by it. */
export function ExpressButton({ words: { express } }: { words: CartWords }) {
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (new URLSearchParams(location.search).get('paypal') === 'cancelled') {
      setState('cancelled');
      history.replaceState(history.state, '', location.pathname);
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setState('ready');
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const leave = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    const module = await importQuietly(() => import('./begin-express.ts'));
    if (!(await module?.beginExpress())) setState('failed');
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
    </>
  );
}

import { useEffect, useState } from 'react';
import { importOptional } from '../base/import-optional.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl } from './cart-messages.ts';
import type { QuoteSnapshot } from './quote-store.ts';
import { ShippingPaymentNote } from './shipping-payment-note.tsx';

type Props = {
  quote: QuoteSnapshot['data'];
  intl: Pick<CartIntl, 'language' | 'messages'>;
  /** Announces at the top of the cart, since a changed quote may remove this button. */
  announce: (sentence: string) => void;
};

type State = 'ready' | 'leaving' | 'tooMany' | 'failed';

/** The PayPal Express button. Name and address come from PayPal; nothing is ordered by it. */
export function ExpressButton({ quote, intl: { language, messages }, announce }: Props) {
  const { express } = messages;
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setState('ready');
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const startExpress = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    const module = await importOptional(() => import('./start-express-checkout.ts'));
    const failure = module ? await module.startExpressCheckout(language) : 'failed';
    if (!failure) return;
    setState(failure === 'changed' ? 'ready' : failure === 'too_many' ? 'tooMany' : 'failed');
    if (failure === 'changed') announce(express.changed);
  };
  return (
    <>
      <button
        type="button"
        className="button button--appearance_outline button--size_medium"
        aria-disabled={state === 'leaving'}
        onClick={startExpress}
      >
        {express.go}
      </button>
      <p className={styles.note} role="status">
        {state === 'ready' ? express.note : express[state]}
      </p>
      <ShippingPaymentNote quote={quote} messages={messages} className={styles.note} />
    </>
  );
}

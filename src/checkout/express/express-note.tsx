import type { Language } from '../../i18n/languages.ts';
import { useStore } from '../../ui/use-store-state.ts';
import { CheckoutMessage } from '../checkout-message.tsx';
import type { CheckoutWords } from '../checkout-speech.ts';
import { expressReturn, restoreReplaced, takeExpress } from './express-store.ts';

const button = 'button button--appearance_outline button--size_small';

/** What coming back from PayPal has brought. */
export function ExpressNote({ words: { express }, language }: { words: CheckoutWords; language: Language }) {
  const { phase, replaced } = useStore(expressReturn);
  if (phase === 'filled') {
    return (
      <CheckoutMessage title={express.filledTitle}>
        <p>{express.filledText}</p>
        {replaced && (
          <>
            <p>{express.replaced}</p>
            <button type="button" className={button} onClick={restoreReplaced}>
              {express.restore}
            </button>
          </>
        )}
      </CheckoutMessage>
    );
  }
  if (phase !== 'failed' && phase !== 'away') return null;
  return (
    <CheckoutMessage tone="error" title={express.failedTitle}>
      <p>{express.failedText}</p>
      {phase === 'away' && (
        <button type="button" className={button} onClick={() => void takeExpress(language)}>
          {express.retry}
        </button>
      )}
    </CheckoutMessage>
  );
}

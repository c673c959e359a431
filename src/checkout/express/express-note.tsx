import { useRef } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { useStore } from '../../ui/use-store-state.ts';
import { CheckoutMessage } from '../checkout-message.tsx';
import type { CheckoutMessages } from '../checkout-messages.ts';
import { applyExpress, expressReturn, restoreReplaced } from './express-store.ts';

const button = 'button button--appearance_outline button--size_small';

/** The result of a return from PayPal Express. */
export function ExpressNote({ messages: { express }, language }: { messages: CheckoutMessages; language: Language }) {
  const { phase, replaced } = useStore(expressReturn);
  const note = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus moves to the notice.
  const press = (action: () => void) => () => {
    note.current?.focus();
    action();
  };
  if (phase === 'idle' || phase === 'reading') return null;
  if (phase === 'asking') {
    return (
      <CheckoutMessage ref={note} title={express.reading}>
        {null}
      </CheckoutMessage>
    );
  }
  if (phase === 'filled') {
    return (
      <CheckoutMessage ref={note} title={express.filledTitle}>
        <p>{express.filledText}</p>
        {replaced && (
          <>
            <p>{express.replaced}</p>
            <button type="button" className={button} onClick={press(restoreReplaced)}>
              {express.restore}
            </button>
          </>
        )}
      </CheckoutMessage>
    );
  }
  return (
    <CheckoutMessage ref={note} tone="error" title={express.failedTitle}>
      <p>{express.failedText}</p>
      {phase === 'away' && (
        <button type="button" className={button} onClick={press(() => void applyExpress(language))}>
          {express.retry}
        </button>
      )}
    </CheckoutMessage>
  );
}

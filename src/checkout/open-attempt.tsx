import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../catalog/product/fill-words.ts';
import { getLocale } from '../i18n/format.ts';
import { formatByPattern } from '../i18n/price-pattern.ts';
import type { Attempt } from './attempt.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutSpeech } from './checkout-speech.ts';
import { giveUpAttempt, isAgreed } from './give-up.ts';
import { type ordering, resume } from './ordering-store.ts';

type Props = { attempt: Attempt; phase: (typeof ordering)['phase']; speech: CheckoutSpeech };

/** An order that was sent, and nobody knows what became of it. Only asking again can tell, or the shopper lets it go. */
export function OpenAttempt({
  attempt,
  phase,
  speech: { language, orderingWords: words, words: checkout, pattern },
}: Props) {
  const [isLeaving, setIsLeaving] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  // What was being given up when the page was left still is.
  const goOn = useEffectEvent(() => void (attempt.isGivenUp && giveUpAttempt()));
  // Whoever had pressed the button that went away begins here.
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus();
    goOn();
  }, []);
  const date = new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'long' }).format(attempt.at);
  const total = formatByPattern(attempt.body.accepted_total_cents, pattern);
  const isOld = phase === 'old';
  const isElsewhere = phase === 'idle' || phase === 'elsewhere';
  const isAsking = phase === 'asking';
  return (
    <div className={styles.message}>
      {isElsewhere ? (
        <CheckoutMessage ref={note} title={words.elsewhere}>
          {null}
        </CheckoutMessage>
      ) : (
        <CheckoutMessage ref={note} title={isOld ? words.oldTitle : words.unknownTitle}>
          <p>{isOld ? fill(words.oldText, { date, total }) : words.unknownText}</p>
          {isAsking && <p>{checkout.ordering}</p>}
        </CheckoutMessage>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--appearance_solid button--size_medium"
          aria-disabled={isAsking}
          onClick={() => void resume()}
        >
          {words.ask}
        </button>
        {!isLeaving && !isAsking && !isElsewhere && (
          <button
            type="button"
            className="button button--appearance_outline button--size_medium"
            onClick={() => setIsLeaving(true)}
          >
            {words.giveUp}
          </button>
        )}
      </div>
      {isLeaving && !isElsewhere && (
        <CheckoutMessage tone="error">
          <p>{attempt.isGivenUp || isAgreed(attempt) ? words.giveUpAgreed : words.giveUpText}</p>
          <button
            type="button"
            className="button button--appearance_outline button--size_medium"
            aria-disabled={isAsking}
            onClick={() => void giveUpAttempt()}
          >
            {words.giveUp}
          </button>
        </CheckoutMessage>
      )}
    </div>
  );
}

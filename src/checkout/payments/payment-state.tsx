import type { PaymentMessages } from './payment-messages.ts';
import type { PaymentFailure } from './post-payment.ts';

/** The phase of a payment. */
export type PaymentPhase =
  | { kind: 'ready' }
  | { kind: 'checking' }
  | { kind: 'failed'; reason: PaymentFailure; message: string };

type Props = { phase: PaymentPhase; messages: PaymentMessages };

/** Status and failure of a payment, as live regions. */
export function PaymentState({ phase, messages }: Props) {
  return (
    <>
      <p role="status">{phase.kind === 'checking' ? messages.checking : ''}</p>
      <div role="alert">
        {phase.kind === 'failed' && (
          <div className={`notice__root notice__root--tone_${phase.reason === 'cancelled' ? 'neutral' : 'error'}`}>
            <p>{messages.failures[phase.reason]}</p>
            {phase.message && (
              <p lang="en">
                <small>{phase.message}</small>
              </p>
            )}
          </div>
        )}
      </div>
    </>
  );
}

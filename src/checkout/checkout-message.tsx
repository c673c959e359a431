import type { ReactNode, Ref } from 'react';
import { formatMessage } from '../i18n/format-message.ts';
import type { CheckoutPaths, OrderingMessages } from './checkout-messages.ts';

type Props = {
  tone?: 'neutral' | 'error';
  title?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A notice about what happened and what can be done; errors are alerts. */
export function CheckoutMessage({ tone = 'neutral', title, ref, children }: Props) {
  return (
    <div
      ref={ref}
      className={`notice__root notice__root--tone_${tone}`}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      {title && (
        <p className="notice__title">
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </div>
  );
}

type PlacedOrderNoteProps = {
  order: { number: string; token: string };
  paths: Pick<CheckoutPaths, 'orderRoot'>;
  messages: OrderingMessages;
};

/** The notice that an order was placed, for shoppers who return to the checkout or have it open in another tab. */
export function PlacedOrderNote({ order: { number, token }, paths, messages }: PlacedOrderNoteProps) {
  return (
    <CheckoutMessage title={formatMessage(messages.placedTitle, { number })}>
      <p>{messages.placedText}</p>
      <a href={`${paths.orderRoot}/${token}`}>{messages.toOrder}</a>
    </CheckoutMessage>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { formatByPattern } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import type { Quote } from '../orders/quote.ts';
import { type Address, formatAddress, getCountryName } from './address.ts';
import { type Checkout, type Step, steps } from './checkout.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import type { CheckoutIntl, CheckoutMessages } from './checkout-messages.ts';

type Props = {
  step: Step;
  state: 'open' | 'done' | 'ahead';
  messages: CheckoutMessages;
  /** The entries of the step in short. */
  summary: ReactNode;
  /** While an order is being sent its steps cannot be opened. */
  isLocked: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/** One step: open with its form, done with its summary, or ahead. */
export function StepSection({ step, state, messages, summary, isLocked, onOpen, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef<boolean>(undefined);
  const isOpen = state === 'open';

  useEffect(() => {
    // The first open step does not take the focus from the top of the page; later ones focus their heading.
    if (wasOpen.current === false && isOpen) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const name = messages.steps[step];
  const id = `step-${step}`;
  return (
    <li className={styles.step} data-state={state} aria-current={isOpen ? 'step' : undefined}>
      <section aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id} ref={heading} className={styles.title} tabIndex={-1}>
            <span className={styles.number} aria-hidden="true">
              {steps.indexOf(step) + 1}
            </span>
            {name}
          </h2>
          {state === 'done' && (
            <button
              type="button"
              className={styles.change}
              aria-label={formatMessage(messages.steps.changeStep, { step: name })}
              aria-disabled={isLocked}
              onClick={isLocked ? undefined : onOpen}
            >
              {messages.steps.change}
            </button>
          )}
        </div>
        {isOpen && children}
        {state === 'done' && <div className={styles.told}>{summary}</div>}
      </section>
    </li>
  );
}

/** The button to the given step, named after it. */
export function NextButton({ step, messages }: { step: Step; messages: CheckoutMessages }) {
  return (
    <button type="submit" className="button button--appearance_solid button--size_medium">
      {formatMessage(messages.steps.next, { step: messages.steps[step] })}
    </button>
  );
}

type StepSummaryProps = { step: Step; state: Checkout; quote: Quote | null; intl: CheckoutIntl };

/** The entries of a completed step, read-only. */
export function StepSummary({ step, state, quote, intl }: StepSummaryProps) {
  if (step === 'contact') return <ContactSummary {...state} />;
  if (step === 'delivery') return <DeliverySummary {...{ state, quote, intl }} />;
  if (step === 'payment') return <PaymentSummary {...{ state, quote, intl }} />;
  return null;
}

function ContactSummary({ customerEmail, phone }: Checkout) {
  return (
    <p>
      {customerEmail}
      {phone && <br />}
      {phone}
    </p>
  );
}

type PartProps = Omit<StepSummaryProps, 'step'>;

function DeliverySummary({ state, quote, intl: { messages, language } }: PartProps) {
  const { isCollection, shippingAddress, invoiceAddress } = state;
  const branch = quote?.branches.find(({ id }) => id === state.branch);
  const renderAddress = (label: string, address: Address) => (
    <div>
      <p>{label}</p>
      <address>
        {formatAddress(address, getCountryName(address.country, quote?.countries ?? [], language)).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
  return (
    <>
      {isCollection ? (
        <div>
          <p>{messages.stepSummary.collect}</p>
          {branch && (
            <address>
              {[branch.name, ...branch.address].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
        </div>
      ) : (
        renderAddress(messages.stepSummary.shipTo, shippingAddress)
      )}
      {invoiceAddress && renderAddress(messages.stepSummary.invoiceTo, invoiceAddress)}
    </>
  );
}

function PaymentSummary({ state, quote, intl: { messages, pattern } }: PartProps) {
  const shipping = quote?.shipping_methods.find(({ id }) => id === state.shippingMethod);
  const payment = quote?.payment_methods.find(({ id }) => id === state.paymentMethod);
  const cost = shipping?.price_cents ? formatByPattern(shipping.price_cents, pattern) : messages.methods.free;
  return (
    <>
      {shipping && (
        <p>
          {shipping.name}, {cost}
        </p>
      )}
      {payment && (
        <p>{payment.key === 'paypal' && state.express ? `${payment.name} (${state.express.account})` : payment.name}</p>
      )}
      {state.presentWrap && quote?.present_wrapping && <p>{messages.stepSummary.wrap}</p>}
      {quote?.gift_messages && state.giftMessage.trim() !== '' && (
        <div>
          <p>{messages.fields.gift_message}</p>
          <blockquote>{state.giftMessage.trim()}</blockquote>
        </div>
      )}
      {state.comment.trim() !== '' && <p>{state.comment.trim()}</p>}
    </>
  );
}

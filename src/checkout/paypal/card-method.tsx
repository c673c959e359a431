import { type CardFieldsOneTimePaymentSession, type EventPayload, usePayPal } from '@paypal/react-paypal-js/sdk-v6';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatMessage } from '../../catalog/product/format-message.ts';
import { formatByPattern } from '../../i18n/price-pattern.ts';
import type { OrderAddress } from '../../orders/order-address.ts';
import { fieldClasses as field } from '../../ui/field-classes.ts';
import { checkoutClasses as styles } from '../checkout-classes.ts';
import { type CardFieldErrors, type CardFieldStates, findCardFieldErrors } from './card-field-errors.ts';
import type { CardField, PayPalMessages } from './paypal-messages.ts';
import { PayPalPanel } from './paypal-panel.tsx';
import type { PayPalProps } from './paypal-payment.client.tsx';
import { type PayPalPaymentState, usePayPalPayment } from './use-paypal-payment.ts';

const events = ['focus', 'blur', 'change', 'empty', 'notempty', 'validitychange'] as const;

const cardFields = ['number', 'expiry', 'cvv', 'name'] as const;

const fields: readonly CardField[] = ['number', 'expiry', 'cvv', 'name'];

/**
 * Pays by card: each field is a document of PayPal's, so that nothing of ours reads what is typed. The bank's own question
 * comes in PayPal's window over the page, and what it found is judged on the server.
 */
export function CardMethod(props: PayPalProps) {
  const { messages } = props;
  const { sdkInstance } = usePayPal();
  const payment = usePayPalPayment(props, 'card');
  return (
    <PayPalPanel
      {...{ props, payment }}
      isPending={!sdkInstance}
      hint={messages.hints.card}
      declined={messages.cardDeclined}
    >
      <CardForm {...{ props, payment }} />
    </PayPalPanel>
  );
}

/** PayPal's fields live as long as this does. */
function CardForm({ props, payment }: { props: PayPalProps; payment: PayPalPaymentState }) {
  const { messages, order, pattern, buttonClass } = props;
  const { sdkInstance } = usePayPal();
  const containers = useRef(new Map<CardField, HTMLElement>());
  const session = useRef<CardSession>(undefined);
  const [known, setKnown] = useState<CardFieldStates>({});
  const [errors, setErrors] = useState<CardFieldErrors>({});
  const [focused, setFocused] = useState<CardField>();
  const [isBusy, setIsBusy] = useState(false);

  const pay = async () => {
    const { current } = session;
    if (!current || isBusy) return;
    const foundErrors = findCardFieldErrors(known, fields);
    setErrors(foundErrors);
    payment.reset();
    if (Object.keys(foundErrors).length > 0) return;
    setIsBusy(true);
    try {
      const { orderId } = await payment.createOrder();
      const { state } = await current.submit(orderId, toBillingAddress(props.billing));
      if (state === 'canceled') payment.fail('unconfirmed');
      // What became of it is told by PayPal to the server; what the fields call failed may be paid after all.
      else await payment.confirm(orderId);
    } catch (error) {
      payment.failWithError(error);
    }
    setIsBusy(false);
  };
  const payFromField = useEffectEvent(() => void pay());
  const updateFields = useEffectEvent((fieldsNow: CardFieldStates, at: CardField | undefined) => {
    setKnown(fieldsNow);
    setFocused(at);
    // What is being mended is no longer said to be wrong.
    setErrors((old) =>
      findCardFieldErrors(
        fieldsNow,
        fields.filter((name) => old[name]),
      ),
    );
  });

  useEffect(() => {
    if (!sdkInstance) return;
    const mounted = mountCardFields(sdkInstance.createCardFieldsOneTimePaymentSession(), {
      ...{ containers: containers.current, messages: messages.card },
      onChange: (now, at) => updateFields(now, at),
      onEnter: () => payFromField(),
    });
    session.current = mounted;
    return () => {
      session.current = undefined;
      mounted.destroy();
    };
  }, [sdkInstance, messages.card]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {fields.map((name) => {
        const error = errors[name];
        return (
          <div key={name} className={field.root}>
            {/* The field inside says its own name. */}
            <span className={field.label} aria-hidden="true">
              {messages.card[name].label}
            </span>
            <div
              ref={(element) => {
                if (element) containers.current.set(name, element);
              }}
              className={field.control}
              style={{
                ...(error && { borderColor: 'var(--colors-error)' }),
                ...(focused === name && { outline: '2px solid', outlineOffset: '2px' }),
              }}
            />
            <p className={field.error} aria-live="polite">
              {error && messages.card[name][error]}
            </p>
          </div>
        );
      })}
      <button type="submit" className={buttonClass} aria-disabled={isBusy}>
        {formatMessage(messages.payByCard, { total: formatByPattern(order.total_cents, pattern) })}
      </button>
    </form>
  );
}

type CardSession = Pick<CardFieldsOneTimePaymentSession, 'submit' | 'destroy'>;

type Options = {
  containers: ReadonlyMap<CardField, HTMLElement>;
  messages: PayPalMessages['card'];
  /** @param focused where somebody writes */
  onChange: (fields: CardFieldStates, focused: CardField | undefined) => void;
  onEnter: () => void;
};

/** Puts PayPal's fields where ours would be, in the letters of the page around them. */
function mountCardFields(session: CardFieldsOneTimePaymentSession, options: Options): CardSession {
  const { containers, messages, onChange, onEnter } = options;
  for (const [type, element] of containers) {
    const { color, fontSize, minHeight } = getComputedStyle(element);
    const input = { color, fontSize, background: 'transparent', border: '0', outline: '0', padding: '0' };
    const { label, invalid } = messages[type];
    const field = session.createCardFieldsComponent({
      ...{ type, ariaLabel: label, ariaInvalidErrorMessage: invalid },
      style: { input: { ...input, height: minHeight }, '.invalid': { color } },
    });
    element.replaceChildren(field);
  }
  const updateFields = ({ data: { number, expiry, cvv, name } }: EventPayload) => {
    const known = { number, expiry, cvv, ...(name && { name }) };
    const [focused] = Object.entries(known).find(([, { isFocused }]) => isFocused) ?? [];
    onChange(
      known,
      cardFields.find((one) => one === focused),
    );
  };
  for (const event of events) void session.on(event, updateFields);
  void session.on('inputsubmit', onEnter);
  return session;
}

/** What banks want to know where the holder is not asked. */
function toBillingAddress(billing: OrderAddress | null): Parameters<CardSession['submit']>[1] {
  if (!billing) return {};
  return {
    billingAddress: {
      addressLine1: [billing.street, billing.house_number].filter(Boolean).join(' '),
      ...(billing.addition && { addressLine2: billing.addition }),
      adminArea2: billing.city,
      postalCode: billing.zip_code,
      countryCode: billing.country,
    },
  };
}

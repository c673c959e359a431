import { type CardFieldsOneTimePaymentSession, type EventPayload, usePayPal } from '@paypal/react-paypal-js/sdk-v6';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatByPattern } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import type { OrderAddress } from '../../orders/order-address.ts';
import { fieldClasses as field } from '../../ui/field-classes.ts';
import { checkoutClasses as styles } from '../checkout-classes.ts';
import type { CardField, PayPalMessages } from '../payments/payment-state.tsx';
import { PayPalPanel, type PayPalPaymentState, usePayPalPayment } from './paypal-panel.tsx';
import type { PayPalProps } from './paypal-payment.client.tsx';

const events = ['focus', 'blur', 'change', 'empty', 'notempty', 'validitychange'] as const;

const cardFields = ['number', 'expiry', 'cvv', 'name'] as const;

const fields: readonly CardField[] = ['number', 'expiry', 'cvv', 'name'];

/**
 * Card payment. Each field is an iframe of PayPal's, so that no code of this site reads card data. 3-D Secure opens in
 * PayPal's overlay, and the server verifies its result.
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

/** Mounts PayPal's card fields and destroys them with the component. */
function CardForm({ props, payment }: { props: PayPalProps; payment: PayPalPaymentState }) {
  const { messages, order, pattern, buttonClass } = props;
  const { sdkInstance } = usePayPal();
  const containers = useRef(new Map<CardField, HTMLElement>());
  const session = useRef<CardSession>(undefined);
  const [states, setStates] = useState<CardFieldStates>({});
  const [errors, setErrors] = useState<CardFieldErrors>({});
  const [focused, setFocused] = useState<CardField>();
  const [isBusy, setIsBusy] = useState(false);

  const pay = async () => {
    const { current } = session;
    if (!current || isBusy) return;
    const foundErrors = findCardFieldErrors(states, fields);
    setErrors(foundErrors);
    payment.reset();
    if (Object.keys(foundErrors).length > 0) return;
    setIsBusy(true);
    try {
      const { orderId } = await payment.createOrder();
      const { state } = await current.submit(orderId, toBillingAddress(props.billing));
      if (state === 'canceled') payment.fail('unconfirmed');
      // The server asks PayPal for the result; a payment that the fields report as failed may have succeeded.
      else await payment.confirm(orderId);
    } catch (error) {
      payment.failWithError(error);
    }
    setIsBusy(false);
  };
  const payFromField = useEffectEvent(() => void pay());
  const updateFields = useEffectEvent((fieldsNow: CardFieldStates, at: CardField | undefined) => {
    setStates(fieldsNow);
    setFocused(at);
    // A field that is being corrected loses its error.
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
            {/* The field inside has its own accessible name. */}
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
  /** @param focused the field with the focus */
  onChange: (fields: CardFieldStates, focused: CardField | undefined) => void;
  onEnter: () => void;
};

/** Mounts PayPal's card fields into the containers, in the styles of the page. */
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
    const states = { number, expiry, cvv, ...(name && { name }) };
    const [focused] = Object.entries(states).find(([, { isFocused }]) => isFocused) ?? [];
    onChange(
      states,
      cardFields.find((one) => one === focused),
    );
  };
  for (const event of events) void session.on(event, updateFields);
  void session.on('inputsubmit', onEnter);
  return session;
}

/** The billing address for the bank's checks without 3-D Secure. */
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

/** The state of the card fields as PayPal reports it; without fields that were never focused. */
type CardFieldStates = Partial<Record<CardField, { isEmpty: boolean; isValid: boolean }>>;

type CardFieldErrors = Partial<Record<CardField, 'missing' | 'invalid'>>;

/** The errors of these fields, in their order. */
export function findCardFieldErrors(states: CardFieldStates, fields: readonly CardField[]): CardFieldErrors {
  const errors: CardFieldErrors = {};
  for (const name of fields) {
    const state = states[name];
    if (!state || state.isEmpty) errors[name] = 'missing';
    else if (!state.isValid) errors[name] = 'invalid';
  }
  return errors;
}

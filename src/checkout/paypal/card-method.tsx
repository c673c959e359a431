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
  const { words } = props;
  const { sdkInstance } = usePayPal();
  const steps = usePayPalPayment(props, 'card');
  return (
    <PayPalPanel
      {...{ props, payment: steps }}
      isPending={!sdkInstance}
      hint={words.hints.card}
      declined={words.cardDeclined}
    >
      <CardForm {...{ props, steps }} />
    </PayPalPanel>
  );
}

/** PayPal's fields live as long as this does. */
function CardForm({ props, steps }: { props: PayPalProps; steps: PayPalPaymentState }) {
  const { words, order, pattern, buttonClass } = props;
  const { sdkInstance } = usePayPal();
  const places = useRef(new Map<CardField, HTMLElement>());
  const session = useRef<CardSession>(undefined);
  const [known, setKnown] = useState<CardFieldStates>({});
  const [faults, setFaults] = useState<CardFieldErrors>({});
  const [focused, setFocused] = useState<CardField>();
  const [isBusy, setIsBusy] = useState(false);

  const pay = async () => {
    const { current } = session;
    if (!current || isBusy) return;
    const found = findCardFieldErrors(known, fields);
    setFaults(found);
    steps.reset();
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      const { orderId } = await steps.createOrder();
      const { state } = await current.submit(orderId, toBillingAddress(props.billing));
      if (state === 'canceled') steps.fail('unconfirmed');
      // What became of it is told by PayPal to the server; what the fields call failed may be paid after all.
      else await steps.confirm(orderId);
    } catch (error) {
      steps.failWithError(error);
    }
    setIsBusy(false);
  };
  const payFromField = useEffectEvent(() => void pay());
  const hear = useEffectEvent((fieldsNow: CardFieldStates, at: CardField | undefined) => {
    setKnown(fieldsNow);
    setFocused(at);
    // What is being mended is no longer said to be wrong.
    setFaults((old) =>
      findCardFieldErrors(
        fieldsNow,
        fields.filter((name) => old[name]),
      ),
    );
  });

  useEffect(() => {
    if (!sdkInstance) return;
    const mounted = mountCardFields(sdkInstance.createCardFieldsOneTimePaymentSession(), {
      ...{ containers: places.current, messages: words.card },
      onChange: (now, at) => hear(now, at),
      onEnter: () => payFromField(),
    });
    session.current = mounted;
    return () => {
      session.current = undefined;
      mounted.destroy();
    };
  }, [sdkInstance, words.card]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {fields.map((name) => {
        const fault = faults[name];
        return (
          <div key={name} className={field.root}>
            {/* The field inside says its own name. */}
            <span className={field.label} aria-hidden="true">
              {words.card[name].label}
            </span>
            <div
              ref={(place) => {
                if (place) places.current.set(name, place);
              }}
              className={field.control}
              style={{
                ...(fault && { borderColor: 'var(--colors-error)' }),
                ...(focused === name && { outline: '2px solid', outlineOffset: '2px' }),
              }}
            />
            <p className={field.error} aria-live="polite">
              {fault && words.card[name][fault]}
            </p>
          </div>
        );
      })}
      <button type="submit" className={buttonClass} aria-disabled={isBusy}>
        {formatMessage(words.payByCard, { total: formatByPattern(order.total_cents, pattern) })}
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
  const { containers: places, messages: words, onChange, onEnter } = options;
  for (const [type, place] of places) {
    const { color, fontSize, minHeight } = getComputedStyle(place);
    const input = { color, fontSize, background: 'transparent', border: '0', outline: '0', padding: '0' };
    const { label, invalid } = words[type];
    const field = session.createCardFieldsComponent({
      ...{ type, ariaLabel: label, ariaInvalidErrorMessage: invalid },
      style: { input: { ...input, height: minHeight }, '.invalid': { color } },
    });
    place.replaceChildren(field);
  }
  const hear = ({ data: { number, expiry, cvv, name } }: EventPayload) => {
    const known = { number, expiry, cvv, ...(name && { name }) };
    const [focused] = Object.entries(known).find(([, { isFocused }]) => isFocused) ?? [];
    onChange(
      known,
      cardFields.find((one) => one === focused),
    );
  };
  for (const event of events) void session.on(event, hear);
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

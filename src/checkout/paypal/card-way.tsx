import { usePayPal } from '@paypal/react-paypal-js/sdk-v6';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../../catalog/product/fill-words.ts';
import { formatByPattern } from '../../i18n/price-pattern.ts';
import { fieldClasses as field } from '../../ui/field-classes.ts';
import { checkoutClasses as styles } from '../checkout-classes.ts';
import { type CardFaults, type CardFields, findCardFaults } from './card-faults.ts';
import { type CardSession, mountCardFields, toBillingAddress } from './mount-card-fields.ts';
import type { PayPalProps } from './paypal-payment.client.tsx';
import { PayPalStep } from './paypal-step.tsx';
import type { CardField } from './paypal-words.ts';
import { type PayPalPaymentSteps, usePayPalPayment } from './use-paypal-payment.ts';

const fields: readonly CardField[] = ['number', 'expiry', 'cvv', 'name'];

/**
 * Pays by card: each field is a document of PayPal's, so that nothing of ours reads what is typed. The bank's own question
 * comes in PayPal's window over the page, and what it found is judged on the server.
 */
export function CardWay(props: PayPalProps) {
  const { words } = props;
  const { sdkInstance } = usePayPal();
  const steps = usePayPalPayment(props, 'card');
  return (
    <PayPalStep {...{ props, steps }} isPending={!sdkInstance} hint={words.hints.card} declined={words.cardDeclined}>
      <CardForm {...{ props, steps }} />
    </PayPalStep>
  );
}

/** PayPal's fields live as long as this does. */
function CardForm({ props, steps }: { props: PayPalProps; steps: PayPalPaymentSteps }) {
  const { words, order, pattern, buttonClass } = props;
  const { sdkInstance } = usePayPal();
  const places = useRef(new Map<CardField, HTMLElement>());
  const session = useRef<CardSession>(undefined);
  const [known, setKnown] = useState<CardFields>({});
  const [faults, setFaults] = useState<CardFaults>({});
  const [focused, setFocused] = useState<CardField>();
  const [isBusy, setIsBusy] = useState(false);

  const pay = async () => {
    const { current } = session;
    if (!current || isBusy) return;
    const found = findCardFaults(known, fields);
    setFaults(found);
    steps.begin();
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      const { orderId } = await steps.createOrder();
      const { state } = await current.submit(orderId, toBillingAddress(props.billing));
      if (state === 'canceled') steps.fail('unconfirmed');
      // What became of it is told by PayPal to the server; what the fields call failed may be paid after all.
      else await steps.settle(orderId);
    } catch (error) {
      steps.failWith(error);
    }
    setIsBusy(false);
  };
  const payFromField = useEffectEvent(() => void pay());
  const hear = useEffectEvent((fieldsNow: CardFields, at: CardField | undefined) => {
    setKnown(fieldsNow);
    setFocused(at);
    // What is being mended is no longer said to be wrong.
    setFaults((old) =>
      findCardFaults(
        fieldsNow,
        fields.filter((name) => old[name]),
      ),
    );
  });

  useEffect(() => {
    if (!sdkInstance) return;
    const mounted = mountCardFields(sdkInstance.createCardFieldsOneTimePaymentSession(), {
      ...{ places: places.current, words: words.card },
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
        {fill(words.payByCard, { total: formatByPattern(order.total_cents, pattern) })}
      </button>
    </form>
  );
}

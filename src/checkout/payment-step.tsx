import { useRef } from 'react';
import { formatByPattern } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import { formatArea } from '../orders/address-form.ts';
import { maxGiftMessageLength } from '../orders/order-address.ts';
import type { Quote } from '../orders/quote.ts';
import { type Checkout, findShippingMethods } from './checkout.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutTextarea, ErrorSummary, useStepForm } from './checkout-field.tsx';
import type { CheckoutIntl, CheckoutMessages } from './checkout-messages.ts';
import { getCheckout, updateCheckout } from './checkout-store.ts';
import { type FieldErrors, findFieldErrors, formatFieldError } from './find-field-errors.ts';
import { MethodChoices } from './method-choices.tsx';
import { NextButton } from './step-section.tsx';

type Props = {
  state: Pick<
    Checkout,
    | 'isCollection'
    | 'shippingAddress'
    | 'shippingMethod'
    | 'paymentMethod'
    | 'presentWrap'
    | 'giftMessage'
    | 'comment'
    | 'express'
  >;
  quote: Quote | null;
  errors: FieldErrors;
  intl: CheckoutIntl;
  onDone: () => void;
};

/** The third step: shipping method, payment method, gift wrapping, greetings card and comment. */
export function PaymentStep({ state, quote, errors, intl, onDone }: Props) {
  const { messages, pattern } = intl;
  const form = useStepForm(errors, () => findFieldErrors('payment', getCheckout(), quote ?? undefined), onDone);
  const payments = useRef<HTMLDivElement>(null);
  if (!quote) return <p role="status">{messages.methods.asking}</p>;
  const isPayPal = quote.payment_methods.some(({ id, key }) => key === 'paypal' && id === state.paymentMethod);
  const price = (cents: number) => (cents === 0 ? messages.methods.free : formatByPattern(cents, pattern));
  const { available, outOfArea } = findShippingMethods(state, quote.shipping_methods);
  return (
    <form className={styles.form} aria-labelledby="step-payment" {...form.listeners}>
      <ErrorSummary fields={form.listed} messages={messages} ref={form.listRef} />
      {quote.shipping_methods.length > 0 && (
        <MethodChoices
          name="shipping_method"
          legend={messages.fields.shipping_method}
          choices={available.map(({ id, name, provider, price_cents, additional_days, postcodes }) => ({
            id,
            name,
            note: [
              provider,
              additional_days > 0 && formatMessage(messages.methods.days, { days: additional_days }),
              postcodes && formatMessage(messages.methods.area, { area: formatArea(postcodes) }),
            ]
              .filter(Boolean)
              .join(', '),
            price: price(price_cents),
          }))}
          outOfArea={outOfArea.map(({ name, postcodes }) =>
            formatMessage(messages.methods.beyond, { name, area: formatArea(postcodes ?? '') }),
          )}
          chosen={state.shippingMethod}
          error={formatFieldError(messages, 'shipping_method', form.shown)}
          none={messages.methods.none}
          onChoose={(shippingMethod) => updateCheckout({ shippingMethod })}
        />
      )}
      <div ref={payments} tabIndex={-1}>
        {state.express && isPayPal ? (
          <ExpressMethod
            account={state.express.account}
            messages={messages}
            onLeave={() => payments.current?.focus()}
          />
        ) : (
          <MethodChoices
            name="payment_method"
            legend={messages.fields.payment_method}
            choices={quote.payment_methods.map(({ id, name, key, description }) => ({
              id,
              name,
              note: [
                description,
                key === 'paypal' && formatPayPalSources(quote.paypal_sources, messages.methods),
                (key === 'paypal' || key === 'klarna') && messages.methods.data[key],
              ]
                .filter(Boolean)
                .join(' '),
              price: null,
            }))}
            chosen={state.paymentMethod}
            error={formatFieldError(messages, 'payment_method', form.shown)}
            none={messages.methods.none}
            onChoose={(paymentMethod) => updateCheckout({ paymentMethod })}
          />
        )}
      </div>
      {quote.present_wrapping && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            name="present_wrap"
            checked={state.presentWrap}
            onChange={({ target }) => updateCheckout({ presentWrap: target.checked })}
          />
          <span className={styles.choiceName}>
            {formatMessage(messages.fields.present_wrap, { price: price(quote.present_wrapping.price_cents) })}
          </span>
        </label>
      )}
      {quote.gift_messages && (
        <CheckoutTextarea
          name="gift_message"
          label={`${messages.fields.gift_message} ${messages.optional}`}
          hint={formatMessage(messages.methods.giftHint, {
            count: state.giftMessage.trim().length,
            longest: maxGiftMessageLength,
          })}
          error={formatFieldError(messages, 'gift_message', form.shown)}
          rows={3}
          defaultValue={state.giftMessage}
          onChange={({ target }) => updateCheckout({ giftMessage: target.value })}
        />
      )}
      <CheckoutTextarea
        name="comment"
        label={`${messages.fields.comment} ${messages.optional}`}
        error={formatFieldError(messages, 'comment', form.shown)}
        rows={3}
        defaultValue={state.comment}
        onChange={({ target }) => updateCheckout({ comment: target.value })}
      />
      <NextButton step="review" messages={messages} />
    </form>
  );
}

/** The payment methods that PayPal offers here, which must be known before ordering. */
function formatPayPalSources(
  sources: Quote['paypal_sources'],
  { throughPayPal, sources: names }: CheckoutIntl['messages']['methods'],
): string {
  const sourceNames = sources.flatMap((source) => (source === 'paypal' ? [] : names[source]));
  return sourceNames.length > 0 ? formatMessage(throughPayPal, { ways: sourceNames.join(', ') }) : '';
}

type ExpressMethodProps = { account: string; messages: CheckoutMessages; onLeave: () => void };

/** Takes the place of the payment methods: PayPal with the approved account, and a button to choose another method. */
function ExpressMethod({ account, messages: { fields, express }, onLeave }: ExpressMethodProps) {
  const changeMethod = () => {
    updateCheckout({ express: null, paymentMethod: null });
    onLeave();
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{fields.payment_method}</legend>
      <p>
        {formatMessage(express.pays, { account })}
        <button type="button" className={styles.change} onClick={changeMethod}>
          {express.change}
        </button>
      </p>
    </fieldset>
  );
}

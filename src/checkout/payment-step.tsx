import { useRef } from 'react';
import { fill } from '../catalog/product/fill-words.ts';
import { formatByPattern } from '../i18n/price-pattern.ts';
import { longestGiftMessage } from '../orders/gift-message.ts';
import { formatArea } from '../orders/postcode-area.ts';
import type { Quote } from '../orders/quote.ts';
import type { Checkout } from './checkout.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutText } from './checkout-field.tsx';
import type { CheckoutSpeech } from './checkout-speech.ts';
import { change, getCheckout } from './checkout-store.ts';
import { ExpressLine } from './express/express-line.tsx';
import { FaultList } from './fault-list.tsx';
import { type Faults, findFaults } from './find-faults.ts';
import { findWays } from './find-ways.ts';
import { MethodChoices } from './method-choices.tsx';
import { NextButton } from './next-button.tsx';
import { sayFault } from './say-fault.ts';
import { useStepForm } from './use-step-form.ts';

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
  faults: Faults;
  speech: CheckoutSpeech;
  onDone: () => void;
};

/** How it travels, how it is paid, and what else the shop should know. */
export function PaymentStep({ state, quote, faults, speech, onDone }: Props) {
  const { words, pattern } = speech;
  const form = useStepForm(faults, () => findFaults('payment', getCheckout(), quote ?? undefined), onDone);
  const payments = useRef<HTMLDivElement>(null);
  if (!quote) return <p role="status">{words.methods.asking}</p>;
  const isPayPal = quote.payment_methods.some(({ id, key }) => key === 'paypal' && id === state.paymentMethod);
  const price = (cents: number) => (cents === 0 ? words.methods.free : formatByPattern(cents, pattern));
  const { open, beyond } = findWays(state, quote.shipping_methods);
  return (
    <form className={styles.form} aria-labelledby="step-payment" {...form.listeners}>
      <FaultList fields={form.listed} words={words} ref={form.listRef} />
      {quote.shipping_methods.length > 0 && (
        <MethodChoices
          name="shipping_method"
          legend={words.fields.shipping_method}
          choices={open.map(({ id, name, provider, price_cents, additional_days, postcodes }) => ({
            id,
            name,
            note: [
              provider,
              additional_days > 0 && fill(words.methods.days, { days: additional_days }),
              postcodes && fill(words.methods.area, { area: formatArea(postcodes) }),
            ]
              .filter(Boolean)
              .join(', '),
            price: price(price_cents),
          }))}
          beyond={beyond.map(({ name, postcodes }) =>
            fill(words.methods.beyond, { name, area: formatArea(postcodes ?? '') }),
          )}
          chosen={state.shippingMethod}
          error={sayFault(words, 'shipping_method', form.shown)}
          none={words.methods.none}
          onChoose={(shippingMethod) => change({ shippingMethod })}
        />
      )}
      <div ref={payments} tabIndex={-1}>
        {state.express && isPayPal ? (
          <ExpressLine account={state.express.account} words={words} onLeave={() => payments.current?.focus()} />
        ) : (
          <MethodChoices
            name="payment_method"
            legend={words.fields.payment_method}
            choices={quote.payment_methods.map(({ id, name, key, description }) => ({
              id,
              name,
              note: [
                description,
                key === 'paypal' && sayPayPalSources(quote.paypal_sources, words.methods),
                (key === 'paypal' || key === 'klarna') && words.methods.data[key],
              ]
                .filter(Boolean)
                .join(' '),
              price: null,
            }))}
            chosen={state.paymentMethod}
            error={sayFault(words, 'payment_method', form.shown)}
            none={words.methods.none}
            onChoose={(paymentMethod) => change({ paymentMethod })}
          />
        )}
      </div>
      {quote.present_wrapping && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            name="present_wrap"
            checked={state.presentWrap}
            onChange={({ target }) => change({ presentWrap: target.checked })}
          />
          <span className={styles.choiceName}>
            {fill(words.fields.present_wrap, { price: price(quote.present_wrapping.price_cents) })}
          </span>
        </label>
      )}
      {quote.gift_messages && (
        <CheckoutText
          name="gift_message"
          label={`${words.fields.gift_message} ${words.optional}`}
          hint={fill(words.methods.giftHint, { count: state.giftMessage.trim().length, longest: longestGiftMessage })}
          error={sayFault(words, 'gift_message', form.shown)}
          rows={3}
          defaultValue={state.giftMessage}
          onChange={({ target }) => change({ giftMessage: target.value })}
        />
      )}
      <CheckoutText
        name="comment"
        label={`${words.fields.comment} ${words.optional}`}
        error={sayFault(words, 'comment', form.shown)}
        rows={3}
        defaultValue={state.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      <NextButton step="review" words={words} />
    </form>
  );
}

/** Which means are taken has to be known before anything is ordered. */
function sayPayPalSources(
  sources: Quote['paypal_sources'],
  { throughPayPal, sources: names }: CheckoutSpeech['words']['methods'],
): string {
  const ways = sources.flatMap((source) => (source === 'paypal' ? [] : names[source]));
  return ways.length > 0 ? fill(throughPayPal, { ways: ways.join(', ') }) : '';
}

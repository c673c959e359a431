import { formatByPattern } from '../i18n/price-pattern.ts';
import type { Quote } from '../orders/quote.ts';
import { type Address, formatAddress } from './address.ts';
import type { Checkout } from './checkout.ts';
import type { CheckoutSpeech } from './checkout-speech.ts';
import { nameCountry } from './country-names.ts';
import type { Step } from './steps.ts';

type Props = { step: Step; state: Checkout; quote: Quote | null; speech: CheckoutSpeech };

/** What was told in a step, to be looked through before ordering. */
export function Told({ step, state, quote, speech }: Props) {
  if (step === 'contact') return <ToldContact {...state} />;
  if (step === 'delivery') return <ToldDelivery {...{ state, quote, speech }} />;
  if (step === 'payment') return <ToldPayment {...{ state, quote, speech }} />;
  return null;
}

function ToldContact({ customerEmail, phone }: Checkout) {
  return (
    <p>
      {customerEmail}
      {phone && <br />}
      {phone}
    </p>
  );
}

type PartProps = Omit<Props, 'step'>;

function ToldDelivery({ state, quote, speech: { words, language } }: PartProps) {
  const { isCollection, shippingAddress, invoiceAddress } = state;
  const branch = quote?.branches.find(({ id }) => id === state.branch);
  const write = (label: string, address: Address) => (
    <div>
      <p>{label}</p>
      <address>
        {formatAddress(address, nameCountry(address.country, quote?.countries ?? [], language)).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
  return (
    <>
      {isCollection ? (
        <div>
          <p>{words.told.collect}</p>
          {branch && (
            <address>
              {[branch.name, ...branch.address].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
        </div>
      ) : (
        write(words.told.shipTo, shippingAddress)
      )}
      {invoiceAddress && write(words.told.invoiceTo, invoiceAddress)}
    </>
  );
}

function ToldPayment({ state, quote, speech: { words, pattern } }: PartProps) {
  const shipping = quote?.shipping_methods.find(({ id }) => id === state.shippingMethod);
  const payment = quote?.payment_methods.find(({ id }) => id === state.paymentMethod);
  const cost = shipping?.price_cents ? formatByPattern(shipping.price_cents, pattern) : words.methods.free;
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
      {state.presentWrap && quote?.present_wrapping && <p>{words.told.wrap}</p>}
      {quote?.gift_messages && state.giftMessage.trim() !== '' && (
        <div>
          <p>{words.fields.gift_message}</p>
          <blockquote>{state.giftMessage.trim()}</blockquote>
        </div>
      )}
      {state.comment.trim() !== '' && <p>{state.comment.trim()}</p>}
    </>
  );
}

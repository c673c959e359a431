import { formatByPattern } from '../i18n/price-pattern.ts';
import type { Quote } from '../orders/quote.ts';
import { type Address, formatAddress } from './address.ts';
import type { Checkout } from './checkout.ts';
import type { CheckoutIntl } from './checkout-messages.ts';
import { getCountryName } from './country-names.ts';
import type { Step } from './steps.ts';

type Props = { step: Step; state: Checkout; quote: Quote | null; intl: CheckoutIntl };

/** The entries of a completed step, read-only. */
export function StepSummary({ step, state, quote, intl }: Props) {
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

type PartProps = Omit<Props, 'step'>;

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

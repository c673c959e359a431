import { describeDelivery } from '../../i18n/describe-delivery.ts';
import { formatLabelled, getLocale } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { orderPage } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import { formatTown } from '../address-form.ts';
import type { Order } from '../order.ts';
import { getOrderProgress } from './order-intro.tsx';

type Props = { order: Order; language: Language };

/** Delivery, payment, addresses and contact of an order. */
export function OrderDetails({ order, language }: Props) {
  const { order: messages } = getMessages(language);
  const styles = orderPage();
  const states: Readonly<Record<string, string>> = messages.paymentStates;
  const { [order.payment_status]: stateText } = states;
  const deliveryText = formatDelivery(order, language);
  return (
    <>
      <section className={styles.facts}>
        <h2>{order.shipping_method?.is_collection ? messages.collection : messages.delivery}</h2>
        {order.shipping_method && !order.branch && <p>{order.shipping_method.name}</p>}
        {order.branch && <Lines lines={[order.branch.name, order.branch.street, formatTown(order.branch)]} />}
        {deliveryText && <p>{deliveryText}</p>}
        <Tracking order={order} language={language} />
        {order.shipping_address && (
          <>
            <h3>{messages.shippingAddress}</h3>
            <Address address={order.shipping_address} language={language} />
          </>
        )}
        {order.gift_message && (
          <>
            <h3>{messages.giftMessage}</h3>
            <p>{order.gift_message}</p>
          </>
        )}
        {order.comment && (
          <>
            <h3>{messages.comment}</h3>
            <p>{order.comment}</p>
          </>
        )}
      </section>
      <section className={styles.facts}>
        <h2>{messages.payment}</h2>
        <p>{[order.payment_method?.name, stateText].filter(Boolean).join(', ')}</p>
        <h3>{messages.invoiceAddress}</h3>
        {order.invoice_address ? (
          <Address address={order.invoice_address} language={language} />
        ) : (
          <p>{order.shipping_address ? messages.sameAddress : order.email}</p>
        )}
        <h3>{messages.contact}</h3>
        <p>{order.email}</p>
        {order.phone && <p>{order.phone}</p>}
      </section>
    </>
  );
}

/**
 * The delivery period, capitalized for a line of its own; undefined where none was promised, and for orders that are
 * ready or have ended.
 */
function formatDelivery(order: Order, language: Language): string | undefined {
  const { delivery } = order;
  const { steps, statusKey } = getOrderProgress(order);
  if (!delivery || steps.length === 0 || statusKey === 'ready' || statusKey === 'collected') return undefined;
  const hasTransferred = delivery.is_prepaid && steps.some(({ step, state }) => step === 'paid' && state === 'done');
  const text = describeDelivery({ ...delivery, is_prepaid: delivery.is_prepaid && !hasTransferred }, language);
  const deliveryText = hasTransferred ? getMessages(language).order.ifWasTransferred(text) : text;
  return deliveryText.charAt(0).toLocaleUpperCase(language) + deliveryText.slice(1);
}

/** The tracking number, or a link where staff entered one. */
function Tracking({ order: { tracking }, language }: Props) {
  if (!tracking) return null;
  const { order: messages, content } = getMessages(language);
  const isLink = /^https:\/\//.test(tracking) && URL.canParse(tracking);
  return (
    <p>
      {isLink ? (
        <a href={tracking} target="_blank" rel="noopener noreferrer">
          {messages.tracking}
          <Icon name="external" />
          <span className="visually-hidden"> {content.opensInNewTab}</span>
        </a>
      ) : (
        formatLabelled(messages.tracking, tracking, language)
      )}
    </p>
  );
}

function Address({ address, language }: { address: NonNullable<Order['shipping_address']>; language: Language }) {
  const countries = new Intl.DisplayNames(getLocale(language), { type: 'region', fallback: 'code' });
  const lines = [
    address.company,
    `${address.first_name} ${address.last_name}`,
    `${address.street} ${address.house_number}`,
    address.addition,
    formatTown(address),
    countries.of(address.country),
  ];
  return <Lines lines={lines.map((line) => line?.trim() ?? '')} />;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={orderPage().address}>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

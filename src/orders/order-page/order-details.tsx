import { describeDelivery } from '../../i18n/describe-delivery.ts';
import { formatLabelled, getLocale } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { orderPage } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import { formatTown } from '../address-form.ts';
import type { Order } from '../order.ts';
import { getOrderProgress } from './order-progress.ts';

type Props = { order: Order; language: Language };

/** How it is paid, where it goes, and how to reach whoever ordered it. */
export function OrderDetails({ order, language }: Props) {
  const { order: words } = getMessages(language);
  const styles = orderPage();
  const states: Readonly<Record<string, string>> = words.paymentStates;
  const { [order.payment_status]: state } = states;
  const promise = formatDelivery(order, language);
  return (
    <>
      <section className={styles.facts}>
        <h2>{words.delivery}</h2>
        {order.shipping_method && <p>{order.shipping_method.name}</p>}
        {order.branch && <Lines lines={[order.branch.name, order.branch.street, formatTown(order.branch)]} />}
        {promise && <p>{promise}</p>}
        <Tracking order={order} language={language} />
        {order.shipping_address && (
          <>
            <h3>{words.shippingAddress}</h3>
            <Address address={order.shipping_address} language={language} />
          </>
        )}
        {order.gift_message && (
          <>
            <h3>{words.giftMessage}</h3>
            <p>{order.gift_message}</p>
          </>
        )}
        {order.comment && (
          <>
            <h3>{words.comment}</h3>
            <p>{order.comment}</p>
          </>
        )}
      </section>
      <section className={styles.facts}>
        <h2>{words.payment}</h2>
        <p>{[order.payment_method?.name, state].filter(Boolean).join(', ')}</p>
        <h3>{words.invoiceAddress}</h3>
        {order.invoice_address ? (
          <Address address={order.invoice_address} language={language} />
        ) : (
          <p>{order.shipping_address ? words.sameAddress : order.email}</p>
        )}
        <h3>{words.contact}</h3>
        <p>{order.email}</p>
        {order.phone && <p>{order.phone}</p>}
      </section>
    </>
  );
}

/** Undefined where nothing was promised, and where nothing is on its way any more. A line of its own begins as a sentence does. */
function formatDelivery(order: Order, language: Language): string | undefined {
  const { delivery } = order;
  const { steps, statusKey: sentence } = getOrderProgress(order);
  if (!delivery || steps.length === 0 || sentence === 'collected') return undefined;
  const hasTransferred = delivery.is_prepaid && steps.some(({ step, state }) => step === 'paid' && state === 'done');
  const text = describeDelivery({ ...delivery, is_prepaid: delivery.is_prepaid && !hasTransferred }, language);
  const said = hasTransferred ? getMessages(language).order.ifWasTransferred(text) : text;
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
}

/** Staff write a number or a link. */
function Tracking({ order: { tracking }, language }: Props) {
  if (!tracking) return null;
  const { order: words, content } = getMessages(language);
  const isLink = /^https:\/\//.test(tracking) && URL.canParse(tracking);
  return (
    <p>
      {isLink ? (
        <a href={tracking} target="_blank" rel="noopener noreferrer">
          {words.tracking}
          <Icon name="external" />
          <span className="visually-hidden"> {content.opensInNewTab}</span>
        </a>
      ) : (
        formatLabelled(words.tracking, tracking, language)
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

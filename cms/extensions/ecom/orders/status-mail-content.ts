import type { Order } from '../../../../src/orders/order.ts';
import { type Fact, isWebAddress, type MailBlock, type MailContent } from '../../mail/mail-content.ts';
import { isCharging } from '../payments/payment-record.ts';
import type { OrderShopContext } from './find-order-shop-context.ts';
import { describeBranch, formatPrice, type OrderLinks, toBriefLineItems } from './order-content.ts';
import { orderMessages } from './order-messages.ts';
import { toOrderResponse } from './order-response.ts';
import type { OrderRow } from './order-row.ts';
import { type RefundState, type StatusMail, statusMessages } from './status-messages.ts';
import { isPaidOnline } from './to-order-row.ts';

/** Content of a status mail: what changed, the line items and a link to the order. */
export function writeStatusMailContent(
  mail: StatusMail,
  row: OrderRow,
  { shop }: OrderShopContext,
  links: OrderLinks | undefined,
): MailContent {
  const order = toOrderResponse(row, row.language ?? 'de', undefined);
  const { language, number } = order;
  const messages = statusMessages[language];
  const { page, pageLabel } = orderMessages[language];
  return {
    ...{ language, title: messages.titles[mail], signature: shop.signature },
    blocks: [
      { kind: 'text', text: messages.greeting },
      { kind: 'text', text: [messages.texts[mail](number), ...describeNext(mail, row, order)].join(' ') },
      ...(mail === 'tracking' ? [toTracking(order)] : []),
      { kind: 'facts', facts: toFacts(mail, order) },
      ...(mail === 'ready' ? toPickupAddress(order) : []),
      { kind: 'line-items', lineItems: toBriefLineItems(order) },
      ...(links
        ? [
            {
              ...{ kind: 'link' as const, text: page, label: pageLabel, href: links.order },
              ...(mail !== 'tracking' && { isPrimary: true as const }),
            },
          ]
        : []),
      { kind: 'text', text: messages.question },
    ],
  };
}

/** Empty for orders from before the branch was stored. */
function toPickupAddress(order: Order): MailBlock[] {
  const lines = describeBranch(order);
  return lines.length > 0
    ? [{ kind: 'lines', title: orderMessages[order.language].collection, lines, isPrimary: true }]
    : [];
}

function describeNext(mail: StatusMail, row: OrderRow, order: Order): string[] {
  const messages = statusMessages[order.language];
  if (mail === 'cancelled')
    return [messages.money[findRefundState(row)](formatPrice(order.total_cents, order.language))];
  if (mail !== 'paid') return [];
  const next = messages.next[order.shipping_method?.is_collection ? 'collected' : 'sent'];
  return row.payment_method && isPaidOnline(row.payment_method.key) ? [messages.accepted, next] : [next];
}

function findRefundState(row: OrderRow): RefundState {
  switch (row.payment_status) {
    case 'paid':
    case 'authorized':
      return 'refund';
    case 'refunded':
      return 'refunded';
    case 'pending':
      return 'charging';
    default:
      if (row.payment_method?.key === 'prepayment') return 'transfer';
      return isCharging(row) ? 'charging' : 'nothing';
  }
}

/** Tracking as a link, or as text if staff entered only a number. */
function toTracking({ tracking, language }: Order): MailBlock {
  const { tracking: label, trackingLabel } = statusMessages[language];
  const value = tracking?.trim() ?? '';
  return isWebAddress(value)
    ? { kind: 'link', text: label, label: trackingLabel, href: value, isPrimary: true }
    : { kind: 'facts', facts: [{ label, value }] };
}

function toFacts(mail: StatusMail, order: Order): Fact[] {
  const messages = orderMessages[order.language];
  const {
    language,
    number,
    shipping_method: shippingMethod,
    payment_method: payment,
    payment_status,
    total_cents,
  } = order;
  // The address of the branch has a title that says the same.
  const hasBranchAddress = mail === 'cancelled' || (mail === 'ready' && describeBranch(order).length > 0);
  const isPaymentDue = mail === 'ready' && payment?.key === 'cash' && payment_status === 'open';
  return [
    { label: messages.number, value: number },
    ...(shippingMethod && !hasBranchAddress
      ? [{ label: shippingMethod.is_collection ? messages.collection : messages.shipping, value: shippingMethod.name }]
      : []),
    ...(isPaymentDue ? [{ label: statusMessages[language].toPay, value: formatPrice(total_cents, language) }] : []),
  ];
}

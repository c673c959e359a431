import { parseCents } from '../../../../src/base/money.ts';
import type { EcommercePersonalizationFieldRow } from '../../../../src/directus/rows.generated.ts';
import { findTranslatedRow } from '../../../../src/i18n/translation.ts';
import type { Order, OrderedLine } from '../../../../src/orders/order.ts';
import type { Delivery } from '../../../../src/orders/order-fields.ts';
import type { OrderResponse } from '../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../src/orders/parse-order-body.ts';
import { pairKey } from '../../../../src/rings/pair-key.ts';
import type { Context } from '../../directus.ts';
import type { ApiResponse } from '../../messages/api-response.ts';
import type { Language } from '../../messages/language.ts';
import { createReader } from '../../transact.ts';
import { toImage } from '../pricing/find-products.ts';
import { findShopRules } from '../pricing/find-shop-rules.ts';
import type { ShopRules } from '../pricing/shop-rules.ts';
import { getItemDrawings } from './order-drawings.ts';
import { findOrder, getItems, getWithdrawals, type OrderItemRow, type OrderRow } from './order-row.ts';

type Bank = Pick<ShopRules, 'bankDetails' | 'bankAccount'>;

/** @param bank the shop's account, included for orders that still have to be paid in advance */
export function toOrderResponse(order: OrderRow, language: Language, bank: Bank | undefined): Order {
  const lines = getItems(order).map(toLine);
  const isUnpaid = order.payment_method?.key === 'prepayment' && order.payment_status === 'open';
  const payable = isUnpaid && order.status !== 'cancelled' ? bank : undefined;
  return {
    ...{ uuid: order.uuid, number: order.order_number, date: order.date_created ?? '' },
    ...{ language: order.language ?? 'de', status: order.status, payment_status: order.payment_status },
    payment_method: toPaymentMethod(order, language),
    shipping_method: toShippingMethod(order, language),
    branch: order.branch_address,
    lines,
    delivery: toDelivery(order),
    goods_cents: lines.reduce((sum, { count, price_cents }) => sum + count * price_cents, 0),
    wrap_cents: parseCents(order.present_wrap_cost) ?? 0,
    shipping_cents: parseCents(order.shipping_cost) ?? 0,
    total_cents: parseCents(order.total_price_brutto) ?? 0,
    tax: order.tax ?? [],
    shipping_address: order.shipping_address,
    invoice_address: order.invoice_address,
    ...{ email: order.customer_email ?? '', phone: order.phone ?? '', comment: order.comment ?? '' },
    gift_message: order.gift_message ?? '',
    bank_details: payable?.bankDetails ?? null,
    bank_account: payable?.bankAccount ?? null,
    tracking: order.tracking || null,
    withdrawals: getWithdrawals(order).map(({ date_created, lines: withdrawn, items }) => ({
      date: date_created ?? '',
      lines: toLineIds(withdrawn),
      items: items ?? '',
    })),
  };
}

function toLine(item: OrderItemRow): OrderedLine {
  const { product } = item;
  return {
    id: item.id,
    name: item.display_name ?? '',
    variant_name: item.variant_name || null,
    reference: item.reference_number ?? '',
    count: item.count,
    price_cents: parseCents(item.price_brutto) ?? 0,
    personalization: item.personalization ?? [],
    is_personalized: item.is_personalized,
    essentials: item.essentials ?? [],
    drawings: getItemDrawings(item).map(({ ring, data }) => ({ ring, data: data ?? '' })),
    withdrawn: item.withdrawn,
    slug: product?.status === 'published' && !isPair(item) ? product.slug : null,
    image: product && toImage(product),
    again: toCartLine(item),
  };
}

/** Pairs of wedding rings have no product page. */
function isPair({ personalization }: OrderItemRow): boolean {
  return (personalization ?? []).some(({ key }) => key === pairKey);
}

function toCartLine({ product, variant, variant_name, personalization }: OrderItemRow): OrderedLine['again'] {
  if (product?.status !== 'published' || (variant_name && !variant?.active)) return null;
  const fields = product.personalization?.fields ?? [];
  const answers = (personalization ?? []).map(({ key, value }) => {
    const field = fields.find((one) => one.key === key);
    return [key, field ? toFieldValue(field, value) : value];
  });
  return { product: product.id, variant: variant?.id ?? null, personalization: Object.fromEntries(answers) };
}

/** Orders store an option's label; forms send its key. */
function toFieldValue({ type, options }: EcommercePersonalizationFieldRow, value: string): string {
  if (type === 'checkbox') return 'yes';
  const offered = type === 'select' && Array.isArray(options) ? options : [];
  return offered.find(({ label }) => label === value)?.value ?? value;
}

function toDelivery({ delivery_from, delivery_to, shipping_method, payment_method }: OrderRow): Delivery | null {
  if (!delivery_from || !delivery_to) return null;
  return {
    ...{ from: delivery_from.slice(0, 10), to: delivery_to.slice(0, 10) },
    is_collection: shipping_method?.is_collection ?? false,
    is_prepaid: payment_method?.key === 'prepayment',
  };
}

/** In the language of the order by its name of then; in others by the current one, where there is any. */
function toPaymentMethod(order: OrderRow, language: Language): Order['payment_method'] {
  if (!order.payment_method) return null;
  const { id, key, name, translations } = order.payment_method;
  const ownName = language === order.language ? name : null;
  return { id, key, name: ownName || findTranslatedRow(translations, language)?.name || name || key };
}

function toShippingMethod({ shipping_method: row }: OrderRow, language: Language): Order['shipping_method'] {
  if (!row) return null;
  const name = findTranslatedRow(row.translations, language)?.display_name || row.name;
  return { id: row.id, name, is_collection: row.is_collection };
}

/** Ids of the withdrawn lines; null for the whole order. */
function toLineIds(lines: unknown): number[] | null {
  if (!Array.isArray(lines) || lines.length === 0) return null;
  return lines.flatMap((line: unknown) => {
    const id = typeof line === 'object' && line !== null && 'id' in line ? line.id : line;
    return typeof id === 'number' ? [id] : [];
  });
}

/** The same response for malformed, unknown and foreign tokens, so that valid ones cannot be guessed. */
export const unknownOrder = { code: 404, body: { status: 'failed', reason: 'unknown' } } as const satisfies ApiResponse;

export async function readOrder(context: Context, body: unknown): Promise<OrderResponse<'order/read'>> {
  const parsed = parseOrderBody('order/read', body);
  if (!parsed.isValid) return unknownOrder;
  const order = await findOrder(context, parsed.input);
  if (!order) return unknownOrder;
  return { code: 200, body: { status: 'ok', order: await loadOrderResponse(context, order, parsed.input.language) } };
}

/** Also the response of calls that change an order. */
export async function loadOrderResponse(context: Context, order: OrderRow, language: Language): Promise<Order> {
  const rules = await findShopRules(await createReader(context), context.env, order.project?.id ?? 0, language);
  return toOrderResponse(order, language, rules);
}

import { useEffect, useRef, useState } from 'react';
import type { Cents } from '../base/money.ts';
import { formatByPattern } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import { useStore } from '../ui/use-store-state.ts';
import type { CartLine } from './cart.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl } from './cart-messages.ts';
import { cart, connectCart } from './cart-store.ts';
import { findLineIssues, isBlocking, type LineIssue } from './line-issues.ts';
import { findQuoteLine, type QuotedLine, type QuoteSnapshot, quote, type useQuote } from './quote-store.ts';

type Props = { sums: CartSums; isBusy: boolean; intl: Omit<CartIntl, 'language'> };

/** Subtotal, gift wrapping, shipping, total and the included value added tax. */
export function CartTotals({ sums, isBusy, intl: { messages, pattern } }: Props) {
  const { count, goodsCents, wrapCents, shippingCents, totalCents, delivery, tax, isPending } = sums;
  const format = (cents: number) => formatByPattern(cents, pattern);
  const label = shippingCents === null ? messages.totalBeforeShipping : messages.total;
  const announcement = useTotalAnnouncement(`${label}: ${format(totalCents)}`, isBusy);
  return (
    <div>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <dl className={styles.totals} aria-busy={isBusy}>
        <Row
          label={count === 1 ? messages.goodsOne : formatMessage(messages.goods, { count })}
          value={format(goodsCents)}
        />
        {wrapCents > 0 && <Row label={messages.presentWrapRow} value={format(wrapCents)} />}
        <Row label={messages.shipping} value={formatShipping(shippingCents)} />
        <div className={`${styles.row} ${styles.sum}`}>
          <dt>{label}</dt>
          <dd>{format(totalCents)}</dd>
        </div>
      </dl>
      {delivery && (
        <p className={styles.tax}>{isPending ? emptyLine : formatMessage(messages.deliveryWhole, { delivery })}</p>
      )}
      {listTaxes().map((text, index) => (
        <p key={tax[index]?.percent} className={styles.tax}>
          {text}
        </p>
      ))}
    </div>
  );

  function listTaxes(): string[] {
    if (isPending || tax.length === 0) return [messages.taxIncluded, ...tax.slice(1).map(() => emptyLine)];
    return tax.map(({ percent, cents }) => formatMessage(messages.tax, { percent, amount: format(cents) }));
  }

  function formatShipping(cents: number | null): string {
    if (cents === null) return messages.shippingUnknown;
    return cents === 0 ? messages.shippingFree : format(cents);
  }
}

/**
 * The new total, for a live region, once it differs from the last settled one; empty for the total that was there from
 * the start.
 */
function useTotalAnnouncement(total: string, isBusy: boolean): string {
  const lastTotal = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (isBusy) return;
    if (lastTotal.current !== undefined && lastTotal.current !== total) setAnnouncement(total);
    lastTotal.current = total;
  }, [total, isBusy]);
  return announcement;
}

/** A line as high as one with a text. */
const emptyLine = '\u00a0';

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type CartSums = {
  count: number;
  goodsCents: Cents;
  wrapCents: Cents;
  /** Null until the country is known. */
  shippingCents: Cents | null;
  totalCents: Cents;
  /** When the whole order arrives; null where every line says the same already. */
  delivery: string | null;
  /** Empty until the server has calculated it. */
  tax: readonly { percent: number; cents: Cents }[];
  /** Whether `delivery` and `tax` are of other choices, or could not be confirmed: only their rows are shown. */
  isPending: boolean;
};

type QuotedSums = Pick<
  NonNullable<QuoteSnapshot['data']>,
  'goods_cents' | 'wrap_cents' | 'shipping_cents' | 'total_cents' | 'delivery' | 'tax'
>;

type Pricing = { data: QuotedSums | null } & Pick<ReturnType<typeof useQuote>, 'state' | 'isAnswered'>;

/** The current price of one unit, or the price when it was added where there is no quote yet. */
export function getUnitCents({ line, quoted }: PricedLine): Cents {
  return quoted?.price_cents ?? line.priceCents;
}

/** How many units of a line can be ordered right now. */
export function getOrderableCount({ line, issues }: PricedLine): number {
  const fewerIssue = issues.find((one) => one.kind === 'fewer');
  if (fewerIssue?.kind === 'fewer') return fewerIssue.left;
  return issues.some(isBlocking) ? 0 : line.count;
}

/** The price of a line for the units that can be ordered; where there are none, for the requested count. */
export function getLineCents(item: PricedLine): Cents {
  return getUnitCents(item) * (getOrderableCount(item) || item.line.count);
}

/**
 * The totals of a cart. The server's own are shown as they are; until it has responded, the browser adds up what it
 * knows, so that a change of the cart shows at once. Meanwhile the rows below stay: buttons and links follow them, and one
 * that moves while it is pressed gets no click.
 */
export function calculateSums(lines: readonly PricedLine[], { data, state, isAnswered }: Pricing): CartSums {
  const count = lines.reduce((sum, one) => sum + getOrderableCount(one), 0);
  const known = lines.reduce((sum, one) => sum + getOrderableCount(one) * getUnitCents(one), 0);
  const wrapCents = data?.wrap_cents ?? 0;
  const shippingCents = data?.shipping_cents ?? null;
  const delivery = data && findWholeDelivery(lines, data);
  const tax = data?.tax ?? [];
  if (data && isAnswered && state !== 'failed') {
    const { goods_cents: goodsCents, total_cents: totalCents } = data;
    return { count, goodsCents, wrapCents, shippingCents, totalCents, delivery, tax, isPending: false };
  }
  const totalCents = known + wrapCents + (shippingCents ?? 0);
  return { count, goodsCents: known, wrapCents, shippingCents, totalCents, delivery, tax, isPending: data !== null };
}

/** When the whole order arrives, unless every line that the quote has says the same. */
function findWholeDelivery(lines: readonly PricedLine[], { delivery }: Pick<QuotedSums, 'delivery'>): string | null {
  const isSameOnEveryLine = lines.every(({ quoted }) => !quoted || quoted.delivery === delivery?.text);
  return isSameOnEveryLine ? null : (delivery?.text ?? null);
}

/** A cart line with its quoted line and its issues. */
export type PricedLine = { line: CartLine; quoted: QuotedLine | undefined; issues: LineIssue[] };

export function useCartLines(): { isReady: boolean; lines: PricedLine[] } {
  const { isReady, lines } = useCart();
  const snapshot = useStore(quote);
  return {
    isReady,
    lines: lines.map((line) => {
      const quoted = findQuoteLine(snapshot, line);
      return { line, quoted, issues: findLineIssues(line, quoted) };
    }),
  };
}

/** The cart of this browser; empty and not ready during hydration. */
function useCart(): ReturnType<typeof useStore<typeof cart>> {
  const snapshot = useStore(cart);
  useEffect(connectCart, []);
  return snapshot;
}

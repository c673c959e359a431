import { useState } from 'react';
import { formatByPattern } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import { Icon } from '../ui/icon.tsx';
import { maxCount } from './cart.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl, CartMessages } from './cart-messages.ts';
import { changeCount, removeFromCart } from './cart-store.ts';
import { getLineCents, getOrderableCount, type PricedLine } from './cart-totals.tsx';
import { LineIssueList } from './line-issue-list.tsx';
import { getLineHref, getLineName, LineItem } from './line-item.tsx';

type Props = {
  lines: readonly PricedLine[];
  /** The drawer has less room for each line than the page. */
  variant: 'page' | 'drawer';
  productRoot: string;
  intl: Omit<CartIntl, 'language'>;
  /** Announces what became of a line and moves the focus there, since the pressed button is gone. */
  announce: (sentence: string) => void;
};

/** The line items of the cart, each with quantity, price, issues and a button that removes it. */
export function CartLines({ lines, variant, productRoot, intl, announce }: Props) {
  const { messages, pattern } = intl;
  return (
    <ul className={styles.list} aria-label={messages.lines} data-form={variant}>
      {lines.map((item) => {
        const { line, issues } = item;
        const name = getLineName(item);
        const fewerIssue = issues.find((one) => one.kind === 'fewer');
        const removeLine = () => {
          removeFromCart(line.cartId);
          announce(formatMessage(messages.removed, { piece: name }));
        };
        return (
          <li key={line.cartId} className={styles.line}>
            <LineItem {...{ item, productRoot, intl }} />
            <p className={styles.price} data-stale={getOrderableCount(item) === 0 || undefined}>
              {formatByPattern(getLineCents(item), pattern)}
            </p>
            <div className={styles.tools}>
              <QuantityStepper
                cartId={line.cartId}
                count={line.count}
                max={fewerIssue?.kind === 'fewer' ? fewerIssue.left : maxCount}
                {...{ name, messages }}
              />
              <button
                type="button"
                className={styles.remove}
                aria-label={formatMessage(messages.removeOf, { piece: name })}
                onClick={removeLine}
              >
                {messages.remove}
              </button>
            </div>
            <LineIssueList {...{ item, intl, announce }} href={getLineHref(item, productRoot)} onRemove={removeLine} />
          </li>
        );
      })}
    </ul>
  );
}

type QuantityStepperProps = { cartId: number; count: number; max: number; name: string; messages: CartMessages };

/**
 * The count of a line, with buttons and a number field. A typed value applies as soon as it is a whole number above
 * zero.
 */
function QuantityStepper({ cartId, count, max, name, messages }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();
  const [requested, setRequested] = useState(0);
  const change = (next: number) => {
    setTyped(undefined);
    setRequested(next);
    changeCount(cartId, next);
  };
  const type = (text: string) => {
    const next = Number(text);
    setTyped(next > maxCount ? undefined : text);
    if (!Number.isInteger(next) || next < 1) return;
    setRequested(next);
    changeCount(cartId, next);
  };
  // Buttons at their limit are not disabled, since a disabled button would lose the focus.
  return (
    <>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={formatMessage(messages.fewerOf, { piece: name })}
          aria-disabled={count <= 1}
          onClick={() => count > 1 && change(count - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-label={formatMessage(messages.countOf, { piece: name })}
          min={1}
          max={maxCount}
          value={typed ?? count}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <button
          type="button"
          aria-label={formatMessage(messages.moreOf, { piece: name })}
          aria-disabled={count >= max}
          onClick={() => count < max && change(count + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p className={styles.note} role="status">
        {requested > count && count === maxCount && formatMessage(messages.countCut, { wanted: requested, count })}
      </p>
    </>
  );
}

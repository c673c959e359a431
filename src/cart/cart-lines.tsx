import { formatMessage } from '../i18n/format-message.ts';
import { formatByPattern } from '../i18n/price-pattern.ts';
import { maxCount } from './cart.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl } from './cart-messages.ts';
import { removeFromCart } from './cart-store.ts';
import { getLineCents, getOrderableCount } from './cart-sums.ts';
import { LineIssueList } from './line-issue-list.tsx';
import { getLineHref, getLineName, LineItem } from './line-item.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { PricedLine } from './use-cart-lines.ts';

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

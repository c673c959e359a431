import { formatMessage } from '../catalog/product/format-message.ts';
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
  /** Beside the page there is less room for each. */
  variant: 'page' | 'drawer';
  productRoot: string;
  intl: Omit<CartIntl, 'language'>;
  /** Says what became of a line, and takes the focus from the button that is gone. */
  announce: (sentence: string) => void;
};

/** The pieces, each with what can be done about it. */
export function CartLines({ lines, variant: form, productRoot, intl: speech, announce: say }: Props) {
  const { words, pattern } = speech;
  return (
    <ul className={styles.list} aria-label={words.lines} data-form={form}>
      {lines.map((piece) => {
        const { line, issues: news } = piece;
        const name = getLineName(piece);
        const fewer = news.find((one) => one.kind === 'fewer');
        const takeOut = () => {
          removeFromCart(line.cartId);
          say(formatMessage(words.removed, { piece: name }));
        };
        return (
          <li key={line.cartId} className={styles.line}>
            <LineItem {...{ item: piece, productRoot, intl: speech }} />
            <p className={styles.price} data-stale={getOrderableCount(piece) === 0 || undefined}>
              {formatByPattern(getLineCents(piece), pattern)}
            </p>
            <div className={styles.tools}>
              <QuantityStepper
                cartId={line.cartId}
                count={line.count}
                max={fewer?.kind === 'fewer' ? fewer.left : maxCount}
                {...{ name, messages: words }}
              />
              <button
                type="button"
                className={styles.remove}
                aria-label={formatMessage(words.removeOf, { piece: name })}
                onClick={takeOut}
              >
                {words.remove}
              </button>
            </div>
            <LineIssueList
              {...{ item: piece, intl: speech, announce: say }}
              href={getLineHref(piece, productRoot)}
              onRemove={takeOut}
            />
          </li>
        );
      })}
    </ul>
  );
}

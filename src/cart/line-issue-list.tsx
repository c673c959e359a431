import { Link } from 'waku';
import type { Cents } from '../base/money.ts';
import { formatByPattern } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl } from './cart-messages.ts';
import { acceptPrice, changeCount } from './cart-store.ts';
import type { PricedLine } from './cart-totals.tsx';
import { isBlocking, type LineIssue } from './line-issues.ts';
import { getLineName } from './line-item.tsx';

type Props = {
  item: PricedLine;
  href: string;
  intl: Omit<CartIntl, 'language'>;
  onRemove: () => void;
  /** Announces the result, since the pressed button is gone. */
  announce: (sentence: string) => void;
};

const button = 'button button--appearance_outline button--size_small';

/** The issues of a line, each with the action that resolves it. */
export function LineIssueList({ item, href, intl, onRemove, announce }: Props) {
  const { messages, pattern } = intl;
  const { line, issues } = item;
  const acceptNewPrice = (cents: Cents) => {
    acceptPrice(line.cartId, cents);
    announce(formatMessage(messages.priceAccepted, { piece: getLineName(item), now: formatByPattern(cents, pattern) }));
  };
  const acceptFewer = (left: number) => {
    changeCount(line.cartId, left);
    announce(formatMessage(messages.countReduced, { piece: getLineName(item), left }));
  };
  const renderAction = (one: LineIssue) => {
    switch (one.kind) {
      case 'price':
        return <Action onPress={() => acceptNewPrice(one.nowCents)}>{messages.acceptPrice}</Action>;
      case 'fewer':
        return (
          <Action onPress={() => acceptFewer(one.left)}>
            {formatMessage(messages.reduceCount, { left: one.left })}
          </Action>
        );
      case 'invalid':
      case 'on_request':
        return (
          <Link to={href} className={button}>
            {one.kind === 'invalid' ? messages.chooseAgain : messages.toProduct}
          </Link>
        );
      default:
        return <Action onPress={onRemove}>{messages.remove}</Action>;
    }
  };
  return (
    <div className={styles.news} aria-live="polite">
      {issues.map((one) => (
        <div
          key={one.kind}
          className={styles.newsItem}
          {...(isBlocking(one) && { 'data-weight': 'grave', tabIndex: -1 })}
        >
          <p>{formatIssue(one, intl)}</p>
          {renderAction(one)}
        </div>
      ))}
    </div>
  );
}

function Action({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" className={button} onClick={onPress}>
      {children}
    </button>
  );
}

function formatIssue(issues: LineIssue, { messages, pattern }: Props['intl']): string {
  switch (issues.kind) {
    case 'price': {
      const template = issues.nowCents > issues.wasCents ? messages.dearer : messages.cheaper;
      const format = (cents: number) => formatByPattern(cents, pattern);
      return formatMessage(template, { was: format(issues.wasCents), now: format(issues.nowCents) });
    }
    case 'fewer':
      return formatMessage(issues.left === 1 ? messages.fewerLeftOne : messages.fewerLeft, {
        left: issues.left,
        wanted: issues.wanted,
      });
    case 'sold_out':
      return messages.soldOut;
    case 'gone':
      return messages.gone;
    case 'invalid':
      return messages.invalid;
    case 'on_request':
      return messages.onRequest;
  }
}

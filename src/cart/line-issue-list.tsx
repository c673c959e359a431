import { Link } from 'waku';
import type { Cents } from '../base/money.ts';
import { formatMessage } from '../catalog/product/format-message.ts';
import { formatByPattern } from '../i18n/price-pattern.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl } from './cart-messages.ts';
import { acceptPrice, changeCount } from './cart-store.ts';
import { isBlocking, type LineIssue } from './line-issues.ts';
import { getLineName } from './line-item.tsx';
import type { PricedLine } from './use-cart-lines.ts';

type Props = {
  item: PricedLine;
  href: string;
  intl: Omit<CartIntl, 'language'>;
  onRemove: () => void;
  /** Says what became of it, since the button that was pressed is gone. */
  announce: (sentence: string) => void;
};

const button = 'button button--appearance_outline button--size_small';

/** What has changed about a line since it was put in, each with what to do about it. */
export function LineIssueList({ item: piece, href, intl: speech, onRemove, announce: say }: Props) {
  const { words, pattern } = speech;
  const { line, issues: news } = piece;
  const agree = (cents: Cents) => {
    acceptPrice(line.cartId, cents);
    say(formatMessage(words.priceAccepted, { piece: getLineName(piece), now: formatByPattern(cents, pattern) }));
  };
  const takeFewer = (left: number) => {
    changeCount(line.cartId, left);
    say(formatMessage(words.countReduced, { piece: getLineName(piece), left }));
  };
  const act = (one: LineIssue) => {
    switch (one.kind) {
      case 'price':
        return <Action onPress={() => agree(one.nowCents)}>{words.acceptPrice}</Action>;
      case 'fewer':
        return (
          <Action onPress={() => takeFewer(one.left)}>{formatMessage(words.reduceCount, { left: one.left })}</Action>
        );
      case 'invalid':
      case 'on_request':
        return (
          <Link to={href as '/'} className={button}>
            {one.kind === 'invalid' ? words.chooseAgain : words.toProduct}
          </Link>
        );
      default:
        return <Action onPress={onRemove}>{words.remove}</Action>;
    }
  };
  return (
    <div className={styles.news} aria-live="polite">
      {news.map((one) => (
        <div
          key={one.kind}
          className={styles.newsItem}
          {...(isBlocking(one) && { 'data-weight': 'grave', tabIndex: -1 })}
        >
          <p>{formatIssue(one, speech)}</p>
          {act(one)}
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

function formatIssue(news: LineIssue, { words, pattern }: Props['intl']): string {
  switch (news.kind) {
    case 'price': {
      const said = news.nowCents > news.wasCents ? words.dearer : words.cheaper;
      const format = (cents: number) => formatByPattern(cents, pattern);
      return formatMessage(said, { was: format(news.wasCents), now: format(news.nowCents) });
    }
    case 'fewer':
      return formatMessage(news.left === 1 ? words.fewerLeftOne : words.fewerLeft, {
        left: news.left,
        wanted: news.wanted,
      });
    case 'sold_out':
      return words.soldOut;
    case 'gone':
      return words.gone;
    case 'invalid':
      return words.invalid;
    case 'on_request':
      return words.onRequest;
  }
}

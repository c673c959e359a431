import { Link } from 'waku';
import type { Cents } from '../base/money.ts';
import { fill } from '../catalog/product/fill-words.ts';
import { formatByPattern } from '../i18n/price-pattern.ts';
import { getName } from './about-piece.tsx';
import { cartClasses as styles } from './cart-classes.ts';
import { agreeToPrice, changeCount } from './cart-store.ts';
import type { CartSpeech } from './cart-words.ts';
import { isInTheWay, type LineNews } from './line-news.ts';
import type { SaidLine } from './use-cart-lines.ts';

type Props = {
  piece: SaidLine;
  href: string;
  speech: Omit<CartSpeech, 'language'>;
  onRemove: () => void;
  /** Says what became of it, since the button that was pressed is gone. */
  say: (sentence: string) => void;
};

const button = 'button button--appearance_outline button--size_small';

/** What has changed about a line since it was put in, each with what to do about it. */
export function LineNewsList({ piece, href, speech, onRemove, say }: Props) {
  const { words, pattern } = speech;
  const { line, news } = piece;
  const agree = (cents: Cents) => {
    agreeToPrice(line.cartId, cents);
    say(fill(words.agreed, { piece: getName(piece), now: formatByPattern(cents, pattern) }));
  };
  const takeFewer = (left: number) => {
    changeCount(line.cartId, left);
    say(fill(words.tookFewer, { piece: getName(piece), left }));
  };
  const act = (one: LineNews) => {
    switch (one.kind) {
      case 'price':
        return <Action onPress={() => agree(one.nowCents)}>{words.agree}</Action>;
      case 'fewer':
        return <Action onPress={() => takeFewer(one.left)}>{fill(words.takeFewer, { left: one.left })}</Action>;
      case 'invalid':
      case 'on_request':
        return (
          <Link to={href as '/'} className={button}>
            {one.kind === 'invalid' ? words.chooseAgain : words.toPiece}
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
          {...(isInTheWay(one) && { 'data-weight': 'grave', tabIndex: -1 })}
        >
          <p>{sayNews(one, speech)}</p>
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

function sayNews(news: LineNews, { words, pattern }: Props['speech']): string {
  switch (news.kind) {
    case 'price': {
      const said = news.nowCents > news.wasCents ? words.dearer : words.cheaper;
      const format = (cents: number) => formatByPattern(cents, pattern);
      return fill(said, { was: format(news.wasCents), now: format(news.nowCents) });
    }
    case 'fewer':
      return fill(news.left === 1 ? words.fewerLeftOne : words.fewerLeft, { left: news.left, wanted: news.wanted });
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

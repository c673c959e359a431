import { fill } from '../catalog/product/fill-words.ts';
import { formatByPattern } from '../i18n/price-pattern.ts';
import { AboutPiece, getHref, getName } from './about-piece.tsx';
import { mostOfOne } from './cart.ts';
import { cartClasses as styles } from './cart-classes.ts';
import { remove } from './cart-store.ts';
import { getLineCents, getOrderableCount } from './cart-sums.ts';
import type { CartSpeech } from './cart-words.ts';
import { LineCount } from './line-count.tsx';
import { LineNewsList } from './line-news-list.tsx';
import type { SaidLine } from './use-cart-lines.ts';

type Props = {
  lines: readonly SaidLine[];
  /** Beside the page there is less room for each. */
  form: 'page' | 'drawer';
  productRoot: string;
  speech: Omit<CartSpeech, 'language'>;
  /** Says what became of a line, and takes the focus from the button that is gone. */
  say: (sentence: string) => void;
};

/** The pieces, each with what can be done about it. */
export function CartLines({ lines, form, productRoot, speech, say }: Props) {
  const { words, pattern } = speech;
  return (
    <ul className={styles.list} aria-label={words.lines} data-form={form}>
      {lines.map((piece) => {
        const { line, news } = piece;
        const name = getName(piece);
        const fewer = news.find((one) => one.kind === 'fewer');
        const takeOut = () => {
          remove(line.cartId);
          say(fill(words.removed, { piece: name }));
        };
        return (
          <li key={line.cartId} className={styles.line}>
            <AboutPiece {...{ piece, productRoot, speech }} />
            <p className={styles.price} data-stale={getOrderableCount(piece) === 0 || undefined}>
              {formatByPattern(getLineCents(piece), pattern)}
            </p>
            <div className={styles.tools}>
              <LineCount
                cartId={line.cartId}
                count={line.count}
                most={fewer?.kind === 'fewer' ? fewer.left : mostOfOne}
                {...{ name, words }}
              />
              <button
                type="button"
                className={styles.remove}
                aria-label={fill(words.removeOf, { piece: name })}
                onClick={takeOut}
              >
                {words.remove}
              </button>
            </div>
            <LineNewsList {...{ piece, speech, say }} href={getHref(piece, productRoot)} onRemove={takeOut} />
          </li>
        );
      })}
    </ul>
  );
}

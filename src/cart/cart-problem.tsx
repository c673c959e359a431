import { cartClasses as styles } from './cart-classes.ts';
import type { CartWords } from './cart-words.ts';

type Props = { isClosed: boolean; words: CartWords; onRetry: () => void };

/** The shop does not answer, or takes no orders: what that means for the cart, and what to do. */
export function CartProblem({ isClosed, words, onRetry }: Props) {
  return (
    <div className={styles.problem} role="status">
      <p>
        <strong>{isClosed ? words.closedTitle : words.failedTitle}</strong>
      </p>
      <p className={styles.note}>{isClosed ? words.closedText : words.failedText}</p>
      <button type="button" className="button button--appearance_outline button--size_small" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}

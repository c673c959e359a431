import { useState } from 'react';
import { fill } from '../catalog/product/fill-words.ts';
import { Icon } from '../ui/icon.tsx';
import { mostOfOne } from './cart.ts';
import { cartClasses as styles } from './cart-classes.ts';
import { changeCount } from './cart-store.ts';
import type { CartWords } from './cart-words.ts';

type Props = { cartId: number; count: number; most: number; name: string; words: CartWords };

/** How many of a line. What is typed counts as soon as it is a number of pieces. */
export function LineCount({ cartId, count, most, name, words }: Props) {
  const [typed, setTyped] = useState<string>();
  const [wanted, setWanted] = useState(0);
  const change = (next: number) => {
    setTyped(undefined);
    setWanted(next);
    changeCount(cartId, next);
  };
  const type = (text: string) => {
    const next = Number(text);
    setTyped(next > mostOfOne ? undefined : text);
    if (!Number.isInteger(next) || next < 1) return;
    setWanted(next);
    changeCount(cartId, next);
  };
  // Buttons at their end stay where they are: a disabled one would drop the focus of whoever has just pressed it.
  return (
    <>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={fill(words.fewerOf, { piece: name })}
          aria-disabled={count <= 1}
          onClick={() => count > 1 && change(count - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-label={fill(words.countOf, { piece: name })}
          min={1}
          max={mostOfOne}
          value={typed ?? count}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <button
          type="button"
          aria-label={fill(words.moreOf, { piece: name })}
          aria-disabled={count >= most}
          onClick={() => count < most && change(count + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p className={styles.note} role="status">
        {wanted > count && count === mostOfOne && fill(words.countCut, { wanted, count })}
      </p>
    </>
  );
}

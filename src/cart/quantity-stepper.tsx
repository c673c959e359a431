import { useState } from 'react';
import { formatMessage } from '../i18n/format-message.ts';
import { Icon } from '../ui/icon.tsx';
import { maxCount } from './cart.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartMessages } from './cart-messages.ts';
import { changeCount } from './cart-store.ts';

type Props = { cartId: number; count: number; max: number; name: string; messages: CartMessages };

/**
 * The count of a line, with buttons and a number field. A typed value applies as soon as it is a whole number above
 * zero.
 */
export function QuantityStepper({ cartId, count, max, name, messages }: Props) {
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

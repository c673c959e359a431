import { useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { choiceClass } from './choice-classes.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import { formatMessage } from './format-message.ts';
import { type Choice, countSelected, maxSelectable, type Offer } from './product-choice.ts';
import { setCount } from './product-choice-store.ts';

type Props = { offer: Offer; choice: Readonly<Choice>; messages: ChoiceMessages };

/** How many, as far as there are any. */
export function QuantityField({ offer, choice, messages: words }: Props) {
  const id = useId();
  const most = maxSelectable(offer, choice);
  const count = countSelected(offer, choice);
  const [wanted, setWanted] = useState(1);
  const change = (next: number) => {
    setWanted(next);
    setCount(next, most);
  };
  return (
    <div className={choiceClass('row')}>
      <label htmlFor={id}>{words.count}</label>
      <div className={choiceClass('stepper')}>
        <button type="button" aria-label={words.fewer} disabled={count <= 1} onClick={() => change(count - 1)}>
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={count}
          onChange={({ target }) => change(target.valueAsNumber)}
        />
        <button type="button" aria-label={words.more} disabled={count >= most} onClick={() => change(count + 1)}>
          <Icon name="plus" />
        </button>
      </div>
      <p className={choiceClass('note')} role="status">
        {wanted > count && count === most && formatMessage(words.countCut, { wanted, count })}
      </p>
    </div>
  );
}

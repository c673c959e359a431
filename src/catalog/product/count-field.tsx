import { useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { choiceClass } from './choice-classes.ts';
import type { ChoiceWords } from './choice-words.ts';
import { fill } from './fill-words.ts';
import { type Choice, countSelected, mostSelectable, type Offer } from './product-choice.ts';
import { countChange } from './product-choice-store.ts';

type Props = { offer: Offer; choice: Readonly<Choice>; words: ChoiceWords };

/** How many, as far as there are any. */
export function CountField({ offer, choice, words }: Props) {
  const id = useId();
  const most = mostSelectable(offer, choice);
  const count = countSelected(offer, choice);
  const [wanted, setWanted] = useState(1);
  const change = (next: number) => {
    setWanted(next);
    countChange(next, most);
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
        {wanted > count && count === most && fill(words.countCut, { wanted, count })}
      </p>
    </div>
  );
}

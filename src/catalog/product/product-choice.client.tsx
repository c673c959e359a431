'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import type { PricePattern } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChoiceAvailability } from './choice-availability.tsx';
import { choiceClass } from './choice-classes.ts';
import { toDraftKey } from './choice-draft-key.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import { ChoiceContext, ChoicePrice } from './choice-price.tsx';
import type { DeliveryTexts } from './delivery-texts.ts';
import { type Choice, countSelected, maxSelectable, type Offer, variantSelected } from './product-choice.ts';
import { setCount } from './product-choice-store.ts';
import { useChoice } from './use-choice.ts';

export type ProductChoiceProps = {
  offer: Offer;
  /** The variant in the address. */
  initial: Choice['variant'];
  reference: string | null;
  showsStock: boolean;
  deliveryTexts: DeliveryTexts;
  pattern: PricePattern;
  messages: ChoiceMessages;
  /** Note on value added tax and shipping, with links. */
  vat: ReactNode;
  /** The teaser, below the price. */
  intro: ReactNode;
  /** The fields of the choice, where there is one; they read it from `ChoiceContext`. */
  options?: ReactNode;
  /** Actions on the choice, such as the add-to-cart button. */
  children?: ReactNode;
};

/** Price, availability and choice of a product: rendered on the server, updated in the browser without requests. */
export function ProductChoice({ offer, initial, vat, intro, options, children, ...props }: ProductChoiceProps) {
  const root = useRef<HTMLDivElement>(null);
  const choice = useChoice(offer, initial, root);
  const { messages, pattern, reference } = props;
  const chosen = { offer, choice, pattern, messages, vat };
  const suffix = variantSelected(offer, choice)?.referenceSuffix ?? '';
  return (
    <div className={choiceClass('root')} ref={root} data-choice>
      <div aria-live="polite">
        <ChoicePrice {...chosen} />
        <ChoiceAvailability
          {...{ offer, choice, messages }}
          showsStock={props.showsStock}
          deliveryTexts={props.deliveryTexts}
        />
      </div>
      {intro}
      {options && offer.fields.length > 0 && <shop-part part="react" draft={toDraftKey(offer.id)} hidden />}
      {options && <ChoiceContext value={chosen}>{options}</ChoiceContext>}
      {maxSelectable(offer, choice) > 1 && <QuantityField {...{ offer, choice, messages }} />}
      {children && (
        <div className={choiceClass('place')}>
          <ChoiceContext value={chosen}>{children}</ChoiceContext>
        </div>
      )}
      {reference && <p className={choiceClass('note')}>{`${messages.reference} ${reference}${suffix}`}</p>}
    </div>
  );
}

type Props = { offer: Offer; choice: Readonly<Choice>; messages: ChoiceMessages };

/** A stepper for the quantity, limited to what is available. */
function QuantityField({ offer, choice, messages }: Props) {
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
      <label htmlFor={id}>{messages.count}</label>
      <div className={choiceClass('stepper')}>
        <button type="button" aria-label={messages.fewer} disabled={count <= 1} onClick={() => change(count - 1)}>
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          data-count
          min={1}
          max={most}
          value={count}
          onChange={({ target }) => change(target.valueAsNumber)}
        />
        <button type="button" aria-label={messages.more} disabled={count >= most} onClick={() => change(count + 1)}>
          <Icon name="plus" />
        </button>
      </div>
      <p className={choiceClass('note')} role="status">
        {wanted > count && count === most && formatMessage(messages.countCut, { wanted, count })}
      </p>
    </div>
  );
}

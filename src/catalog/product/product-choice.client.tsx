'use client';

import { type ReactNode, useRef } from 'react';
import type { PricePattern } from '../../i18n/price-pattern.ts';
import { useStore } from '../../ui/use-store-state.ts';
import { ChoiceAvailability } from './choice-availability.tsx';
import { choiceClass } from './choice-classes.ts';
import { ChoiceContext } from './choice-context.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import { ChoicePrice } from './choice-price.tsx';
import type { DeliveryTexts } from './delivery-texts.ts';
import type { EngravedMetal } from './engraving.ts';
import { LivePreview } from './live-preview.tsx';
import { PersonalizationFields } from './personalization-fields.tsx';
import { type Choice, hasVariants, maxSelectable, type Offer, variantSelected } from './product-choice.ts';
import { choiceValidation } from './product-choice-store.ts';
import { QuantityField } from './quantity-field.tsx';
import { useChoice } from './use-choice.ts';
import { VariantField } from './variant-field.tsx';

export type ProductChoiceProps = {
  offer: Offer;
  /** The variant that the address names. */
  initial: Choice['variant'];
  path: string;
  /** The page is the one for readers without scripts. */
  isFull: boolean;
  variantLabel: string;
  personalization: { key: string; name: string; metal: EngravedMetal } | null;
  /** How an engraving looks before a word is written. */
  preview: ReactNode;
  reference: string | null;
  showsStock: boolean;
  deliveryTexts: DeliveryTexts;
  pattern: PricePattern;
  messages: ChoiceMessages;
  buttonClass: string;
  /** Value added tax and shipping, with links. */
  vat: ReactNode;
  /** What it is, in a line. It stands below the price, which is what the page has first and what people look for. */
  intro: ReactNode;
  /** What can be done with the choice: the cart's button, a request. */
  children?: ReactNode;
};

/** Price and choice of a product: drawn by the server, answered by the browser without asking anybody. */
export function ProductChoice({ offer, initial, vat, intro, children, ...props }: ProductChoiceProps) {
  const root = useRef<HTMLDivElement>(null);
  const choice = useChoice(offer, initial, root);
  const isChecked = useStore(choiceValidation).product === offer.id;
  const { messages: words, pattern, personalization, reference } = props;
  const suffix = variantSelected(offer, choice)?.referenceSuffix ?? '';
  return (
    <div className={choiceClass('root')} ref={root}>
      <div aria-live="polite">
        <ChoicePrice {...{ offer, choice, pattern, messages: words, vat }} />
        <ChoiceAvailability
          {...{ offer, choice, messages: words }}
          showsStock={props.showsStock}
          deliveryTexts={props.deliveryTexts}
        />
      </div>
      {intro}
      {hasVariants(offer) && <VariantField {...{ offer, choice, showsErrors: isChecked, ...props }} />}
      {personalization && offer.fields.length > 0 && (
        <PersonalizationFields
          {...{ offer, choice, showsErrors: isChecked, pattern, messages: words }}
          name={personalization.name}
        >
          <LivePreview
            {...{ offer, choice, messages: words }}
            kind={personalization.key}
            metal={personalization.metal}
            still={props.preview}
          />
        </PersonalizationFields>
      )}
      {maxSelectable(offer, choice) > 1 && <QuantityField {...{ offer, choice, messages: words }} />}
      {children && (
        <div className={choiceClass('place')}>
          <ChoiceContext value={{ offer, choice, pattern, messages: words, vat }}>{children}</ChoiceContext>
        </div>
      )}
      {reference && (
        <p className={choiceClass('note')}>
          {words.reference} {reference + suffix}
        </p>
      )}
    </div>
  );
}

'use client';

import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { importOptional } from '../../base/import-optional.ts';
import type { PricePattern } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import { Icon } from '../../ui/icon.tsx';
import { useStore } from '../../ui/use-store-state.ts';
import { ChoiceAvailability } from './choice-availability.tsx';
import { choiceClass } from './choice-classes.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import { ChoiceContext, ChoicePrice } from './choice-price.tsx';
import type { DeliveryTexts } from './delivery-texts.ts';
import type { EngravedMetal } from './engraving.tsx';
import type { EngravingPreview } from './engraving-preview.tsx';
import { PersonalizationFields } from './personalization-fields.tsx';
import {
  type Choice,
  countSelected,
  hasVariants,
  maxSelectable,
  type Offer,
  variantSelected,
} from './product-choice.ts';
import { choiceValidation, setCount } from './product-choice-store.ts';
import { useChoice, VariantField } from './variant-field.tsx';

export type ProductChoiceProps = {
  offer: Offer;
  /** The variant in the address. */
  initial: Choice['variant'];
  path: string;
  /** Whether the page is rendered without streaming, see `ProductQuery.isFull`. */
  isFull: boolean;
  variantLabel: string;
  personalization: { key: string; name: string; metal: EngravedMetal } | null;
  /** The server's drawing of an empty engraving. */
  preview: ReactNode;
  reference: string | null;
  showsStock: boolean;
  deliveryTexts: DeliveryTexts;
  pattern: PricePattern;
  messages: ChoiceMessages;
  buttonClass: string;
  /** Note on value added tax and shipping, with links. */
  vat: ReactNode;
  /** The teaser, below the price. */
  intro: ReactNode;
  /** Actions on the choice, such as the add-to-cart button. */
  children?: ReactNode;
};

/** Price, availability and choice of a product: rendered on the server, updated in the browser without requests. */
export function ProductChoice({ offer, initial, vat, intro, children, ...props }: ProductChoiceProps) {
  const root = useRef<HTMLDivElement>(null);
  const choice = useChoice(offer, initial, root);
  const showsErrors = useStore(choiceValidation).product === offer.id;
  const { messages, pattern, personalization, reference } = props;
  const suffix = variantSelected(offer, choice)?.referenceSuffix ?? '';
  return (
    <div className={choiceClass('root')} ref={root}>
      <div aria-live="polite">
        <ChoicePrice {...{ offer, choice, pattern, messages, vat }} />
        <ChoiceAvailability
          {...{ offer, choice, messages }}
          showsStock={props.showsStock}
          deliveryTexts={props.deliveryTexts}
        />
      </div>
      {intro}
      {hasVariants(offer) && <VariantField {...{ offer, choice, showsErrors, ...props }} />}
      {personalization && offer.fields.length > 0 && (
        <PersonalizationFields {...{ offer, choice, showsErrors, pattern, messages }} name={personalization.name}>
          <LivePreview
            {...{ offer, choice, messages }}
            kind={personalization.key}
            metal={personalization.metal}
            fallback={props.preview}
          />
        </PersonalizationFields>
      )}
      {maxSelectable(offer, choice) > 1 && <QuantityField {...{ offer, choice, messages }} />}
      {children && (
        <div className={choiceClass('place')}>
          <ChoiceContext value={{ offer, choice, pattern, messages, vat }}>{children}</ChoiceContext>
        </div>
      )}
      {reference && (
        <p className={choiceClass('note')}>
          {messages.reference} {reference + suffix}
        </p>
      )}
    </div>
  );
}

type PreviewProps = ComponentProps<typeof EngravingPreview>;

/**
 * The engraving preview. Shows the server's drawing until something is typed; the code that draws on the client is
 * loaded then.
 */
function LivePreview({ fallback, ...props }: PreviewProps & { fallback: ReactNode }) {
  const [Live, setLive] = useState<ComponentType<PreviewProps>>();
  const isWritten = Object.values(props.choice.personalization).some(Boolean);
  useEffect(() => {
    if (!isWritten) return;
    // Without the preview the fields show the same text.
    void importOptional(() => Promise.all([import('./engraving-preview.tsx'), import('./engraving-fonts.ts')])).then(
      (loaded) => {
        if (!loaded) return;
        const [{ EngravingPreview }, { addEngravingFonts }] = loaded;
        addEngravingFonts();
        setLive(() => EngravingPreview);
      },
    );
  }, [isWritten]);
  return Live ? <Live {...props} /> : fallback;
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

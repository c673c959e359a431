import { createContext, type ReactNode } from 'react';
import { formatByPattern, type PricePattern } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import { choiceClass } from './choice-classes.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import { type Choice, findSelectedSku, type Offer, surcharges, variantPriceRange } from './product-choice.ts';

type Props = {
  offer: Offer;
  choice: Readonly<Choice>;
  pattern: PricePattern;
  messages: ChoiceMessages;
  /** Note on value added tax and shipping, shown beside a price only. */
  vat: ReactNode;
};

/** The price of the choice; before a variant is chosen, the price range. A reduction shows the price it refers to. */
export function ChoicePrice({ offer, choice, pattern, messages, vat }: Props) {
  const format = (cents: number) => formatByPattern(cents, pattern);
  const range = variantPriceRange(offer);
  // When all variants cost the same, the price is known before the choice.
  const isOnePrice = range !== undefined && range.lowest === range.highest;
  const sku = findSelectedSku(offer, choice) ?? (isOnePrice ? offer.variants[0] : undefined);
  const extra = surcharges(offer, choice);
  if (!sku && range) {
    return (
      <>
        <p className={choiceClass('price')} data-short={formatMessage(messages.from, { lowest: format(range.lowest) })}>
          {formatMessage(messages.fromTo, { lowest: format(range.lowest), highest: format(range.highest) })}
        </p>
        {vat}
      </>
    );
  }
  if (!sku || sku.cents === null) return <p className={choiceClass('price')}>{messages.onRequest}</p>;
  const cents = sku.cents + extra;
  // A personalized product was never sold at another price, so no reduction may be advertised.
  const reduction = extra === 0 ? sku.reduction : null;
  return (
    <>
      <p className={choiceClass('prices')}>
        <data className={choiceClass('price')} value={cents / 100}>
          {format(cents)}
        </data>
        {reduction && (
          <>
            <s className={choiceClass('former')}>{format(reduction.lowestCents)}</s>
            <span className={choiceClass('percent')}>
              {formatMessage(messages.percent, { percent: reduction.percent })}
            </span>
          </>
        )}
        {extra > 0 && <span className={choiceClass('note')}>{messages.withPersonalization}</span>}
      </p>
      {reduction && (
        <p className={choiceClass('note')}>
          {formatMessage(messages.lowest, { price: format(reduction.lowestCents) })}
        </p>
      )}
      {vat}
    </>
  );
}

/** The offer and the current choice, for the actions of the product page. */
export const ChoiceContext = createContext<{
  offer: Offer;
  choice: Readonly<Choice>;
  pattern: PricePattern;
  messages: ChoiceMessages;
  /** Note on value added tax and shipping, with links. */
  vat: ReactNode;
} | null>(null);

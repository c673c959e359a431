import type { ReactNode } from 'react';
import { formatByPattern, type PricePattern } from '../../i18n/price-pattern.ts';
import { choiceClass } from './choice-classes.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import { formatMessage } from './format-message.ts';
import { type Choice, findSelectedSku, type Offer, surcharges, variantPriceRange } from './product-choice.ts';

type Props = {
  offer: Offer;
  choice: Readonly<Choice>;
  pattern: PricePattern;
  messages: ChoiceMessages;
  /** Note on value added tax and shipping, shown beside a price only. */
  vat: ReactNode;
  /** Shows only the lowest price of a range. */
  isShort?: boolean;
};

/** The price of the choice; before a variant is chosen, the price range. A reduction shows the price it refers to. */
export function ChoicePrice({ offer, choice, pattern, messages: words, vat, isShort }: Props) {
  const format = (cents: number) => formatByPattern(cents, pattern);
  const range = variantPriceRange(offer);
  // When all variants cost the same, the price is known before the choice.
  const isOnePrice = range !== undefined && range.lowest === range.highest;
  const piece = findSelectedSku(offer, choice) ?? (isOnePrice ? offer.variants[0] : undefined);
  const extra = surcharges(offer, choice);
  if (!piece && range) {
    return (
      <>
        <p className={choiceClass('price')}>
          {formatMessage(isShort ? words.from : words.fromTo, {
            lowest: format(range.lowest),
            highest: format(range.highest),
          })}
        </p>
        {vat}
      </>
    );
  }
  if (!piece || piece.cents === null) return <p className={choiceClass('price')}>{words.onRequest}</p>;
  const cents = piece.cents + extra;
  // A personalized product was never sold at another price, so no reduction may be advertised.
  const reduction = extra === 0 ? piece.reduction : null;
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
              {formatMessage(words.percent, { percent: reduction.percent })}
            </span>
          </>
        )}
        {extra > 0 && <span className={choiceClass('note')}>{words.withPersonalization}</span>}
      </p>
      {reduction && (
        <p className={choiceClass('note')}>{formatMessage(words.lowest, { price: format(reduction.lowestCents) })}</p>
      )}
      {vat}
    </>
  );
}

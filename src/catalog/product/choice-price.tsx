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
  /** Value added tax and shipping: said of a price, and where there is none of nothing. */
  vat: ReactNode;
  /** Where there is no room for more than what it costs at least. */
  isShort?: boolean;
};

/** What the choice costs; before it, from what to what. A reduction says what it is measured by. */
export function ChoicePrice({ offer, choice, pattern, messages: words, vat, isShort }: Props) {
  const format = (cents: number) => formatByPattern(cents, pattern);
  const range = variantPriceRange(offer);
  // Where every kind costs the same, there is nothing to wait for.
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
  // What is engraved was never sold for another price: only the piece itself is reduced.
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

import { choiceClass } from './choice-classes.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import { type DeliveryTexts, toDeliveryKey } from './delivery-texts.ts';
import { formatMessage } from './format-message.ts';
import {
  availability,
  type Choice,
  countBeyondStock,
  isPersonalized,
  type Offer,
  shippingTime,
  stock,
  variantsAvailable,
} from './product-choice.ts';

type Props = {
  offer: Offer;
  choice: Readonly<Choice>;
  messages: ChoiceMessages;
  showsStock: boolean;
  deliveryTexts: DeliveryTexts;
};

/** Availability of the choice, and its delivery date or at least its lead time. */
export function ChoiceAvailability({ offer, choice, messages: words, showsStock, deliveryTexts: deliveries }: Props) {
  const hasSomething = offer.variants.length === 0 || variantsAvailable(offer).length > 0;
  const state = availability(offer, choice) ?? (hasSomething ? undefined : 'sold_out');
  if (!state) return <p className={choiceClass('state')}>{words.choose}</p>;
  const left = stock(offer, choice) ?? 0;
  const days = shippingTime(offer, choice);
  const beyond = countBeyondStock(offer, choice);
  const said = {
    in_stock: showsStock ? formatMessage(words.inStockCount, { count: left }) : words.inStock,
    on_order: words.onOrder,
    sold_out: words.soldOut,
  };
  return (
    <p className={choiceClass('state')} data-state={state}>
      {said[state]}
      {beyond > 0 && <span>{formatMessage(words.partlyOnOrder, { count: beyond })}</span>}
      {state === 'sold_out' && <span>{words.soldOutHint}</span>}
      {state !== 'sold_out' && days !== null && (
        <span>{deliveries[toDeliveryKey(days, isPersonalized(offer, choice))] ?? formatShippingTime(days, words)}</span>
      )}
    </p>
  );
}

function formatShippingTime(days: number, words: ChoiceMessages): string {
  return days <= 1 ? words.shippingTimeOne : formatMessage(words.shippingTime, { days });
}

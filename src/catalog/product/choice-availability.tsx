import { formatMessage } from '../../i18n/format-message.ts';
import { choiceClass } from './choice-classes.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import { type DeliveryTexts, toDeliveryKey } from './delivery-texts.ts';
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
export function ChoiceAvailability({ offer, choice, messages, showsStock, deliveryTexts }: Props) {
  const hasOtherVariant = variantsAvailable(offer).length > 0;
  const hasSomething = offer.variants.length === 0 || hasOtherVariant;
  const state = availability(offer, choice) ?? (hasSomething ? undefined : 'sold_out');
  if (!state) return <p className={choiceClass('state')}>{messages.choose}</p>;
  const left = stock(offer, choice) ?? 0;
  const days = shippingTime(offer, choice);
  const beyond = countBeyondStock(offer, choice);
  const texts = {
    in_stock: showsStock ? formatMessage(messages.inStockCount, { count: left }) : messages.inStock,
    on_order: messages.onOrder,
    sold_out: messages.soldOut,
  };
  return (
    <p className={choiceClass('state')} data-state={state}>
      {texts[state]}
      {beyond > 0 && <span>{formatMessage(messages.partlyOnOrder, { count: beyond })}</span>}
      {state === 'sold_out' && <span>{hasOtherVariant ? messages.soldOutVariantHint : messages.soldOutHint}</span>}
      {state !== 'sold_out' && days !== null && (
        <span>
          {deliveryTexts[toDeliveryKey(days, isPersonalized(offer, choice))] ?? formatShippingTime(days, messages)}
        </span>
      )}
    </p>
  );
}

function formatShippingTime(days: number, messages: ChoiceMessages): string {
  return days <= 1 ? messages.shippingTimeOne : formatMessage(messages.shippingTime, { days });
}

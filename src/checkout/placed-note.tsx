import { fill } from '../catalog/product/fill-words.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutPaths, OrderingWords } from './checkout-speech.ts';

type Props = {
  order: { number: string; token: string };
  paths: Pick<CheckoutPaths, 'orderRoot'>;
  words: OrderingWords;
};

/** The order stands: for who comes back to the checkout, or has it open in another tab, and may take it for lost. */
export function PlacedNote({ order: { number, token }, paths, words }: Props) {
  return (
    <CheckoutMessage title={fill(words.placedTitle, { number })}>
      <p>{words.placedText}</p>
      <a href={`${paths.orderRoot}/${token}`}>{words.toOrder}</a>
    </CheckoutMessage>
  );
}

import { type ComponentProps, useId } from 'react';
import { fill } from '../catalog/product/fill-words.ts';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutWords } from './checkout-speech.ts';
import type { TownAdvice } from './town-advice.ts';

type Props = ComponentProps<typeof CheckoutField> & { advice: TownAdvice; words: CheckoutWords };

/** As many as a sentence can hold; the list has them all. */
const mostNamed = 4;

/** The town of an address, with those of its postcode to choose from: the browser's own list, which keyboards know. */
export function TownField({ advice, words, ...control }: Props) {
  const list = useId();
  const { towns, kind, postcode, country } = advice;
  const named = towns.slice(0, mostNamed).join(', ') + (towns.length > mostNamed ? ' …' : '');
  return (
    <div>
      <CheckoutField
        {...control}
        {...(country === 'DE' && kind !== 'none' && { hint: words.towns.source })}
        list={towns.length > 0 ? list : undefined}
        note={kind === 'none' ? '' : fill(words.towns[kind], { postcode, towns: named })}
      />
      {towns.length > 0 && (
        <datalist id={list}>
          {towns.map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
      )}
    </div>
  );
}

import { type ComponentProps, useId } from 'react';
import { formatMessage } from '../i18n/format-message.ts';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutMessages } from './checkout-messages.ts';
import type { TownSuggestion } from './town-suggestion.ts';

type Props = ComponentProps<typeof CheckoutField> & { suggestion: TownSuggestion; messages: CheckoutMessages };

/** How many towns the note names; the datalist has them all. */
const maxNamed = 4;

/** The town field with a datalist of the towns of its postcode. */
export function TownField({ suggestion, messages, ...control }: Props) {
  const list = useId();
  const { towns, kind, postcode, country } = suggestion;
  const named = towns.slice(0, maxNamed).join(', ') + (towns.length > maxNamed ? ' …' : '');
  return (
    <div>
      <CheckoutField
        {...control}
        {...(country === 'DE' && kind !== 'none' && { hint: messages.towns.source })}
        list={towns.length > 0 ? list : undefined}
        note={kind === 'none' ? '' : formatMessage(messages.towns[kind], { postcode, towns: named })}
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

import { useState } from 'react';
import { importOptional } from '../base/import-optional.ts';
import { hasTownLists } from '../orders/places.ts';
import type { AddressName } from './checkout-store.ts';
import type { TownSuggestion } from './town-suggestion.ts';

const none: TownSuggestion = { towns: [], kind: 'none', postcode: '', country: '' };

/** Towns of a postcode once somebody has typed it; until then nothing of it is loaded. */
export function useTownSuggestion(name: AddressName, country: string) {
  const [advice, setAdvice] = useState(none);
  const ask = (canFill: boolean) => {
    if (!hasTownLists(country)) return;
    void importOptional(() => import('./town-suggestion.ts')).then((loaded) =>
      loaded?.suggestTowns(name, canFill, setAdvice),
    );
  };
  // Another country has other towns.
  return { advice: advice.country === country ? advice : none, ask };
}

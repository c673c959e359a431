import { useState } from 'react';
import { importQuietly } from '../base/import-quietly.ts';
import { hasPlaces } from '../orders/places.ts';
import type { AddressName } from './checkout-store.ts';
import type { TownAdvice } from './town-advice.ts';

const none: TownAdvice = { towns: [], kind: 'none', postcode: '', country: '' };

/** Towns of a postcode once somebody has typed it; until then nothing of it is loaded. */
export function useTownAdvice(name: AddressName, country: string) {
  const [advice, setAdvice] = useState(none);
  const ask = (canFill: boolean) => {
    if (!hasPlaces(country)) return;
    void importQuietly(() => import('./town-advice.ts')).then((loaded) => loaded?.adviseTown(name, canFill, setAdvice));
  };
  // Another country has other towns.
  return { advice: advice.country === country ? advice : none, ask };
}

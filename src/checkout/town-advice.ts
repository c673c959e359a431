import 'client-only';
import { hasPlaces, type Places, toPlacesPath } from '../orders/places.ts';
import { findPostcodeFault, tidyPostcode } from '../orders/postcode.ts';
import { emptyAddress } from './address.ts';
import { toControlId } from './checkout-field.tsx';
import { type AddressName, changeAddress, checkout, toAddressKey } from './checkout-store.ts';
import { isTownOf } from './is-town-of.ts';

/** What the towns of a postcode say of the town in the form. */
export type TownAdvice = {
  /** To choose among. */
  towns: readonly string[];
  kind: 'none' | 'filled' | 'choose' | 'doubt';
  postcode: string;
  country: string;
};

type Tell = (advice: TownAdvice) => void;

/** Milliseconds in which somebody goes on typing. */
const pauseMs = 250;
const patienceMs = 4_000;

/** By their addresses; what did not come is asked for again. */
const lists = new Map<string, Promise<Places | undefined>>();

/** What we have written into an address and nobody has changed: it goes with the postcode that it came from. */
const written = new Map<AddressName, string>();

const timers = new Map<AddressName, ReturnType<typeof setTimeout>>();

/**
 * Says which towns belong to the postcode of an address. One alone is written into a field that is empty; what somebody has
 * typed there stays.
 *
 * @param canFill false while somebody is at the town itself
 */
export function adviseTown(name: AddressName, canFill: boolean, tell: Tell): void {
  clearTimeout(timers.get(name));
  timers.set(
    name,
    setTimeout(() => void advise(name, canFill, tell), canFill ? pauseMs : 0),
  );
}

async function advise(name: AddressName, canFill: boolean, tell: Tell): Promise<void> {
  const asked = read(name);
  const towns = await findTowns(asked.postcode, asked.country);
  const { city, ...now } = read(name);
  // Another postcode asks for itself.
  if (now.postcode !== asked.postcode || now.country !== asked.country) return;
  const isOpen = city === '' || city === written.get(name);
  const [only] = towns;
  if (canFill && isOpen && only !== undefined && towns.length === 1 && isWhole(now.country)) {
    write(name, only);
    return tell({ ...now, towns, kind: 'filled' });
  }
  tell({ ...now, towns, kind: judge(city, towns, now.country) });
}

function judge(city: string, towns: readonly string[], country: string): TownAdvice['kind'] {
  if (towns.length === 0) return 'none';
  if (city === '') return 'choose';
  return isTownOf(city, towns) || !isWhole(country) ? 'none' : 'doubt';
}

/** Of a Swiss postcode the list knows one town of several. */
const isWhole = (country: string) => country !== 'CH';

function read(name: AddressName) {
  const { zip_code, city, country } = checkout[toAddressKey(name)] ?? emptyAddress;
  return { postcode: tidyPostcode(zip_code, country), city: city.trim(), country };
}

function write(name: AddressName, town: string): void {
  written.set(name, town);
  changeAddress(name, 'city', town);
  const control = document.getElementById(toControlId(`${name}.city`));
  if (!(control instanceof HTMLInputElement)) return;
  control.value = town;
  // Whoever has begun to type there replaces it.
  if (control === document.activeElement) control.select();
}

async function findTowns(postcode: string, country: string): Promise<readonly string[]> {
  if (!hasPlaces(country) || findPostcodeFault(postcode, country)) return [];
  const path = toPlacesPath(country, postcode.slice(0, 2));
  const list = lists.get(path) ?? load(path);
  lists.set(path, list);
  const places = await list;
  if (!places) lists.delete(path);
  return places?.[postcode] ?? [];
}

async function load(path: string): Promise<Places | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(patienceMs) });
    // Our own address, whose answers are of this form alone.
    return response.ok ? ((await response.json()) as Places) : undefined;
  } catch {
    return undefined;
  }
}

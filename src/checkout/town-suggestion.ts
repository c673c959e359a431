import 'client-only';
import { hasTownLists, type TownsByPostcode, toPlacesPath } from '../orders/places.ts';
import { findPostcodeError, normalizePostcode } from '../orders/postcode.ts';
import { emptyAddress } from './address.ts';
import { toControlId } from './checkout-field.tsx';
import { type AddressName, checkout, toAddressKey, updateAddress } from './checkout-store.ts';

/** Many towns begin with them, so they tell none apart. */
const ignoredWords = new Set(['am', 'an', 'der', 'im', 'in', 'bad', 'gross', 'klein', 'neu', 'alt', 'st']);

/** What the towns of a postcode say of the town in the form. */
export type TownSuggestion = {
  /** To choose among. */
  towns: readonly string[];
  kind: 'none' | 'filled' | 'choose' | 'doubt';
  postcode: string;
  country: string;
};

type OnSuggestion = (suggestion: TownSuggestion) => void;

/** Milliseconds in which somebody goes on typing. */
const debounceMs = 250;
const timeoutMs = 4_000;

/** By their addresses; what did not come is asked for again. */
const placesCache = new Map<string, Promise<TownsByPostcode | undefined>>();

/** What we have written into an address and nobody has changed: it goes with the postcode that it came from. */
const filledTowns = new Map<AddressName, string>();

const timers = new Map<AddressName, ReturnType<typeof setTimeout>>();

/**
 * Says which towns belong to the postcode of an address. One alone is written into a field that is empty; what somebody has
 * typed there stays.
 *
 * @param canFill false while somebody is at the town itself
 */
export function suggestTowns(name: AddressName, canFill: boolean, onSuggestion: OnSuggestion): void {
  clearTimeout(timers.get(name));
  timers.set(
    name,
    setTimeout(() => void updateSuggestion(name, canFill, onSuggestion), canFill ? debounceMs : 0),
  );
}

async function updateSuggestion(name: AddressName, canFill: boolean, onSuggestion: OnSuggestion): Promise<void> {
  const requested = readAddress(name);
  const towns = await findTowns(requested.postcode, requested.country);
  const { city, ...now } = readAddress(name);
  // Another postcode asks for itself.
  if (now.postcode !== requested.postcode || now.country !== requested.country) return;
  const isOpen = city === '' || city === filledTowns.get(name);
  const [only] = towns;
  if (canFill && isOpen && only !== undefined && towns.length === 1 && hasCompleteList(now.country)) {
    fillTown(name, only);
    return onSuggestion({ ...now, towns, kind: 'filled' });
  }
  onSuggestion({ ...now, towns, kind: getSuggestionKind(city, towns, now.country) });
}

function getSuggestionKind(city: string, towns: readonly string[], country: string): TownSuggestion['kind'] {
  if (towns.length === 0) return 'none';
  if (city === '') return 'choose';
  return isTownOf(city, towns) || !hasCompleteList(country) ? 'none' : 'doubt';
}

/** Of a Swiss postcode the list knows one town of several. */
const hasCompleteList = (country: string) => country !== 'CH';

function readAddress(name: AddressName) {
  const { zip_code, city, country } = checkout[toAddressKey(name)] ?? emptyAddress;
  return { postcode: normalizePostcode(zip_code, country), city: city.trim(), country };
}

function fillTown(name: AddressName, town: string): void {
  filledTowns.set(name, town);
  updateAddress(name, 'city', town);
  const control = document.getElementById(toControlId(`${name}.city`));
  if (!(control instanceof HTMLInputElement)) return;
  control.value = town;
  // Whoever has begun to type there replaces it.
  if (control === document.activeElement) control.select();
}

async function findTowns(postcode: string, country: string): Promise<readonly string[]> {
  if (!hasTownLists(country) || findPostcodeError(postcode, country)) return [];
  const path = toPlacesPath(country, postcode.slice(0, 2));
  const list = placesCache.get(path) ?? load(path);
  placesCache.set(path, list);
  const places = await list;
  if (!places) placesCache.delete(path);
  return places?.[postcode] ?? [];
}

async function load(path: string): Promise<TownsByPostcode | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
    // Our own address, whose answers are of this form alone.
    return response.ok ? ((await response.json()) as TownsByPostcode) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether somebody has written one of these towns, in short or with a part of it: "Frankfurt", "Berlin-Mitte". */
export function isTownOf(city: string, towns: readonly string[]): boolean {
  const enteredWords = toWords(city);
  return towns.some((town) => {
    const [first] = toWords(town);
    return (
      (first !== undefined && enteredWords.includes(first)) ||
      toWords(town).join(' ').startsWith(enteredWords.join(' '))
    );
  });
}

function toWords(town: string): string[] {
  const plain = town
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  const words = plain
    .replace(/\b(?:st|sankt|saint)\b\.?/g, 'st')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.filter((word) => !ignoredWords.has(word));
}

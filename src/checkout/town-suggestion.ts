import 'client-only';
import * as v from 'valibot';
import { findPostcodeError, normalizePostcode } from '../orders/address-form.ts';
import { hasTownLists, type TownsByPostcode, toPlacesPath } from '../orders/places.ts';
import { emptyAddress } from './address.ts';
import { toControlId } from './checkout-field.tsx';
import { type AddressName, checkout, toAddressKey, updateAddress } from './checkout-store.ts';

/** Words that many town names begin with and that do not distinguish them. */
const ignoredWords = new Set(['am', 'an', 'der', 'im', 'in', 'bad', 'gross', 'klein', 'neu', 'alt', 'st']);

/** The towns of a postcode, compared with the town in the form. */
export type TownSuggestion = {
  /** The options of the town field. */
  towns: readonly string[];
  kind: 'none' | 'filled' | 'choose' | 'doubt';
  postcode: string;
  country: string;
};

type OnSuggestion = (suggestion: TownSuggestion) => void;

/** While the postcode is being typed. */
const debounceMs = 250;
const timeoutMs = 4_000;

/** By path; a failed request is repeated by the next call. */
const placesCache = new Map<string, Promise<TownsByPostcode | undefined>>();

/** Towns that were filled in and not changed since: they may be replaced when the postcode changes. */
const filledTowns = new Map<AddressName, string>();

const timers = new Map<AddressName, ReturnType<typeof setTimeout>>();

/**
 * Looks up the towns of an address's postcode. A single one is filled into an empty field; an entered town stays.
 *
 * @param canFill false while the town field itself is being edited
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
  // A changed postcode has its own request.
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

/** The Swiss list has one of several towns for some postcodes. */
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
  // Selected, so that further typing replaces it.
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

const townsSchema = v.record(v.string(), v.array(v.string()));

async function load(path: string): Promise<TownsByPostcode | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? v.parse(townsSchema, await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the entered town is one of these, also abbreviated or with a district: "Frankfurt", "Berlin-Mitte". */
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

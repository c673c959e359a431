import type { Language } from '../i18n/languages.ts';
import { isContentService } from './consent.ts';

/** One purpose, as visitors are asked for it. */
export type ConsentEntry = {
  function_id: string;
  display_name: string;
  description: string;
  /** Where more is said of it, on another site. */
  link: string | null;
  /** Only for what needs no consent: nobody is asked with a box that is ticked already. */
  default_on: boolean;
  locked: boolean;
  /** Raised by staff who want to ask everybody again. */
  revision: number;
  /** Where it is not that of the page. */
  language?: Language;
};

/** What this site asks for by itself. */
export type OwnEntries = Record<'functional' | 'matomo', Pick<ConsentEntry, 'display_name' | 'description'>>;

/** Ids are parts of storage keys and of lists with spaces between. */
const isUsable = ({ function_id }: ConsentEntry) => /^[\w.-]{1,64}$/.test(function_id);

/**
 * All purposes in the order in which they are shown: what is needed, what editors entered, statistics. An editor's entry
 * of the same id says it in other words. Without a tracker nobody is asked about one.
 */
export function composeEntries(
  fromEditors: readonly ConsentEntry[],
  own: OwnEntries,
  hasTracker: boolean,
): ConsentEntry[] {
  const known = fromEditors.filter((entry) => isUsable(entry) && (hasTracker || entry.function_id !== 'matomo'));
  const isNamed = (id: string) => known.some(({ function_id }) => function_id === id);
  const functional = { ...toOwn('functional', own.functional), default_on: true, locked: true };
  const entries = [
    ...(isNamed('functional') ? [] : [functional]),
    ...known,
    ...(isNamed('matomo') || !hasTracker ? [] : [toOwn('matomo', own.matomo)]),
  ].map(toLawful);
  return entries.filter(({ function_id }, at) => entries.findIndex((one) => one.function_id === function_id) === at);
}

/** What the desk on every page compares with the answers that a browser has kept: `functional:1 map:1`. */
export function formatAsks(entries: readonly ConsentEntry[]): string {
  return entries
    .filter(({ function_id, locked }) => !locked || function_id === 'functional')
    .map(({ function_id, revision }) => `${function_id}:${revision}`)
    .join(' ');
}

function toOwn(function_id: string, words: OwnEntries['functional']): ConsentEntry {
  return { function_id, ...words, link: null, default_on: false, locked: false, revision: 1 };
}

/** The site does not work without what is functional, and does without everything that nobody has agreed to (§ 25 TDDDG). */
function toLawful(entry: ConsentEntry): ConsentEntry {
  const isFunctional = entry.function_id === 'functional';
  // Whatever staff tick: nobody but the visitor agrees to be counted, or to what other houses are told.
  const isAsked = entry.function_id === 'matomo' || isContentService(entry.function_id);
  const locked = isFunctional || (entry.locked && !isAsked);
  return { ...entry, locked, default_on: isFunctional || (locked && entry.default_on) };
}

import type { Language } from '../i18n/languages.ts';

/** Purposes that stand for what another house shows here: a gate of the same name opens for them. Each has one host. */
export type ContentService = 'map' | 'booking' | 'youtube' | 'vimeo' | 'clock';

const contentServices: ReadonlySet<string> = new Set<ContentService>(['map', 'booking', 'youtube', 'vimeo', 'clock']);

export function isContentService(functionId: string): functionId is ContentService {
  return contentServices.has(functionId);
}
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
  /** Whom a browser asks once it is agreed to: the consent is for this host and for no other. */
  host?: string;
};

/** What this site asks for in its own words, where editors have none. */
export type OwnEntries = Record<
  'functional' | 'matomo' | 'youtube' | 'vimeo',
  Pick<ConsentEntry, 'display_name' | 'description'>
>;

/** Where what a purpose stands for comes from; what is missing is not shown here, and nobody is asked for it. */
export type ConsentHosts = Partial<Record<ContentService | 'matomo', string>>;

/** Ids are parts of storage keys and of lists with spaces between. */
const isUsable = ({ function_id }: ConsentEntry) => /^[\w.-]{1,64}$/.test(function_id);

/**
 * All purposes in the order in which they are shown: what is needed, what editors entered, statistics. An editor's entry
 * of the same id says it in other words. Nobody is asked about what would be loaded from nowhere.
 */
export function composeEntries(
  fromEditors: readonly ConsentEntry[],
  own: OwnEntries,
  hosts: ConsentHosts,
): ConsentEntry[] {
  const known = fromEditors
    .filter(isUsable)
    .flatMap((entry) => (entry.function_id === 'video' ? splitFilms(entry, own) : [entry]))
    .flatMap((entry) => {
      const { function_id: id } = entry;
      if (id !== 'matomo' && !isContentService(id)) return [entry];
      const host = hosts[id];
      return host === undefined ? [] : [{ ...entry, host }];
    });
  const isNamed = (id: string) => known.some(({ function_id }) => function_id === id);
  const functional = { ...toOwn('functional', own.functional), default_on: true, locked: true };
  const entries = [
    ...(isNamed('functional') ? [] : [functional]),
    ...known,
    ...(isNamed('matomo') || !hosts.matomo ? [] : [{ ...toOwn('matomo', own.matomo), host: hosts.matomo }]),
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

/** An entry for films from anywhere names nobody: who agrees to it does so to each provider, in words of our own. */
function splitFilms({ default_on, locked, revision }: ConsentEntry, own: OwnEntries): ConsentEntry[] {
  return (['youtube', 'vimeo'] as const).map((id) => ({ ...toOwn(id, own[id]), default_on, locked, revision }));
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

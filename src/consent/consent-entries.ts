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
export type DefaultEntries = Record<
  'functional' | 'matomo' | 'youtube' | 'vimeo',
  Pick<ConsentEntry, 'display_name' | 'description'>
>;

/** Where what a purpose stands for comes from; what is missing is not shown here, and nobody is asked for it. */
export type ConsentHosts = Partial<Record<ContentService | 'matomo', string>>;

/** Ids are parts of storage keys and of lists with spaces between. */
const hasValidId = ({ function_id }: ConsentEntry) => /^[\w.-]{1,64}$/.test(function_id);

/**
 * All purposes in the order in which they are shown: what is needed, what editors entered, statistics. An editor's entry
 * of the same id says it in other words. Nobody is asked about what would be loaded from nowhere.
 */
export function composeEntries(
  fromEditors: readonly ConsentEntry[],
  defaults: DefaultEntries,
  hosts: ConsentHosts,
): ConsentEntry[] {
  const known = fromEditors
    .filter(hasValidId)
    .flatMap((entry) => (entry.function_id === 'video' ? splitVideoEntry(entry, defaults) : [entry]))
    .flatMap((entry) => {
      const { function_id: id } = entry;
      if (id !== 'matomo' && !isContentService(id)) return [entry];
      const host = hosts[id];
      return host === undefined ? [] : [{ ...entry, host }];
    });
  const isNamed = (id: string) => known.some(({ function_id }) => function_id === id);
  const functional = { ...toDefaultEntry('functional', defaults.functional), default_on: true, locked: true };
  const entries = [
    ...(isNamed('functional') ? [] : [functional]),
    ...known,
    ...(isNamed('matomo') || !hosts.matomo
      ? []
      : [{ ...toDefaultEntry('matomo', defaults.matomo), host: hosts.matomo }]),
  ].map(enforceConsentLaw);
  return entries.filter(({ function_id }, at) => entries.findIndex((one) => one.function_id === function_id) === at);
}

/** What the desk on every page compares with the answers that a browser has kept: `functional:1 map:1`. */
export function formatQuestions(entries: readonly ConsentEntry[]): string {
  return entries
    .filter(({ function_id, locked }) => !locked || function_id === 'functional')
    .map(({ function_id, revision }) => `${function_id}:${revision}`)
    .join(' ');
}

/** An entry for films from anywhere names nobody: who agrees to it does so to each provider, in words of our own. */
function splitVideoEntry({ default_on, locked, revision }: ConsentEntry, defaults: DefaultEntries): ConsentEntry[] {
  return (['youtube', 'vimeo'] as const).map((id) => ({
    ...toDefaultEntry(id, defaults[id]),
    default_on,
    locked,
    revision,
  }));
}

function toDefaultEntry(function_id: string, messages: DefaultEntries['functional']): ConsentEntry {
  return { function_id, ...messages, link: null, default_on: false, locked: false, revision: 1 };
}

/** The site does not work without what is functional, and does without everything that nobody has agreed to (§ 25 TDDDG). */
function enforceConsentLaw(entry: ConsentEntry): ConsentEntry {
  const isFunctional = entry.function_id === 'functional';
  // Whatever staff tick: nobody but the visitor agrees to be counted, or to what other houses are told.
  const isAsked = entry.function_id === 'matomo' || isContentService(entry.function_id);
  const locked = isFunctional || (entry.locked && !isAsked);
  return { ...entry, locked, default_on: isFunctional || (locked && entry.default_on) };
}

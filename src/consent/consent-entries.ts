import type { Language } from '../i18n/languages.ts';
import type { ConsentAnswer } from './stored-consents.ts';

/** Purposes for third-party content, each with a content gate of the same name and one host. */
export type ContentService = 'map' | 'booking' | 'youtube' | 'vimeo' | 'clock';

const contentServices: ReadonlySet<string> = new Set<ContentService>(['map', 'booking', 'youtube', 'vimeo', 'clock']);

export function isContentService(functionId: string): functionId is ContentService {
  return contentServices.has(functionId);
}

/** A purpose that visitors are asked to consent to. */
export type ConsentEntry = {
  function_id: string;
  display_name: string;
  description: string;
  /** A link to more information, on another site. */
  link: string | null;
  /** Only for purposes that need no consent: a preselected box is no consent. */
  default_on: boolean;
  locked: boolean;
  /** Incremented by staff to ask everybody again. */
  revision: number;
  /** Where it differs from the page's. */
  language?: Language;
  /** The third-party host that is contacted; the consent is for this host only. */
  host?: string;
};

/** Texts of the site's own purposes, which editors may override. */
export type DefaultEntries = Record<
  'functional' | 'matomo' | 'youtube' | 'vimeo',
  Pick<ConsentEntry, 'display_name' | 'description'>
>;

/** The host of each purpose. Purposes without one are not used on this site, and nobody is asked for them. */
export type ConsentHosts = Partial<Record<ContentService | 'matomo', string>>;

/** Ids are part of storage keys and of lists that are separated by spaces. */
const hasValidId = ({ function_id }: ConsentEntry) => /^[\w.-]{1,64}$/.test(function_id);

/**
 * All purposes in display order: the necessary ones, those of editors, analytics. An editor's entry overrides the
 * site's own of the same id. Purposes without a host are left out.
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
  return entries.filter(
    ({ function_id }, index) => entries.findIndex((one) => one.function_id === function_id) === index,
  );
}

/**
 * Ids and revisions of the questions, `functional:1 map:1`, which every page compares with the stored answers.
 */
export function formatQuestions(entries: readonly ConsentEntry[]): string {
  return entries
    .filter(({ function_id, locked }) => !locked || function_id === 'functional')
    .map(({ function_id, revision }) => `${function_id}:${revision}`)
    .join(' ');
}

/** Splits a general entry for videos into one for each provider, since a consent must name its recipient. */
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

/** Only the necessary purpose may be on without consent (§ 25 TDDDG). */
function enforceConsentLaw(entry: ConsentEntry): ConsentEntry {
  const isFunctional = entry.function_id === 'functional';
  // Whatever staff enter: analytics and third-party content always need the visitor's consent.
  const isAsked = entry.function_id === 'matomo' || isContentService(entry.function_id);
  const locked = isFunctional || (entry.locked && !isAsked);
  return { ...entry, locked, default_on: isFunctional || (locked && entry.default_on) };
}

export type ConsentChoice = ConsentEntry & { consentGiven: boolean };

/** The initial choices: the visitor's own answers, and nothing else that is not locked. */
export function toChoices(
  entries: readonly ConsentEntry[],
  answers: readonly ConsentAnswer[],
  isAllowed: (service: string, host: string) => boolean,
): ConsentChoice[] {
  return entries.map((entry) => {
    const { function_id, locked, host } = entry;
    const isRevised = answers.some((answer) => answer.function_id === function_id && !isSameQuestion(entry)(answer));
    const isGiven = isContentService(function_id)
      ? host !== undefined && isAllowed(function_id, host) && !isRevised
      : answers.some((answer) => isSameQuestion(entry)(answer) && answer.consentGiven);
    return { ...entry, consentGiven: locked ? entry.default_on : isGiven };
  });
}

/** Whether the banner was answered before: its answers always include `functional`. */
function hasChosen(answers: readonly ConsentAnswer[]): boolean {
  return answers.some(({ function_id }) => function_id === 'functional');
}

/** The unanswered purposes; all of them for visitors who have never answered. Locked ones are not asked. */
export function findUnanswered<Entry extends ConsentEntry>(
  entries: readonly Entry[],
  answers: readonly ConsentAnswer[],
): Entry[] {
  if (answers.length === 0) return [...entries];
  return entries.filter((entry) => !entry.locked && !answers.some(isSameQuestion(entry)));
}

/**
 * The purposes that the banner asks: all of them when the visitor has opened it or was never asked, otherwise the
 * unanswered ones.
 */
export function selectQuestions(
  entries: readonly ConsentEntry[],
  answers: readonly ConsentAnswer[],
  isRequested: boolean,
): { asked: readonly ConsentEntry[]; unanswered: readonly ConsentEntry[]; isAgain: boolean } {
  const unanswered = findUnanswered(entries, answers);
  const isAgain = hasChosen(answers);
  const isPartial = !isRequested && (isAgain || unanswered.length === 0);
  return { asked: isPartial ? unanswered : entries, unanswered, isAgain };
}

/** The answers to store, with the revision of their question. */
export function toAnswers(choices: readonly ConsentChoice[]): ConsentAnswer[] {
  return choices.map(({ function_id, consentGiven, locked, revision }) => ({
    function_id,
    consentGiven,
    locked,
    revision,
  }));
}

/** Whether an answer belongs to the purpose in its current revision. */
const isSameQuestion =
  ({ function_id, revision }: ConsentEntry) =>
  (answer: ConsentAnswer): boolean =>
    answer.function_id === function_id && answer.revision === revision;

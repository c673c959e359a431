import type { ConsentEntry } from './consent-entries.ts';
import type { Markup } from './create-element.ts';
import type { TrackerSettings } from './tracker/tracker-settings.ts';

export type ConsentMessages = {
  title: string;
  text: string;
  againTitle: string;
  againText: string;
  policy: string;
  purposes: string;
  required: string;
  more: string;
  /** `Geladen wird von {host}.` */
  from: string;
  newTab: string;
  allowAll: string;
  refuseAll: string;
  allowSelected: string;
  close: string;
};

/** Texts and purposes of the banner: a JSON file of its own, so that pages do not contain it. */
export type ConsentFile = {
  /** What a visitor sees who has answered nothing, before a touch. */
  banner: Markup;
  entries: ConsentEntry[];
  words: ConsentMessages;
  /** The path of the privacy policy. */
  policyHref: string;
  matomo: TrackerSettings | null;
};

export function getConsentFilePath(language: string): string {
  return `/consents-${language}.json`;
}

const cached = new Map<string, Promise<ConsentFile>>();

/** Loads the consent file of the language that is shown, once; again after a failure. */
export function loadConsentFile(): Promise<ConsentFile> {
  const { lang } = document.documentElement;
  const file = cached.get(lang) ?? fetchFile(lang);
  cached.set(lang, file);
  file.catch(() => cached.delete(lang));
  return file;
}

/** @throws when there is no such file, or it is malformed */
async function fetchFile(language: string): Promise<ConsentFile> {
  const response = await fetch(getConsentFilePath(language), { cache: 'no-cache' });
  const file = response.ok ? parseConsentFile(await response.json()) : undefined;
  if (!file) throw new Error(`Consents answered ${response.status}.`);
  return file;
}

/** A file of another release may have another form. */
export function parseConsentFile(value: unknown): ConsentFile | undefined {
  if (typeof value !== 'object' || value === null || !('entries' in value)) return undefined;
  const isWhole =
    ['banner', 'words', 'policyHref', 'matomo'].every((name) => name in value) && Array.isArray(value.entries);
  return isWhole ? (value as ConsentFile) : undefined;
}

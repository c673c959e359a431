import type { ConsentEntry } from './consent-entries.ts';
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
  entries: ConsentEntry[];
  words: ConsentMessages;
  /** The path of the privacy policy. */
  policyHref: string;
  matomo: TrackerSettings | null;
};

export function getConsentFilePath(language: string): string {
  return `/consents-${language}.json`;
}

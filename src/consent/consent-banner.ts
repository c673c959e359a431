import { createElement, type ReactNode } from 'react';
import { type ConsentEntry, formatQuestions } from './consent-entries.ts';

/** The custom element of the consent banner, with the questions that every visitor answers: see `watchConsents`. */
export function ConsentBanner({ entries }: { entries: readonly ConsentEntry[] }): ReactNode {
  // React leaves the content of an element alone whose child is a string.
  return createElement('consent-banner', { questions: formatQuestions(entries), suppressHydrationWarning: true }, '');
}

import { type Banner, openBanner } from './banner-view.ts';
import { type ConsentEntry, selectQuestions, toAnswers, toChoices } from './consent-entries.ts';
import { loadConsentFile } from './consent-file.ts';
import { removeAnswers, writeAnswers } from './consent-storage.ts';
import { readAnswers } from './stored-consents.ts';

type Options = {
  /** The element that holds the banner. */
  place: HTMLElement;
  /** Aborts when the place leaves the document. */
  signal: AbortSignal;
  /** The visitor has opened the banner. */
  request?: { opener: HTMLElement | null } | undefined;
};

/** The open banner. */
let current: Banner | undefined;

/**
 * Shows the banner with the unanswered purposes, or with all of them where the visitor has opened it.
 *
 * @throws when the consent file does not load; then the caller opens the policy's page
 */
export async function showBanner({ place, signal, request }: Options): Promise<void> {
  const file = await loadConsentFile();
  if (signal.aborted) return;
  const { asked, unanswered, isAgain } = selectQuestions(file.entries, readAnswers(), request !== undefined);
  if (asked.length === 0) return saveLockedAnswers(file.entries);
  removeAnswers(unanswered);
  // A banner that is open is not replaced by an automatic one.
  if (current && !request) return;
  if (!current || current.asked.length < asked.length) {
    current?.remove();
    const banner = openBanner({
      ...{ file, asked, isAgain, place },
      onRemove: () => {
        if (current === banner) current = undefined;
      },
    });
    current = banner;
    signal.addEventListener('abort', banner.remove);
  }
  if (request) current.focus(request.opener);
}

/** Purposes that need no consent are stored without asking. */
function saveLockedAnswers(entries: readonly ConsentEntry[]): void {
  const locked = entries.filter((entry) => entry.locked);
  writeAnswers(toAnswers(toChoices(locked, [], () => false)));
}

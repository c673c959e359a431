import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { ConsentBanner } from './consent-banner.tsx';
import { type ConsentEntry, findUnanswered, hasChosen, toAnswers, toChoices } from './consent-entries.ts';
import { loadConsentFile } from './consent-file.ts';
import { removeAnswers, writeAnswers } from './consent-storage.ts';
import { readAnswers } from './stored-consents.ts';

/**
 * Shows the banner with the unanswered purposes, or with all of them where the visitor has opened it.
 *
 * @throws when the consent file does not load; then the caller opens the policy's page
 */
export async function showBanner(show: Dispatch<SetStateAction<ReactNode>>, event: Event | undefined): Promise<void> {
  const file = await loadConsentFile();
  const answers = readAnswers();
  const unanswered = findUnanswered(file.entries, answers);
  if (!event && unanswered.length === 0) return saveLockedAnswers(file.entries);
  removeAnswers(unanswered);
  const isAgain = hasChosen(answers);
  const target = event?.target;
  const opener = target instanceof HTMLElement ? target : null;
  const banner = (
    <ConsentBanner
      file={file}
      entries={isAgain && !event ? unanswered : file.entries}
      isAgain={isAgain}
      request={event && { opener }}
      onClose={() => {
        const heldFocus = document.activeElement?.closest('.consents__root');
        show(null);
        if (opener) opener.focus();
        // After the banner was removed, which moves the focus to the body.
        else if (heldFocus) queueMicrotask(() => document.querySelector('main')?.focus({ preventScroll: true }));
      }}
    />
  );
  // A banner that the visitor has opened is not replaced by an automatic one.
  show((now) => (now && !event ? now : banner));
}

/** Purposes that need no consent are stored without asking. */
function saveLockedAnswers(entries: readonly ConsentEntry[]): void {
  const locked = entries.filter((entry) => entry.locked);
  writeAnswers(toAnswers(toChoices(locked, [], () => false)));
}

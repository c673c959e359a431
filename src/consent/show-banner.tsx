import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { findUnanswered, hasChosen, toAnswers, toChoices } from './consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import type { ConsentEntry } from './consent-entries.ts';
import { removeAnswers, writeAnswers } from './consent-signal.ts';
import { loadConsentFile } from './load-consent-file.ts';
import { readAnswers } from './stored-consents.ts';

/**
 * Asks for what is open, or, where somebody pressed for it, for everything.
 *
 * @throws when its words cannot be had: then the page of the policy has to do
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
        // Once the card is gone, which moves what has the focus out from under itself.
        else if (heldFocus) queueMicrotask(() => document.querySelector('main')?.focus({ preventScroll: true }));
      }}
    />
  );
  // One that somebody has called for is not taken away by what was asked besides.
  show((now) => (now && !event ? now : banner));
}

/** What needs no consent is not asked for, whatever staff say about it. */
function saveLockedAnswers(entries: readonly ConsentEntry[]): void {
  const locked = entries.filter((entry) => entry.locked);
  writeAnswers(toAnswers(toChoices(locked, [], () => false)));
}

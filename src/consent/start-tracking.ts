import { readConsent } from './consent-signal.ts';
import { loadConsentFile } from './load-consent-file.ts';
import { onConsentChange } from './stored-consents.ts';
import { startTracker, stopTracker } from './tracker/tracker.ts';

let isStarted = false;

/** Runs the tracker for as long as there is a consent. */
export async function startTracking(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  onConsentChange(() => {
    if (readConsent('matomo')) void start();
    else stopTracker();
  });
  await start();
}

async function start(): Promise<void> {
  const { matomo } = await loadConsentFile().catch(() => ({ matomo: null }));
  // The consent may have been withdrawn while the settings were loading.
  if (matomo && readConsent('matomo')) startTracker(matomo);
}

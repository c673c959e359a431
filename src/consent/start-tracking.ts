import { onConsentChange, readConsent } from './consent-signal.ts';
import { loadConsentFile } from './load-consent-file.ts';
import { startTracker, stopTracker } from './tracker/tracker.ts';

let isStarted = false;

/** Counts for as long as the visitor agrees, and not a moment longer. */
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
  // It may have been taken back while the address was on its way.
  if (matomo && readConsent('matomo')) startTracker(matomo);
}

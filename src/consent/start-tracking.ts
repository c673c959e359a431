import { loadConsentFile } from './consent-file.ts';
import { readConsent } from './consent-storage.ts';
import { onConsentChange } from './stored-consents.ts';
import { filterRequest } from './tracker/filter-request.ts';
import { closeMatomo, openMatomo, pushCommand } from './tracker/matomo.ts';
import { subscribeToReports } from './tracker/report.ts';
import type { TrackerSettings } from './tracker/tracker-settings.ts';
import { parseTrackedPages, type TrackedPages, trackedPagesPath } from './tracker/tracking-data.ts';
import { createVisit, removeTrackedOrders, type Visit } from './tracker/visit.ts';

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

/** The id of the consent's purpose, which is also the product's name. */
const purpose = 'matomo';

type TrackingSession = { settings: TrackerSettings; controller: AbortController; visit?: Visit };

let session: TrackingSession | undefined;

/** Loaded once per document; pages that are published meanwhile are not tracked until the next one. */
let pages: TrackedPages | undefined;

/** Starts tracking. Does nothing while it is running. */
function startTracker(settings: TrackerSettings): void {
  if (session) return;
  session = { settings, controller: new AbortController() };
  void startSession(session);
}

/** Stops at once: no further request, and nothing is queued. */
function stopTracker(): void {
  if (!session) return;
  const { settings, controller } = session;
  session = undefined;
  controller.abort();
  closeMatomo(settings, filterTrackedRequest);
  removeTrackedOrders();
}

async function startSession(started: TrackingSession): Promise<void> {
  const { signal } = started.controller;
  pages ??= await loadPages(signal);
  // Without the list no page can be named.
  if (signal.aborted || !pages) return;
  openMatomo(started.settings, filterTrackedRequest);
  started.visit = createVisit({ pages, pushCommand, signal });
  subscribeToReports(started.visit.handleEvent);
  signal.addEventListener('abort', () => subscribeToReports(undefined));
}

/** Matomo keeps this callback for the life of the document, so it checks whether tracking is running. */
function filterTrackedRequest(request: string): string {
  const page = session?.visit?.getCurrentPage();
  // Another tab may have withdrawn the consent a moment ago.
  return page && readConsent(purpose) ? filterRequest(request, page, location.origin) : '';
}

async function loadPages(signal: AbortSignal): Promise<TrackedPages | undefined> {
  try {
    const response = await fetch(trackedPagesPath, { signal });
    return response.ok ? parseTrackedPages(await response.json()) : undefined;
  } catch {
    // Without the list nothing is tracked.
    return undefined;
  }
}

import { readConsent } from '../consent-signal.ts';
import { filterRequest } from './filter-request.ts';
import { closeMatomo, openMatomo, pushCommand } from './matomo.ts';
import { subscribeToReports } from './report.ts';
import { removeTrackedOrders } from './tracked-orders.ts';
import { parseTrackedPages, type TrackedPages, trackedPagesPath } from './tracked-pages.ts';
import type { TrackerSettings } from './tracker-settings.ts';
import { createVisit, type Visit } from './visit.ts';

/** The id of the consent's purpose, which is also the product's name. */
const purpose = 'matomo';

type TrackingSession = { settings: TrackerSettings; controller: AbortController; visit?: Visit };

let session: TrackingSession | undefined;

/** Loaded once per document; pages that are published meanwhile are not tracked until the next one. */
let pages: TrackedPages | undefined;

/** Starts tracking. Does nothing while it is running. */
export function startTracker(settings: TrackerSettings): void {
  if (session) return;
  session = { settings, controller: new AbortController() };
  void startSession(session);
}

/** Stops at once: no further request, and nothing is queued. */
export function stopTracker(): void {
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

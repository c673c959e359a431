import { readConsent } from '../consent-signal.ts';
import { filterRequest } from './filter-request.ts';
import { closeMatomo, openMatomo, pushCommand } from './matomo.ts';
import { subscribeToReports } from './report.ts';
import { removeTrackedOrders } from './tracked-orders.ts';
import { parseTrackedPages, type TrackedPages, trackedPagesPath } from './tracked-pages.ts';
import type { TrackerSettings } from './tracker-settings.ts';
import { createVisit, type Visit } from './visit.ts';

/** The purpose of the consent, and the name of the product. */
const purpose = 'matomo';

type TrackingSession = { settings: TrackerSettings; controller: AbortController; visit?: Visit };

let session: TrackingSession | undefined;

/** Asked for once by a document, since pages that are published meanwhile can wait. */
let pages: TrackedPages | undefined;

/** Counts from now on, for as long as there is a consent. Called again, it changes nothing. */
export function startTracker(settings: TrackerSettings): void {
  if (session) return;
  session = { settings, controller: new AbortController() };
  void startSession(session);
}

/** Not one request from now on, and nothing is kept for later. */
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
  // Without their names no page can be counted.
  if (signal.aborted || !pages) return;
  openMatomo(started.settings, filterTrackedRequest);
  started.visit = createVisit({ pages, pushCommand, signal });
  subscribeToReports(started.visit.handleEvent);
  signal.addEventListener('abort', () => subscribeToReports(undefined));
}

/** Matomo keeps it for the life of the document: it knows by itself whether anything is counted now. */
function filterTrackedRequest(request: string): string {
  const page = session?.visit?.getCurrentPage();
  // Another tab may have taken the consent back a moment ago.
  return page && readConsent(purpose) ? filterRequest(request, page, location.origin) : '';
}

async function loadPages(signal: AbortSignal): Promise<TrackedPages | undefined> {
  try {
    const response = await fetch(trackedPagesPath, { signal });
    return response.ok ? parseTrackedPages(await response.json()) : undefined;
  } catch {
    // A line that is cut counts nothing.
    return undefined;
  }
}

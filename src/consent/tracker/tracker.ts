import { readConsent } from '../consent-signal.ts';
import { admitRequest } from './admit-request.ts';
import { forgetCountedOrders } from './counted-orders.ts';
import { type CountedPages, countedPagesPath, parseCountedPages } from './counted-pages.ts';
import { closeMatomo, openMatomo, tell } from './matomo.ts';
import { listenToReports } from './report.ts';
import type { TrackerSettings } from './tracker-settings.ts';
import { createVisit, type Visit } from './visit.ts';

/** The purpose of the consent, and the name of the product. */
const purpose = 'matomo';

type Count = { settings: TrackerSettings; stopping: AbortController; visit?: Visit };

let count: Count | undefined;

/** Asked for once by a document, since pages that are published meanwhile can wait. */
let pages: CountedPages | undefined;

/** Counts from now on, for as long as there is a consent. Called again, it changes nothing. */
export function startTracker(settings: TrackerSettings): void {
  if (count) return;
  count = { settings, stopping: new AbortController() };
  void begin(count);
}

/** Not one request from now on, and nothing is kept for later. */
export function stopTracker(): void {
  if (!count) return;
  const { settings, stopping } = count;
  count = undefined;
  stopping.abort();
  closeMatomo(settings, admit);
  forgetCountedOrders();
}

async function begin(begun: Count): Promise<void> {
  const { signal } = begun.stopping;
  pages ??= await loadPages(signal);
  // Without their names no page can be counted.
  if (signal.aborted || !pages) return;
  openMatomo(begun.settings, admit);
  begun.visit = createVisit({ pages, tell, signal });
  listenToReports(begun.visit.hear);
  signal.addEventListener('abort', () => listenToReports(undefined));
}

/** Matomo keeps it for the life of the document: it knows by itself whether anything is counted now. */
function admit(request: string): string {
  const shown = count?.visit?.getShown();
  // Another tab may have taken the consent back a moment ago.
  return shown && readConsent(purpose) ? admitRequest(request, shown, location.origin) : '';
}

async function loadPages(signal: AbortSignal): Promise<CountedPages | undefined> {
  try {
    const answer = await fetch(countedPagesPath, { signal });
    return answer.ok ? parseCountedPages(await answer.json()) : undefined;
  } catch {
    // A line that is cut counts nothing.
    return undefined;
  }
}

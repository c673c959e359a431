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

type Count = { settings: TrackerSettings; signal: AbortSignal; stop: () => void };

let count: Count | undefined;

/** Asked for once by a document, since pages that are published meanwhile can wait. */
let pages: CountedPages | undefined;

/** Counts from now on, for as long as there is a consent. Called again, it changes nothing. */
export function startTracker(settings: TrackerSettings): void {
  if (count) return;
  const stopping = new AbortController();
  count = { settings, signal: stopping.signal, stop: () => stopping.abort() };
  void begin(count);
}

/** Not one request from now on, and nothing is kept for later. */
export function stopTracker(): void {
  if (!count) return;
  const { settings, stop } = count;
  count = undefined;
  stop();
  closeMatomo(settings);
  forgetCountedOrders();
}

async function begin({ settings, signal }: Count): Promise<void> {
  pages ??= await loadPages(signal);
  // Without their names no page can be counted.
  if (signal.aborted || !pages) return;
  let visit: Visit | undefined;
  const admit = (request: string): string => {
    const shown = visit?.getShown();
    // Another tab may have taken the consent back a moment ago.
    if (!count || !shown || !readConsent(purpose)) return '';
    return admitRequest(request, shown, location.origin);
  };
  openMatomo(settings, admit);
  visit = createVisit({ pages, tell, signal });
  listenToReports(visit.hear);
  signal.addEventListener('abort', () => listenToReports(undefined));
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

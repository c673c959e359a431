import { parseUrl } from '../../base/parse-url.ts';
import { trackedOrdersKey as key } from '../consent-storage.ts';
import { type CurrentPage, errorCategory, findSource } from './filter-request.ts';
import type { ReportedEvent } from './report.ts';
import {
  type Command,
  findTrackedPage,
  findTrackingData,
  type TrackedPage,
  type TrackedPages,
  toCartCommands,
  toOrderCommands,
  toViewCommand,
} from './tracking-data.ts';
import { observeVitals } from './vitals.ts';

/** Title and URL are final this long after a navigation. */
const pageViewDelayMs = 32;

/** A slower navigation is reported as delayed. */
const slowNavigationMs = 1000;

export type Visit = { handleEvent: (event: ReportedEvent) => void; getCurrentPage: () => CurrentPage | undefined };

type Options = { pages: TrackedPages; pushCommand: (command: Command) => void; signal: AbortSignal };

/** Tracks the pages and events of one visit until the signal aborts. */
export function createVisit({ pages, pushCommand, signal }: Options): Visit {
  let page: TrackedPage | undefined;
  /** The previous tracked page, as the referrer of the next. */
  let last: TrackedPage | undefined;
  let hasRecorded = false;
  let current: CurrentPage | undefined;
  let step: string | undefined;
  let pageViewTimer: ReturnType<typeof setTimeout> | undefined;
  let slowNavigationTimer: ReturnType<typeof setTimeout> | undefined;

  const pushEvent = (category: string, action: string, name: string, value?: number) =>
    pushCommand(['trackEvent', category, action, name, ...(value === undefined ? [] : [value])]);
  const vitals = observeVitals((vital, value) => {
    if (page) pushEvent('Web Vitals', vital, page.pattern, value);
  }, getPageStart());
  const openStep = (next: string) => {
    if (next === step) return;
    step = next;
    pushEvent('Shop', 'checkout', next);
  };
  const recordPage = () => {
    const foundPage = findCurrentPage(pages);
    if (foundPage && foundPage.address === page?.address) return;
    if (hasRecorded) vitals.leave();
    hasRecorded = true;
    page = foundPage;
    current = foundPage && toCurrentPage(foundPage, last, pages);
    if (!foundPage || !current) return;
    last = foundPage;
    const { view, order } = findTrackingData(document);
    pushCommand(['setReferrerUrl', current.referrer]);
    pushCommand(['setCustomUrl', current.url]);
    pushCommand(toViewCommand(view));
    pushCommand(['trackPageView', current.title]);
    const stepFromHash = findStep(location.hash);
    if (stepFromHash) openStep(stepFromHash);
    if (order && claimOrderTracking(order.number)) for (const command of toOrderCommands(order)) pushCommand(command);
  };
  const recordPageSoon = () => {
    clearTimeout(slowNavigationTimer);
    clearTimeout(pageViewTimer);
    pageViewTimer = setTimeout(recordPage, pageViewDelayMs);
  };
  const watchNavigation = (to: string) => {
    const { pathname, search } = new URL(to, location.href);
    const target = findTrackedPage({ pathname, search }, pages)?.pattern;
    clearTimeout(slowNavigationTimer);
    if (target) slowNavigationTimer = setTimeout(() => pushEvent('Navigation', 'delayed', target), slowNavigationMs);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!(reason instanceof Error) || reason.name === 'AbortError') return;
    pushEvent(errorCategory, findSource(reason.stack), `${reason.name}: ${reason.message}`);
  };

  recordPageSoon();
  addEventListener('unhandledrejection', onRejection, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(pageViewTimer);
    clearTimeout(slowNavigationTimer);
    vitals.stop();
  });
  return {
    getCurrentPage: () => current,
    handleEvent: (event) => {
      if (event.kind === 'arrive') recordPageSoon();
      else if (event.kind === 'leave') watchNavigation(event.to);
      // Matomo's requests are discarded until the page is recorded, which then reads the step from the hash.
      else if (event.kind === 'checkoutStep') {
        if (current) openStep(event.step);
      } else if (event.kind === 'changeCart') for (const command of toCartCommands(event.lines)) pushCommand(command);
      else pushEvent('Shop', 'variant', `${findTrackingData(document).view?.slug ?? ''} ${event.variant}`.trim());
    },
  };
}

let visits = 0;

/** Zero for the served page, which is measured from its start; otherwise now. */
function getPageStart(): number {
  visits += 1;
  return visits === 1 && isInitialPage() ? 0 : performance.now();
}

/** The checkout step in the URL's hash. */
function findStep(hash: string): string | undefined {
  return /^#(contact|delivery|payment|review)$/.exec(hash)?.[1];
}

/** The current page for analytics; undefined for pages that are not tracked. */
function findCurrentPage(pages: TrackedPages): TrackedPage | undefined {
  const { pathname, search } = location;
  const status = getStatus();
  if (status >= 400 && isInitialPage()) {
    return { address: `/${status}`, pattern: `/${status}`, isNamed: false };
  }
  return findTrackedPage({ pathname, search }, pages);
}

/** @param before the previous page of a client-side navigation */
function toCurrentPage(page: TrackedPage, before: TrackedPage | undefined, pages: TrackedPages): CurrentPage {
  return {
    url: location.origin + page.address,
    referrer: before ? location.origin + before.address : findReferrer(pages),
    title: page.isNamed ? document.title : page.pattern,
  };
}

/** The referrer; of another site only its origin, since the rest may be personal. */
function findReferrer(pages: TrackedPages): string {
  const from = parseUrl(document.referrer);
  if (!from || !/^https?:$/.test(from.protocol)) return '';
  if (from.origin !== location.origin) return `${from.origin}/`;
  const page = findTrackedPage(from, pages);
  return page ? from.origin + page.address : '';
}

/**
 * The status of the served document. Older browsers do not report it, and a missing page counts as the requested one.
 */
function getStatus(): number {
  return getNavigationTiming()?.responseStatus ?? 0;
}

/** Whether the current page is the served document, without a client-side navigation since. */
function isInitialPage(): boolean {
  const { name } = getNavigationTiming() ?? {};
  return parseUrl(name ?? '')?.pathname === location.pathname;
}

function getNavigationTiming(): PerformanceNavigationTiming | undefined {
  const [served] = performance.getEntriesByType('navigation');
  return served instanceof PerformanceNavigationTiming ? served : undefined;
}

/** More than anybody reloads. */
const maxOrders = 20;

/** The fallback without storage. */
let trackedNumbers: readonly string[] = [];

/** Returns true once per order and browser, so that a reloaded order page is not tracked again. */
function claimOrderTracking(number: string): boolean {
  const before = [...new Set([...trackedNumbers, ...loadTrackedNumbers()])];
  if (before.includes(number)) return false;
  trackedNumbers = [number, ...before].slice(0, maxOrders);
  try {
    localStorage.setItem(key, JSON.stringify(trackedNumbers));
  } catch {
    // Then it is known until the page goes.
  }
  return true;
}

export function removeTrackedOrders(): void {
  trackedNumbers = [];
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be written has not stored anything either.
  }
}

function loadTrackedNumbers(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

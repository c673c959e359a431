import { parseUrl } from '../../base/parse-url.ts';
import { findSource } from './describe-error.ts';
import { type CurrentPage, errorCategory } from './filter-request.ts';
import type { ReportedEvent } from './report.ts';
import { type Command, toCartCommands, toOrderCommands, toViewCommand } from './to-commands.ts';
import { claimOrderTracking } from './tracked-orders.ts';
import { findTrackedPage, type TrackedPage, type TrackedPages } from './tracked-pages.ts';
import { findTrackingData } from './tracking-data.ts';
import { observeVitals } from './vitals.ts';

/** Title and address of a page are right so many milliseconds after it is shown. */
const pageViewDelayMs = 32;

/** From then on a page that was asked for is late. */
const slowNavigationMs = 1000;

export type Visit = { handleEvent: (event: ReportedEvent) => void; getCurrentPage: () => CurrentPage | undefined };

type Options = { pages: TrackedPages; pushCommand: (command: Command) => void; signal: AbortSignal };

/** One walk through the site, told to Matomo step by step until the signal ends it. */
export function createVisit({ pages, pushCommand, signal }: Options): Visit {
  let page: TrackedPage | undefined;
  /** The one before that has a name. */
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
      else if (event.kind === 'checkoutStep') openStep(event.step);
      else if (event.kind === 'changeCart') for (const command of toCartCommands(event.lines)) pushCommand(command);
      else pushEvent('Shop', 'variant', `${findTrackingData(document).view?.slug ?? ''} ${event.variant}`.trim());
    },
  };
}

let visits = 0;

/** Zero where the page is the one that the document came with, and nobody has counted it before. */
function getPageStart(): number {
  visits += 1;
  return visits === 1 && isInitialPage() ? 0 : performance.now();
}

/** The step of the checkout that stands in the address. */
function findStep(hash: string): string | undefined {
  return /^#(contact|delivery|payment|review)$/.exec(hash)?.[1];
}

/** What is shown now, as the statistics know it; undefined for what they do not count. */
function findCurrentPage(pages: TrackedPages): TrackedPage | undefined {
  const { pathname, search } = location;
  const status = getStatus();
  if (status >= 400 && isInitialPage()) {
    return { address: `/${status}`, pattern: `/${status}`, isNamed: false };
  }
  return findTrackedPage({ pathname, search }, pages);
}

/** @param before the page from which a walk through the site has led here */
function toCurrentPage(page: TrackedPage, before: TrackedPage | undefined, pages: TrackedPages): CurrentPage {
  return {
    url: location.origin + page.address,
    referrer: before ? location.origin + before.address : findReferrer(pages),
    title: page.isNamed ? document.title : page.pattern,
  };
}

/** Of another house only its name: what was read or looked for there is not ours to know. */
function findReferrer(pages: TrackedPages): string {
  const from = parseUrl(document.referrer);
  if (!from || !/^https?:$/.test(from.protocol)) return '';
  if (from.origin !== location.origin) return `${from.origin}/`;
  const page = findTrackedPage(from, pages);
  return page ? from.origin + page.address : '';
}

/** What the server said of the page that it sent; older browsers do not tell, and count a missing page as the one it is not. */
function getStatus(): number {
  return getNavigationTiming()?.responseStatus ?? 0;
}

/** Whether the page that the server sent is still the one that is shown. */
function isInitialPage(): boolean {
  const { name } = getNavigationTiming() ?? {};
  return parseUrl(name ?? '')?.pathname === location.pathname;
}

function getNavigationTiming(): PerformanceNavigationTiming | undefined {
  const [served] = performance.getEntriesByType('navigation');
  return served instanceof PerformanceNavigationTiming ? served : undefined;
}

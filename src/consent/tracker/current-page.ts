import { parseUrl } from '../../base/parse-url.ts';
import type { CurrentPage } from './filter-request.ts';
import { findTrackedPage, type TrackedPage, type TrackedPages } from './tracked-pages.ts';

/** What is shown now, as the statistics know it; undefined for what they do not count. */
export function findCurrentPage(pages: TrackedPages): TrackedPage | undefined {
  const { pathname, search } = location;
  const status = getStatus();
  if (status >= 400 && isInitialPage()) {
    return { address: `/${status}`, pattern: `/${status}`, isNamed: false };
  }
  return findTrackedPage({ pathname, search }, pages);
}

/** @param before the page from which a walk through the site has led here */
export function toCurrentPage(page: TrackedPage, before: TrackedPage | undefined, pages: TrackedPages): CurrentPage {
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
export function isInitialPage(): boolean {
  const { name } = getNavigationTiming() ?? {};
  return parseUrl(name ?? '')?.pathname === location.pathname;
}

function getNavigationTiming(): PerformanceNavigationTiming | undefined {
  const [served] = performance.getEntriesByType('navigation');
  return served instanceof PerformanceNavigationTiming ? served : undefined;
}

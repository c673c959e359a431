import { errorCategory, type ShownPage } from './admit-request.ts';
import { findCountedFacts } from './counted-facts.ts';
import { isFirstCount } from './counted-orders.ts';
import { type CountedPage, type CountedPages, findCountedPage } from './counted-pages.ts';
import { findPlace } from './describe-error.ts';
import type { ReportedEvent } from './report.ts';
import { findShownPage, isServedPage, toShownPage } from './shown-page.ts';
import { type Command, toCart, toOrder, toView } from './to-commands.ts';
import { watchVitals } from './vitals.ts';

/** Title and address of a page are right so many milliseconds after it is shown. */
const pageViewDelay = 32;

/** From then on a page that was asked for is late. */
const patience = 1000;

export type Visit = { hear: (event: ReportedEvent) => void; getShown: () => ShownPage | undefined };

type Options = { pages: CountedPages; tell: (command: Command) => void; signal: AbortSignal };

/** One walk through the site, told to Matomo step by step until the signal ends it. */
export function createVisit({ pages, tell, signal }: Options): Visit {
  let page: CountedPage | undefined;
  /** The one before that has a name. */
  let last: CountedPage | undefined;
  let hasLooked = false;
  let shown: ShownPage | undefined;
  let step: string | undefined;
  let looking: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const tellEvent = (category: string, action: string, name: string, value?: number) =>
    tell(['trackEvent', category, action, name, ...(value === undefined ? [] : [value])]);
  const vitals = watchVitals((vital, value) => {
    if (page) tellEvent('Web Vitals', vital, page.pattern, value);
  }, startOfPage());
  const openStep = (next: string) => {
    if (next === step) return;
    step = next;
    tellEvent('Shop', 'checkout', next);
  };
  const look = () => {
    const found = findShownPage(pages);
    if (found && found.address === page?.address) return;
    if (hasLooked) vitals.leave();
    hasLooked = true;
    page = found;
    shown = found && toShownPage(found, last, pages);
    if (!found || !shown) return;
    last = found;
    const { view, order } = findCountedFacts(document);
    tell(['setReferrerUrl', shown.referrer]);
    tell(['setCustomUrl', shown.url]);
    tell(toView(view));
    tell(['trackPageView', shown.title]);
    const asked = findStep(location.hash);
    if (asked) openStep(asked);
    if (order && isFirstCount(order.number)) for (const command of toOrder(order)) tell(command);
  };
  const lookSoon = () => {
    clearTimeout(waiting);
    clearTimeout(looking);
    looking = setTimeout(look, pageViewDelay);
  };
  const wait = (to: string) => {
    const { pathname, search } = new URL(to, location.href);
    const target = findCountedPage({ pathname, search }, pages)?.pattern;
    clearTimeout(waiting);
    if (target) waiting = setTimeout(() => tellEvent('Navigation', 'delayed', target), patience);
  };
  const seeRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!(reason instanceof Error) || reason.name === 'AbortError') return;
    tellEvent(errorCategory, findPlace(reason.stack), `${reason.name}: ${reason.message}`);
  };

  lookSoon();
  addEventListener('unhandledrejection', seeRejection, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(looking);
    clearTimeout(waiting);
    vitals.stop();
  });
  return {
    getShown: () => shown,
    hear: (event) => {
      if (event.kind === 'arrive') lookSoon();
      else if (event.kind === 'leave') wait(event.to);
      else if (event.kind === 'checkoutStep') openStep(event.step);
      else if (event.kind === 'changeCart') for (const command of toCart(event.lines)) tell(command);
      else tellEvent('Shop', 'variant', `${findCountedFacts(document).view?.slug ?? ''} ${event.variant}`.trim());
    },
  };
}

let visits = 0;

/** Zero where the page is the one that the document came with, and nobody has counted it before. */
function startOfPage(): number {
  visits += 1;
  return visits === 1 && isServedPage() ? 0 : performance.now();
}

/** The step of the checkout that stands in the address. */
function findStep(hash: string): string | undefined {
  return /^#(contact|delivery|payment|review)$/.exec(hash)?.[1];
}

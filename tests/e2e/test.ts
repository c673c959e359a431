import { rmSync } from 'node:fs';
import { type Browser, type BrowserContext, test as base, expect as playwrightExpect } from '@playwright/test';
import { copyDist } from '../copy-dist.ts';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { type Storefront, startStorefront } from '../storefront.ts';
import { consentsKey, makeStoredConsents } from './consent-fixtures.ts';

/** Playwright would look again after 0.1, 0.25, 0.5 and then every second: most results come in between. */
const intervals = [20, 50, 100, 100, 100, 100, 100, 200, 250, 500];

const poll: typeof playwrightExpect.poll = (actual, options) =>
  playwrightExpect.poll(actual, { intervals, ...(typeof options === 'string' ? { message: options } : options) });

/** Playwright looks at a page every 100 ms where it waits no longer than this; else, after 0.3 seconds, every 500. */
const expectSoon = playwrightExpect.configure({ timeout: 2_400 });

const isObject = (one: unknown): one is object => typeof one === 'object' && one !== null;

const isShown = (actual: unknown) => isObject(actual) && ('goto' in actual || 'boundingBox' in actual);

/** Matchers of a page or a locator that look often for a while, and then as long as they may. */
function watchOften(soon: object, late: object): object {
  return new Proxy(late, {
    get: (_, name) => {
      const [first, last]: unknown[] = [Reflect.get(soon, name), Reflect.get(late, name)];
      if (isObject(first) && isObject(last)) return watchOften(first, last);
      if (typeof first !== 'function' || typeof last !== 'function') return last;
      return async function watch(...given: unknown[]): Promise<void> {
        const call = { stack: '' };
        Error.captureStackTrace(call, watch);
        try {
          const hasTimeout = given.some((one) => isObject(one) && 'timeout' in one);
          if (!hasTimeout && (await isMet(() => Reflect.apply(first, soon, given)))) return;
          await Reflect.apply(last, late, given);
        } catch (error) {
          // The line of the test, not this one.
          if (error instanceof Error) error.stack = error.message + call.stack.slice(call.stack.indexOf('\n'));
          throw error;
        }
      };
    },
  });
}

async function isMet(look: () => unknown): Promise<boolean> {
  try {
    await look();
    return true;
  } catch {
    return false;
  }
}

/** Playwright's, which looks more often. */
export const expect = new Proxy(playwrightExpect, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
  apply: (target, self, given: unknown[]) => {
    const matchers: object = Reflect.apply(target, self, given);
    return isShown(given[0]) ? watchOften(Reflect.apply(expectSoon, self, given), matchers) : matchers;
  },
});

/** Whether an error is React's report of a hydration mismatch. */
const isMismatch = (message: string) => /React error #(?:418|421|422|423|425)\b|[Hh]ydrat(?:ed|ing|ion)/.test(message);

/** Whether a message of the console reports that the page's policy or Trusted Types have blocked something. */
const isPolicyReport = (message: string) => /Content Security Policy|Trusted(?:HTML|Script)/.test(message);

type Options = {
  /** Whether pages that leave React are hydrated at once, as if a control had been touched. */
  isTouched: boolean;
  /** Whether the consent questions are still open. Else all are refused, so that no banner covers what tests click. */
  isNewVisitor: boolean;
  /** Whether the test does what the page's policy forbids. */
  breaksPolicy: boolean;
};

type Fixtures = { touch: undefined; answers: undefined; withoutFaults: undefined };

/**
 * One storefront of each kind for all files of a worker, since each takes seconds of the processor until it is warm. Both
 * believe `x-forwarded-for`, so that each test is a client of its own. Their release is the one that was built, whatever
 * tests have published since, and no other process removes it.
 */
type SharedSites = {
  sharedDist: string;
  shopSite: Storefront;
  /** Behind a proxy to Directus; its log has requests. */
  faultySite: { site: Storefront; proxy: FaultProxy };
};

type Watched = { mismatches: string[]; policyReports: string[] };

/** A test that fails on a hydration mismatch, and on a report of the page's policy, in any window that it opens. */
export const test = base.extend<Options & Fixtures, Watched & SharedSites>({
  isTouched: [true, { option: true }],
  touch: [
    async ({ context, isTouched }, use) => {
      if (isTouched) await touchDocuments(context);
      await use(undefined);
    },
    { auto: true },
  ],
  isNewVisitor: [false, { option: true }],
  answers: [
    async ({ context, baseURL, isNewVisitor }, use) => {
      if (!isNewVisitor) await refuseAll(context, baseURL);
      await use(undefined);
    },
    { auto: true },
  ],
  mismatches: [
    async ({ browser }, use) => {
      const found: string[] = [];
      const listen = (context: BrowserContext) =>
        context.on('weberror', (error) => {
          const { message } = error.error();
          if (isMismatch(message)) found.push(`${error.page()?.url()}: ${message}`);
        });
      browser.on('context', listen);
      await use(found);
      browser.off('context', listen);
    },
    // Before the first context of a worker.
    { scope: 'worker', auto: true },
  ],
  policyReports: [
    async ({ browser }, use) => {
      const found: string[] = [];
      const listen = (context: BrowserContext) =>
        context.on('console', (message) => {
          if (isPolicyReport(message.text())) found.push(`${message.page()?.url()}: ${message.text()}`);
        });
      browser.on('context', listen);
      await use(found);
      browser.off('context', listen);
    },
    { scope: 'worker', auto: true },
  ],
  sharedDist: [
    async ({ browserName: _ }, use) => {
      const dist = await copyDist(process.env.BUILT_DIST_DIR);
      await use(dist);
      rmSync(dist, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  shopSite: [
    async ({ sharedDist }, use) => {
      const site = await startStorefront(process.env.CMS_URL ?? '', makeSharedSettings(sharedDist, 'warn'));
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  faultySite: [
    async ({ sharedDist }, use) => {
      const proxy = await startFaultProxy(process.env.CMS_URL ?? '');
      const site = await startStorefront(proxy.url, makeSharedSettings(sharedDist, 'info'));
      await use({ site, proxy });
      await site.close();
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  breaksPolicy: [false, { option: true }],
  withoutFaults: [
    async ({ mismatches, policyReports, breaksPolicy }, use) => {
      await use(undefined);
      const found = mismatches.splice(0);
      const reported = policyReports.splice(0);
      if (found.length > 0) throw new Error(`Hydration mismatches:\n${found.join('\n')}`);
      if (reported.length > 0 && !breaksPolicy) throw new Error(`Reports of the policy:\n${reported.join('\n')}`);
    },
    { auto: true },
  ],
});

const makeSharedSettings = (dist: string, level: 'warn' | 'info') => ({
  DIST_DIR: dist,
  TRUSTED_PROXY: '127.0.0.1',
  LOG_LEVEL: level,
});

/** A context whose visitor has touched each page, and refused everything, as those of tests are by default. */
export async function openContext(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext();
  await touchDocuments(context);
  await refuseAll(context, baseURL);
  return context;
}

const touchDocuments = (context: BrowserContext) => context.addInitScript(touchDocument);

async function refuseAll(context: BrowserContext, origin: string | undefined): Promise<void> {
  const value = makeStoredConsents([], ['map', 'booking', 'youtube', 'vimeo', 'clock', 'matomo']);
  await context.addInitScript(storeOnce, { origin, key: consentsKey, value });
}

/** Marks the document, as soon as it has an element, as one that needs React at once. */
function touchDocument(): void {
  const mark = () => {
    if (document.documentElement) document.documentElement.dataset.hydrate = 'load';
  };
  const observer = new MutationObserver(mark);
  observer.observe(document, { childList: true });
  mark();
}

type Stored = { origin: string | undefined; key: string; value: string };

/** Fills localStorage before the first page loads; a storage state of Playwright's would load a page of its own. */
function storeOnce({ origin, key, value }: Stored): void {
  if (location.origin !== origin || localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, value);
}

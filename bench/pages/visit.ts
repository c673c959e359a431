import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** In CSS pixels; not `screen`, which a page has. */
export const phone = { width: 412, height: 823, scale: 1.75 };

/** A phone on a slow line, as Lighthouse simulates one, but throttled in the browser itself. */
const device: BrowserContextOptions = {
  viewport: { width: phone.width, height: phone.height },
  deviceScaleFactor: phone.scale,
  isMobile: true,
  hasTouch: true,
  // The worker fetches what pages need offline, which is none of the page's own requests.
  serviceWorkers: 'block',
};

export const cpuSlowdown = 4;
export const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** A page is settled when nothing was requested and the main thread was free for this long. */
const quietMs = 1_000;

type Traffic = {
  requests: number;
  /** Requests beside pictures. */
  others: number;
  htmlBytes: number;
  cssBytes: number;
  jsBytes: number;
};

/** Milliseconds, and bytes on the wire. */
export type FirstPage = Traffic & {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** Requests that delayed the first paint, beside the document. */
  blocking: number;
  /** Of the bytes of HTML, the styles in it, compressed alone. */
  inlineCssBytes: number;
};

export type SecondPage = Traffic & {
  path: string;
  /** From the click to the first frame with the heading of the next page. */
  shown: number;
  shift: number;
};

export type Visit = { first: FirstPage; second: SecondPage | undefined };

type Options = {
  storageState?: BrowserContextOptions['storageState'];
  /** Selects the links that may be clicked; the first visible one is. */
  link?: string;
};

/** Opens a page with an empty cache, waits until it is settled, and goes on by a click. */
export async function visit(browser: Browser, url: string, { storageState, link }: Options): Promise<Visit> {
  const context = await browser.newContext({ ...device, ...(storageState && { storageState }) });
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const readTraffic = watchTraffic(session);
    const response = await page.goto(url);
    await untilSettled(page);
    const html = (await response?.text()) ?? '';
    const traffic = readTraffic();
    const first = { ...traffic, ...(await page.evaluate(readObserved)), inlineCssBytes: measureStyles(html) };
    return { first, second: link ? await goOn(page, link, readTraffic) : undefined };
  } finally {
    await context.close();
  }
}

async function goOn(page: Page, link: string, readTraffic: () => Traffic): Promise<SecondPage> {
  const target = page.locator(link).locator('visible=true').first();
  const path = new URL((await target.getAttribute('href')) ?? '', page.url()).pathname;
  await page.evaluate(watchForHeading);
  await target.click();
  await page.waitForFunction((expected) => location.pathname === expected && sessionStorage.shownAt, path);
  await untilSettled(page);
  const { shown, shift } = await page.evaluate(readShown);
  return { ...readTraffic(), path, shown, shift };
}

async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction((quiet) => performance.now() - globalThis.measured.lastWork > quiet, quietMs, {
    polling: 100,
  });
}

type Measured = {
  largestPaint: number;
  shift: number;
  tasks: { start: number; duration: number }[];
  /** When the last request or long task ended. */
  lastWork: number;
};

declare global {
  var measured: Measured;
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const kept: Measured = { largestPaint: 0, shift: 0, tasks: [], lastWork: 0 };
  globalThis.measured = kept;
  const on = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(handle);
    }).observe({ type, buffered: true });
  const addWork = (end: number) => {
    kept.lastWork = Math.max(kept.lastWork, end);
  };
  on('largest-contentful-paint', ({ startTime }) => {
    kept.largestPaint = startTime;
  });
  on('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') kept.shift += entry.value;
  });
  on('longtask', ({ startTime: start, duration }) => {
    kept.tasks.push({ start, duration });
    addWork(start + duration);
  });
  on('resource', ({ startTime, duration }) => addWork(startTime + duration));
  // The next page of a hard navigation, which was clicked in the one before.
  const heading = () => document.querySelector('h1')?.textContent;
  const look = () => {
    if (!sessionStorage.clickedAt || sessionStorage.shownAt) return;
    if (heading()) sessionStorage.shownAt = String(performance.timeOrigin + performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page that is left: notes the click, and in a client-side navigation the new heading. */
function watchForHeading(): void {
  const { pathname } = location;
  const before = document.querySelector('h1');
  const now = () => String(performance.timeOrigin + performance.now());
  const look = () => {
    const heading = document.querySelector('h1');
    if (location.pathname !== pathname && heading && heading !== before) sessionStorage.shownAt = now();
    else requestAnimationFrame(look);
  };
  addEventListener(
    'click',
    () => {
      sessionStorage.clickedAt = now();
      globalThis.measured.shift = 0;
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** Runs in the page. */
function readObserved() {
  const { largestPaint, shift, tasks } = globalThis.measured;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const late = tasks.filter(({ start, duration }) => start + duration > firstPaint);
  const blocked = late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  const blocking = performance
    .getEntriesByType('resource')
    .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking').length;
  return { firstPaint, largestPaint, blocked, shift, blocking };
}

/** Runs in the page. */
function readShown() {
  const { clickedAt, shownAt } = sessionStorage;
  return { shown: Number(shownAt) - Number(clickedAt), shift: globalThis.measured.shift };
}

/** Counts requests and their bytes on the wire; each reading starts again. What comes from a cache is no request. */
function watchTraffic(session: CDPSession): () => Traffic {
  const empty = { requests: 0, others: 0, htmlBytes: 0, cssBytes: 0, jsBytes: 0 };
  let traffic = { ...empty };
  const types = new Map<string, string>();
  const bytesOf: Partial<Record<string, 'htmlBytes' | 'cssBytes' | 'jsBytes'>> = {
    Document: 'htmlBytes',
    Stylesheet: 'cssBytes',
    Script: 'jsBytes',
  };
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    cached.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (cached.has(requestId) || response.fromDiskCache || !response.url.startsWith('http')) return;
    types.set(requestId, type);
    traffic.requests += 1;
    if (type !== 'Image') traffic.others += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = bytesOf[types.get(requestId) ?? ''];
    if (name) traffic[name] += encodedDataLength;
  });
  return () => {
    const read = traffic;
    traffic = { ...empty };
    return read;
  };
}

function measureStyles(html: string): number {
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, content]) => content).join('');
  return styles ? brotliCompressSync(styles).length : 0;
}

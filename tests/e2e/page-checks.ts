import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page, Response } from '@playwright/test';
import { findViolations } from './accessibility-engines.ts';
import { expect } from './test.ts';

const kB = 1000;

type Weight = {
  script: number;
  stylesheet: number;
  font: number;
  document: number;
  requests: number;
  scriptFiles: number;
};

/** Console errors and foreign requests of a page, and its transferred bytes as gzip would compress them. */
export type WatchedPage = { problems: string[]; weigh: () => Promise<Weight> };

/** The chunk that hydrates forms at the first pointer move, which a browser may make by itself. */
const formsChunk = '/assets/forms-';

/** Sizes of hashed files by address, because nearly every page loads the same ones. */
const sizes = new Map<string, number>();

async function measureBytes(response: Response, type: string): Promise<number> {
  const url = response.url();
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const body = await response.body().catch(() => undefined);
  if (!body) return 0;
  const size = type === 'font' ? body.length : measureGzip(body);
  if (response.ok() && response.headers()['cache-control']?.includes('immutable')) sizes.set(url, size);
  return size;
}

const measureGzip = (content: Buffer | string) => (content.length > 0 ? gzipSync(content, { level: 9 }).length : 0);

/** A document's HTML, and the styles in its head, which count as CSS, as they did in files. */
async function weighDocument(response: Response): Promise<(readonly [string, number])[]> {
  const html = await response.text().catch(() => '');
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, content = '']) => content);
  const rest = styles.reduce((text, content) => text.replace(content, ''), html);
  return [
    ['document', measureGzip(rest)],
    ['stylesheet', measureGzip(styles.join(''))],
  ];
}

/**
 * Collects console errors and uncaught exceptions. Pictures are rendered while the tests run, and a busy server refuses one for a
 * moment with 503, as it should: that is no error of the page.
 */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    const { url } = message.location();
    if (url.includes('/media/') && text.includes('status of 503')) return;
    // Chromium's message lacks the address.
    errors.push(text.startsWith('Failed to load') ? `${text} ${url}` : text);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** @param isPage whether the page is measured before any user input */
export function watchPage(page: Page, site: string, isPage = false): WatchedPage {
  const problems = watchErrors(page);
  const bodies: Promise<(readonly [string, number])[]>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(site).origin) problems.push(`asked ${request.url()}`);
  });
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'image' || (type === 'script' && isPage && response.url().includes(formsChunk))) return;
    bodies.push(
      type === 'document'
        ? weighDocument(response)
        : measureBytes(response, type).then((size) => [[type, size] as const]),
    );
  });
  const weigh = async () => {
    const weight = { script: 0, stylesheet: 0, font: 0, document: 0, requests: bodies.length, scriptFiles: 0 };
    for (const [type, size] of (await Promise.all(bodies)).flat()) {
      if (type === 'script') weight.scriptFiles += 1;
      if (type === 'script' || type === 'stylesheet' || type === 'font' || type === 'document') weight[type] += size;
    }
    return weight;
  };
  return { problems, weigh };
}

/** Not the report of a quote or an order's page for which Directus took too long, and which was asked for again. */
export const isNotBusy = (fault: string) =>
  !/status of 503.*\/(?:ecom\/quote|(?:shop\/(?:bestellung|order)|boutique\/suivi)\/)/.test(fault);

/** Opens an order's page, which says with 503 that Directus takes too long. */
export async function openOrder(page: Page, ...parameters: Parameters<Page['goto']>): Promise<void> {
  let status: number | undefined = 503;
  await expect
    .poll(async () => {
      status = (await page.goto(...parameters))?.status();
      return status;
    })
    .not.toBe(503);
  expect(status).toBe(200);
}

type Limits = {
  /** Kilobytes. */
  script: number;
  html: number;
  /** Scripts that a page of the shop loads before a touch. */
  scriptFiles?: number;
  requests?: number;
};

export function expectWithinBudget(weight: Weight, limits: Limits): void {
  expect.soft(weight.script, 'JavaScript').toBeLessThanOrEqual(limits.script * kB);
  expect.soft(weight.document, 'HTML').toBeLessThanOrEqual(limits.html * kB);
  expect.soft(weight.stylesheet, 'CSS').toBeLessThanOrEqual(12 * kB);
  expect.soft(weight.font, 'fonts').toBeLessThanOrEqual(40 * kB);
  expect.soft(weight.requests, 'requests beside pictures').toBeLessThanOrEqual(limits.requests ?? 20);
  expect.soft(weight.scriptFiles, 'files of JavaScript').toBeLessThanOrEqual(limits.scriptFiles ?? 20);
}

/** Expects no accessibility violation on a wide screen, and no horizontal overflow on any. Leaves the page at 320 px. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that was reached by client-side navigation may be found before its stylesheets have loaded.
  await expect.poll(() => page.evaluate(hasStyles)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await untilShownInFull(page);
  expect.soft(await findViolations(page), 'barriers').toEqual([]);
  await expectNoOverflow(page);
}

/** A list is dimmed while another one is on its way, and appears gradually. */
async function untilShownInFull(page: Page): Promise<void> {
  await expect(page.locator('.list-layout__main[aria-busy=true]')).toHaveCount(0);
  await page.locator('main').evaluate(async (main) => {
    const animations = main.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(animations.map(({ finished }) => finished));
  });
}

/** Expects no horizontal overflow in three widths. Leaves the page at 320 px. */
export async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [1440, 375, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await measureOverflow(page), `nothing sticks out sideways at ${width}`).toBeLessThanOrEqual(0);
  }
}

const hasStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].every(
    ({ sheet }) => sheet !== null,
  );

/** How many pixels of the page lie beyond the right edge of the window. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

const hasNonce = (headers: Record<string, string> = {}) =>
  (headers['content-security-policy'] ?? 'nonce').includes('nonce');

/** Waits until a shop page comes from the cache, without a nonce and with its payload in a file. */
export async function untilCached(request: APIRequestContext, path: string): Promise<void> {
  await expect.poll(async () => hasNonce((await request.get(path)).headers()), { timeout: 20_000 }).toBe(false);
}

/**
 * Opens a page from the page cache, as nearly every visitor gets it. A cached page has no nonce. What other tests
 * change may purge it between the two requests, so it is opened until it comes from the cache.
 *
 * @param canonical the address under which it is cached, where that differs
 */
export async function openCachedPage(
  page: Page,
  request: APIRequestContext,
  { site, path, canonical = path }: { site: string; path: string; canonical?: string },
): Promise<WatchedPage & { response: Response | null }> {
  for (;;) {
    await untilCached(request, canonical);
    const watched = watchPage(page, site);
    const response = await page.goto(path);
    if (!hasNonce(response?.headers())) return { ...watched, response };
  }
}

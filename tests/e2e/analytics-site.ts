import type { Page } from '@playwright/test';
import { type Counted, type MatomoServer, startMatomoServer } from '../matomo-server.ts';
import { openCheckoutSite, urlOf } from './checkout-steps.ts';
import { expect, test } from './test.ts';

/** Starts a storefront for a file with a fake Matomo at the address that the site was built with. */
export function openAnalyticsSite(): { matomo: () => MatomoServer } {
  let matomo: MatomoServer;
  // One worker for the whole file, since the port is taken by it.
  test.describe.configure({ mode: 'default' });
  openCheckoutSite();
  test.beforeAll(async () => {
    matomo = await startMatomoServer(process.env.MATOMO_SITE_ID ?? '', Number(new URL(matomoUrl()).port));
  });
  test.beforeEach(() => matomo.clear());
  test.afterAll(() => matomo.stop());
  return { matomo: () => matomo };
}

export const matomoUrl = () => process.env.MATOMO_URL ?? '';

const purposes = ['functional', 'map', 'booking', 'youtube', 'vimeo', 'clock', 'matomo'];

/** The stored consents of a visitor who has chosen. */
export function formatConsents(isCounted: boolean): string {
  const consents = purposes.map((function_id) => ({
    function_id,
    consentGiven: function_id === 'functional' || (function_id === 'matomo' && isCounted),
    locked: function_id === 'functional',
    revision: 1,
  }));
  return JSON.stringify({ version: 1, timestamp: new Date().toISOString(), consents });
}

/** Stores consents before the first page is opened, on a document without scripts. */
export async function storeConsents(page: Page, isCounted: boolean): Promise<void> {
  await page.goto(urlOf('/robots.txt'));
  await page.evaluate((choice) => localStorage.setItem('int-consents', choice), formatConsents(isCounted));
}

/**
 * Hides a page, as a phone does whose user turns to another app. It then reports its vitals as one that is left does, but
 * what Matomo holds back for a moment after its first request is still sent.
 */
export const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

export const findViews = (counted: readonly Counted[]) => counted.filter((one) => 'action_name' in one);

export const findEvents = (counted: readonly Counted[], category: string, action?: string) =>
  counted.filter((one) => one.e_c === category && (action === undefined || one.e_a === action));

/** Waits for the page view of a path. */
export async function expectView(matomo: MatomoServer, path: string): Promise<Counted> {
  const find = () => findViews(matomo.counted).findLast(({ url }) => url === urlOf(path));
  await expect.poll(find, `a view of ${path}`).toBeDefined();
  return find() ?? {};
}

export async function expectEvent(matomo: MatomoServer, category: string, action: string, name?: string) {
  const find = () =>
    findEvents(matomo.counted, category, action).findLast(({ e_n }) => name === undefined || e_n === name);
  await expect.poll(find, `${category}: ${action} ${name ?? ''}`).toBeDefined();
  return find() ?? {};
}

/** All requests so far, also decoded. */
export function formatRequests({ requests: asked }: MatomoServer): string {
  return asked.map((one) => `${one} ${decodeURIComponent(one.replaceAll('+', ' '))}`).join('\n');
}

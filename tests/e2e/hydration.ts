import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until React has hydrated the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true');
}

/**
 * Touches a control that React owns, as soon as the entry hears it, and waits for hydration; all pages but those of the
 * visitor's own leave React until then.
 */
export async function hydrate(page: Page): Promise<void> {
  await untilBooted(page);
  await page.locator('[role=searchbox]').first().dispatchEvent('focusin');
  await untilHydrated(page);
}

/** An expression: whether the entry of the browser's code has run, which defines this element. */
export const hasBooted = `customElements.get('gate-opener') !== undefined`;

/**
 * Waits until the entry has run, which hears what a visitor does. The page's `load` may come before: the entry is
 * imported by a script. The policy of the page lets an expression be evaluated from outside alone.
 */
export async function untilBooted(page: Page): Promise<void> {
  // While the page changes, nothing can be evaluated.
  await expect.poll(() => page.evaluate(hasBooted).catch(() => false)).toBe(true);
}

/** Opens a page, and waits until its entry hears what a visitor does. */
export async function openBooted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilBooted(page);
}

/** Waits until all parts that have been streamed are shown, which React does at the next frame or later. */
export async function untilRevealed(page: Page): Promise<void> {
  await expect(page.locator('template[id^="B:"]')).toHaveCount(0);
}

import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until React has hydrated the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true');
}

/** Touches a control that React owns, and waits for hydration; all pages but those of the visitor's own leave React until then. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('[role=searchbox]').first().dispatchEvent('focusin');
  await untilHydrated(page);
}

/** An expression: whether the entry of the browser's code has run, which defines this element. */
export const hasBooted = `customElements.get('gate-opener') !== undefined`;

/** Waits until the entry has run. The policy of the page lets an expression be evaluated from outside alone. */
export async function untilBooted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hasBooted)).toBe(true);
}

import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until another tab is at an address, and closes it. Playwright reports no page whose document arrives while
 * Playwright attaches to it, which is one in fifty where the processor is busy, and may report another before it has
 * its address.
 */
export async function closeOpenedTab(page: Page, address: RegExp): Promise<void> {
  const context = page.context();
  const browser = await context.browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('The browser is gone.');
  const client = await context.newCDPSession(page);
  const { targetInfo: own } = await client.send('Target.getTargetInfo');
  const find = async () => {
    const { targetInfos } = await browser.send('Target.getTargets');
    return targetInfos.find(({ targetId, url }) => targetId !== own.targetId && address.test(url))?.targetId;
  };
  await expect.poll(find, `another tab at ${address}`).toBeDefined();
  await browser.send('Target.closeTarget', { targetId: (await find()) ?? '' });
  await Promise.all([browser.detach(), client.detach()]);
}

import type { Page } from '@playwright/test';

/** The file of opening times, whose response tells the time. */
export const openingTimesFile = '**/opening-hours-*.json';

/** Sets the site's own clock, as its responses tell it. */
export async function setSiteClock(page: Page, time: string): Promise<void> {
  await page.unroute(openingTimesFile);
  await page.route(openingTimesFile, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(time).toUTCString() } });
  });
}

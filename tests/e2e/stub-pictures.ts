import type { BrowserContext, Page } from '@playwright/test';

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1980" height="1485"/>';

/** Pictures have tests of their own, and making hundreds of them for the first time takes minutes. */
export async function stubPictures(where: Page | BrowserContext): Promise<void> {
  await where.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
}

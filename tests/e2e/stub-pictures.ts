import type { BrowserContext, Page } from '@playwright/test';

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1980" height="1485"/>';

/** Replaces all pictures by an empty SVG, because rendering hundreds of them takes minutes. */
export async function stubPictures(where: Page | BrowserContext): Promise<void> {
  await where.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
}

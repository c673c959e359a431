import type { BrowserContext, Page } from '@playwright/test';

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1980" height="1485"/>';

/** Replaces all pictures by an empty SVG, because rendering hundreds of them takes minutes. */
export async function stubPictures(where: Page | BrowserContext): Promise<void> {
  await where.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
}

/** Leaves the drawings of rings: without a GPU each frame of their 3D view takes the processor, and has tests of its own. */
export async function withoutWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  });
}

import type { Page } from '@playwright/test';

/** More tab stops than any page has. */
const maxStops = 200;

/**
 * Presses Tab through a page up to its end.
 *
 * @returns the number of tab stops, and those that are more than half covered once scrolling has ended
 */
export async function tabThroughPage(page: Page): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      // What can be seen of a hidden control is its label.
      const shown = element.closest('label') ?? element;
      const readBox = () => shown.getBoundingClientRect();
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let last = ''; last !== JSON.stringify(readBox()); ) {
        last = JSON.stringify(readBox());
        for (let frames = 0; frames < 3; frames += 1) await nextFrame();
      }
      const { left, top, width, height } = readBox();
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
      const points = steps.flatMap((across) =>
        steps.map((down) => [left + width * across, top + height * down] as const),
      );
      const seen = points.filter(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit && (shown.contains(hit) || (hit.contains(shown) && hit.contains(element) && hit !== document.body));
      });
      if (seen.length >= points.length / 2) return null;
      return `${element.outerHTML.slice(0, 120)} at ${Math.round(top)} to ${Math.round(top + height)}`;
    });
    if (found === 'end') return { stops, covered };
    if (found) covered.push(found);
  }
  return { stops: maxStops, covered };
}

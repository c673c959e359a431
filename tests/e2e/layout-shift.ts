import type { Page } from '@playwright/test';

export type LayoutShift = {
  sum: number;
  /** Each shift with its value and the elements that moved. */
  shifts: string[];
};

/**
 * Records what moves in each document of a page from now on.
 *
 * @param within selector: only what moves in such an element counts
 * @returns reads what has moved in the present document
 */
export async function watchLayoutShift(page: Page, within?: string): Promise<() => Promise<LayoutShift>> {
  await page.addInitScript(observeShifts, within);
  return () => page.evaluate(() => globalThis.layoutShift);
}

declare global {
  var layoutShift: LayoutShift;
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

function observeShifts(within: string | undefined): void {
  globalThis.layoutShift = { sum: 0, shifts: [] };
  const name = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'gone');
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const nodes = sources.map(({ node }) => node);
      const isWithin = within === undefined || nodes.some((node) => node instanceof Element && node.closest(within));
      if (!isWithin) continue;
      globalThis.layoutShift.sum += value;
      globalThis.layoutShift.shifts.push(`${value} ${nodes.map(name).join()}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

import { setTimeout } from 'node:timers/promises';
import { consentsKey, makeStoredConsents } from '../../tests/e2e/consent-fixtures.ts';
import { openPlainTab, type PlainTab, withoutWorker } from '../../tests/e2e/own-browser/plain-tab.ts';
import { cpuSlowdown, line, phone } from './visit.ts';

/** Between pressing a link and letting it go, which is when the browser follows it. */
const pressMs = 100;

/** The last largest paint is the one that nothing follows for this long. */
const quietMs = 1_000;

/** Milliseconds to wait for a first largest paint. */
const longestMs = 10_000;

/**
 * Opens a page on a slow processor and line in a window of a phone's size, rests on a link until the browser has
 * prefetched its page, and presses it, which prerenders it.
 *
 * @returns milliseconds from the activation of the page to its largest paint; 0 where it was painted before, undefined
 * where the browser names none
 */
export async function visitByPrerender(
  executablePath: string,
  { site, from, to }: { site: string; from: string; to: string },
): Promise<number | undefined> {
  const slowness = [
    ['Network.enable', {}],
    ['Network.emulateNetworkConditions', line],
    ['Emulation.setCPUThrottlingRate', { rate: cpuSlowdown }],
  ] as const;
  const tab = await openPlainTab(executablePath, slowness, phone);
  try {
    const consents = `localStorage.setItem('${consentsKey}', ${JSON.stringify(makeStoredConsents([]))})`;
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `${withoutWorker}; ${consents}` });
    await tab.open(site + from);
    await until(() => tab.evaluate(`document.readyState === 'complete' && location.pathname === '${from}'`));
    // A pointer that is on the link before they arrive does not count.
    await until(() => tab.evaluate(hasRules));
    const width = await tab.evaluate('innerWidth');
    if (width !== phone.width) throw new Error(`The window is ${width} px wide: a headless shell has narrow ones.`);
    const { x, y } = await findLink(tab, to);
    await movePointer(tab, 'mouseMoved', x, y);
    await until(() => isPrefetched(tab, site + to));
    await movePointer(tab, 'mousePressed', x, y);
    await setTimeout(pressMs);
    await movePointer(tab, 'mouseReleased', x, y);
    await until(() => tab.evaluate(`location.pathname === '${to}' && document.readyState === 'complete'`));
    const paint = await tab.evaluate(measure);
    if (paint === 'not prerendered') throw new Error(`${to} was not prerendered.`);
    return typeof paint === 'number' ? paint : undefined;
  } finally {
    await tab.close();
  }
}

async function findLink(tab: PlainTab, href: string): Promise<{ x: number; y: number }> {
  const place = await tab.evaluate(`(() => {
    // A link in the bar below opens a drawer.
    const links = [...document.querySelectorAll('a[href="${href}"]')].filter((one) => !one.closest('link-button'));
    const link = links.find((one) => one.checkVisibility());
    if (!link) return;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = link.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`);
  if (!place) throw new Error(`There is no link to ${href}.`);
  return place as { x: number; y: number };
}

async function movePointer(tab: PlainTab, type: string, x: number, y: number): Promise<void> {
  const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
  await tab.send('Input.dispatchMouseEvent', { type, x, y, ...button });
}

function isPrefetched(tab: PlainTab, url: string): boolean {
  return tab
    .listEvents('Preload.prefetchStatusUpdated')
    .some(({ key, status }) => (key as { url: string }).url === url && status === 'Ready');
}

async function until(isDone: () => unknown): Promise<void> {
  for (let left = 600; !(await isDone()); left -= 1) {
    if (left === 0) throw new Error('The browser has not shown the page within a minute.');
    await setTimeout(100);
  }
}

const hasRules = `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.speculationrules'))`;

/** Resolves to the time of the largest paint after the activation, to nothing, or to why there is none. */
const measure = `new Promise((resolve) => {
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  if (activationStart === 0) return resolve('not prerendered');
  let timer = setTimeout(resolve, ${longestMs});
  new PerformanceObserver((list) => {
    clearTimeout(timer);
    const { startTime } = list.getEntries().at(-1);
    timer = setTimeout(() => resolve(Math.max(0, startTime - activationStart)), ${quietMs});
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

import type { APIRequestContext } from '@playwright/test';
import { hasBooted } from './hydration.ts';
import { openPlainTab, type PlainTab, withoutWorker } from './own-browser/plain-tab.ts';
import { untilCached } from './page-checks.ts';
import { expect, test } from './test.ts';

const site = process.env.SITE_URL ?? '';

let tab: PlainTab;
let request: APIRequestContext;

type Swap = { types: string[]; pictures: string[] };

/** Records, in every document that is left, the types of its view transition and the names of its pictures in it. */
const recordSwap = `addEventListener('pageswap', ({ viewTransition }) => {
  const pictures = [...document.querySelectorAll('picture')].map((one) => getComputedStyle(one).viewTransitionName);
  const types = viewTransition ? [...viewTransition.types] : [];
  sessionStorage.setItem('swap', JSON.stringify({ types, pictures: pictures.filter((name) => name !== 'none') }));
})`;

test.beforeEach(async ({ launchOptions, request: ofTest }) => {
  request = ofTest;
  tab = await openPlainTab(launchOptions.executablePath ?? '');
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: recordSwap });
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: withoutWorker });
  // Before React has started, links are followed by the browser.
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: '*/payload/*' }] });
});
test.afterEach(() => tab.close());

/** A page of the shop that is not cached brings its payload along, and React would follow its links. */
async function open(path: string) {
  await untilCached(request, path);
  await tab.open(site + path);
}

/** Follows a link of the page that is shown, and reads what was recorded. */
async function followLink(selector: string): Promise<Swap> {
  const find = `document.querySelector(${JSON.stringify(selector)})`;
  const isComplete = `document.readyState === 'complete' && ${hasBooted} && ${find} !== null`;
  await expect.poll(() => tab.evaluate(isComplete)).toBe(true);
  const path = String(await tab.evaluate(`${find}.pathname`));
  await untilCached(request, path);
  await tab.evaluate(`sessionStorage.removeItem('swap'); setTimeout(() => ${find}.click())`);
  await expect.poll(() => tab.evaluate('location.pathname')).toBe(path);
  const readSwap = () => tab.evaluate(`sessionStorage.getItem('swap')`);
  await expect.poll(readSwap).toMatch(/^{/);
  return JSON.parse(String(await readSwap())) as Swap;
}

/** Opens a page and follows a link until the next document fades in: a busy browser shows it without. */
async function fade(path: string, selector: string): Promise<Swap> {
  for (;;) {
    await open(path);
    const swap = await followLink(selector);
    if (swap.types.length > 0) return swap;
  }
}

test('one document fades into the next', async () => {
  expect(await fade('/faq', 'header a[href="/kontakt"]')).toEqual({ types: ['document'], pictures: [] });
});

test('nothing fades for visitors who prefer reduced motion', async () => {
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await tab.send('Emulation.setEmulatedMedia', { features });
  await open('/faq');
  expect(await followLink('header a[href="/kontakt"]')).toEqual({ types: [], pictures: [] });
});

test('the picture of a product has one name in the list and on its page', async () => {
  const list = await fade('/shop/uhren', 'main article a');
  const product = await fade(String(await tab.evaluate('location.pathname')), 'header a[href="/kontakt"]');
  expect(product.pictures[0]).toMatch(/^picture-/);
  expect(list.pictures[0]).toBe(product.pictures[0]);
});

test('a page of React’s fades once, in the same document', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('h1').click();
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const { dataset } = document.documentElement;
      dataset.transitions = String(Number(dataset.transitions ?? 0) + 1);
      return start(update);
    };
  });
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  await expect(page.locator('html')).toHaveAttribute('data-transitions', '1');
});

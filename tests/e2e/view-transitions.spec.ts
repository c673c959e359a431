import type { APIRequestContext } from '@playwright/test';
import { hasBooted } from './hydration.ts';
import { openPlainTab, type PlainTab, withoutWorker } from './own-browser/plain-tab.ts';
import { untilCached } from './page-checks.ts';
import { expect, test } from './test.ts';

const site = process.env.SITE_URL ?? '';

let tab: PlainTab;
let request: APIRequestContext;

type Swap = { types: string[]; names: string[] };

/**
 * Records, in every document that is left, the types of its view transition and the names of what it captures, and in
 * the next one what moves.
 */
const recordSwap = `addEventListener('pageswap', ({ viewTransition }) => {
  const names = [...document.querySelectorAll('*')].map((one) => getComputedStyle(one).viewTransitionName);
  const types = viewTransition ? [...viewTransition.types] : [];
  sessionStorage.setItem('swap', JSON.stringify({ types, names: names.filter((name) => name !== 'none') }));
});
addEventListener('pagereveal', ({ viewTransition }) => {
  viewTransition?.ready.then(() => {
    const moving = document.getAnimations().map(({ effect }) => effect.pseudoElement);
    sessionStorage.setItem('moving', JSON.stringify(moving.filter((name) => name?.startsWith('::view-transition'))));
  });
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
  // As a key or a pointer does, which a script's click alone does not.
  const follow = `${find}.focus({ preventScroll: true }); ${find}.click()`;
  await tab.evaluate(`sessionStorage.clear(); setTimeout(() => { ${follow} })`);
  await expect.poll(() => tab.evaluate('location.pathname')).toBe(path);
  const readSwap = () => tab.evaluate(`sessionStorage.getItem('swap')`);
  await expect.poll(readSwap).toMatch(/^{/);
  return JSON.parse(String(await readSwap())) as Swap;
}

type Travel = { swap: Swap; moving: string[] };

/**
 * Opens a page and follows a link until the next document begins with a transition: a busy browser skips it, or begins
 * before the picture is there.
 */
async function travel(path: string, selector: string, isBegun = (_: Travel) => true): Promise<Travel> {
  for (;;) {
    await open(path);
    const swap = await followLink(selector);
    const moving = swap.types.length > 0 && (await readMoving());
    if (moving && isBegun({ swap, moving })) return { swap, moving };
  }
}

/** What moves in the page that is shown; undefined where it has come without a transition. */
async function readMoving(): Promise<string[] | undefined> {
  await expect.poll(() => tab.evaluate(`document.readyState === 'complete'`)).toBe(true);
  const moving = await tab.evaluate(`sessionStorage.getItem('moving')`);
  return moving ? (JSON.parse(String(moving)) as string[]) : undefined;
}

test('one page of content takes the place of another without a transition', async () => {
  await open('/faq');
  expect((await followLink('header a[href="/kontakt"]')).types).toEqual([]);
  expect(await readMoving()).toBeUndefined();
});

test('nothing travels for visitors who prefer reduced motion', async () => {
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await tab.send('Emulation.setEmulatedMedia', { features });
  await open('/shop/uhren');
  expect((await followLink('main article a')).types).toEqual([]);
  expect(await readMoving()).toBeUndefined();
});

test('the picture of the card that was followed travels to the page of its product, and nothing else', async () => {
  const { swap, moving } = await travel('/shop/uhren', 'main article a', (one) => one.moving.length > 0);
  const [name] = swap.names;
  expect(name).toMatch(/^picture-/);
  expect(swap.names).toEqual([name]);
  expect([...new Set(moving)].toSorted()).toEqual([
    `::view-transition-group(${name})`,
    `::view-transition-new(${name})`,
    `::view-transition-old(${name})`,
  ]);
});

test('a picture that the next page does not show goes with its page', async () => {
  await open('/shop/uhren');
  await followLink('main article a');
  const product = String(await tab.evaluate('location.pathname'));
  const { swap, moving } = await travel(product, 'header a[href="/shop"]');
  expect(swap.names).toEqual([expect.stringMatching(/^picture-/)]);
  expect(moving).toEqual([]);
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

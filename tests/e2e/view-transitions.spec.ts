import type { APIRequestContext } from '@playwright/test';
import { hasBooted } from './hydration.ts';
import { openPlainTab, type PlainTab, withoutWorker } from './own-browser/plain-tab.ts';
import { untilCached } from './page-checks.ts';
import { expect, test } from './test.ts';

const site = process.env.SITE_URL ?? '';

let tab: PlainTab;
let request: APIRequestContext;

type Swap = { types: string[]; names: string[] };

/** `moving` lists what the transition animates, `names` what it captures of the page that is shown. */
type Reveal = { outcome: 'without transition' | 'skipped' | 'begun'; names: string[]; moving: string[] };

/** Records how each document is left, with its view transition's types and what it captures, and how it is shown. */
const record = `
const listNames = () => [...document.querySelectorAll('*')]
  .map((one) => getComputedStyle(one).viewTransitionName)
  .filter((name) => name !== 'none');
addEventListener('pageswap', ({ viewTransition }) => {
  const types = viewTransition ? [...viewTransition.types] : [];
  sessionStorage.setItem('swap', JSON.stringify({ types, names: listNames() }));
});
addEventListener('pagereveal', async ({ viewTransition }) => {
  const reveal = { outcome: 'without transition', names: [], moving: [] };
  if (viewTransition) {
    reveal.outcome = await viewTransition.ready.then(() => 'begun', () => 'skipped');
    reveal.names = listNames();
    const moving = document.getAnimations().map(({ effect }) => effect.pseudoElement);
    reveal.moving = moving.filter((name) => name?.startsWith('::view-transition'));
  }
  sessionStorage.setItem('reveal', JSON.stringify(reveal));
})`;

test.beforeEach(async ({ launchOptions, request: ofTest }) => {
  request = ofTest;
  tab = await openPlainTab(launchOptions.executablePath ?? '');
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: record });
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

/** Follows the first visible link of the page that is shown, and reads what was recorded. */
async function followLink(selector: string): Promise<{ swap: Swap; reveal: Reveal }> {
  const find = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())`;
  const isComplete = `document.readyState === 'complete' && ${hasBooted} && ${find} !== undefined`;
  await expect.poll(() => tab.evaluate(isComplete)).toBe(true);
  const path = String(await tab.evaluate(`${find}.pathname`));
  await untilCached(request, path);
  // As by a key. A pointer that presses a link to a page of content has it prerendered, without what records.
  const follow = `${find}.focus(); ${find}.click()`;
  await tab.evaluate(`sessionStorage.clear(); setTimeout(() => { ${follow} })`);
  await expect.poll(() => tab.evaluate('location.pathname')).toBe(path);
  return { swap: (await readRecord('swap')) as Swap, reveal: (await readRecord('reveal')) as Reveal };
}

async function readRecord(name: string): Promise<unknown> {
  const read = () => tab.evaluate(`sessionStorage.getItem('${name}')`);
  await expect.poll(read).toMatch(/^{/);
  return JSON.parse(String(await read()));
}

const mostAttempts = 10;

/**
 * Opens a page and follows a link until the next document begins with a transition: a busy browser skips it, or begins
 * before the picture is there.
 */
async function travel(path: string, selector: string, isBegun = (_: Reveal) => true) {
  for (let attempt = 1; ; attempt += 1) {
    await open(path);
    const followed = await followLink(selector);
    const { reveal } = followed;
    if ((reveal.outcome === 'begun' && isBegun(reveal)) || attempt === mostAttempts) return followed;
  }
}

test('one page of content takes the place of another without a transition', async () => {
  await open('/faq');
  const { swap, reveal } = await followLink('main a[href="/kontakt"]');
  expect(swap.types).toEqual([]);
  expect(reveal.outcome).toBe('without transition');
});

test('nothing travels for visitors who prefer reduced motion', async () => {
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await tab.send('Emulation.setEmulatedMedia', { features });
  await open('/shop/uhren');
  const { swap, reveal } = await followLink('main article a');
  expect(swap.types).toEqual([]);
  expect(reveal.outcome).toBe('without transition');
});

test('the picture of the card that was followed travels to the page of its product, and nothing else', async () => {
  const { swap, reveal } = await travel('/shop/uhren', 'main article a', ({ moving }) => moving.length > 0);
  const [name] = swap.names;
  expect(name).toMatch(/^picture-/);
  expect(swap).toEqual({ types: ['document'], names: [name] });
  expect(reveal.names).toEqual([name]);
  expect([...new Set(reveal.moving)].toSorted()).toEqual([
    `::view-transition-group(${name})`,
    `::view-transition-new(${name})`,
    `::view-transition-old(${name})`,
  ]);
});

test('on the way out of a product’s page nothing is captured', async () => {
  await open('/shop/uhren');
  await followLink('main article a');
  await open(String(await tab.evaluate('location.pathname')));
  const { swap, reveal } = await followLink('header a[href="/"]');
  expect(swap.names).toEqual([]);
  expect(reveal.outcome).toBe('without transition');
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

import { untilIdle } from './offline-site.ts';
import { openPlainTab, type PlainTab, touch } from './own-browser/plain-tab.ts';
import { expect, test } from './test.ts';

const site = process.env.SITE_URL ?? '';

let tab: PlainTab;

test.beforeEach(async ({ launchOptions }) => {
  tab = await openPlainTab(launchOptions.executablePath ?? '');
  // The first worker takes over its page, which a browser cannot do in the cache.
  await openStarted('/faq');
  const readState = () => tab.evaluate('document.documentElement.dataset.offline');
  await expect.poll(readState, untilIdle).toBe('available');
});
test.afterEach(() => tab.close());

/** Opens a page and uses it, so that all of its scripts run. */
async function openStarted(path: string) {
  await tab.open(site + path);
  await expect.poll(() => tab.evaluate('location.pathname + location.search')).toBe(path);
  // A page that is left before has no history entry of its own.
  await expect.poll(() => tab.evaluate('document.readyState')).toBe('complete');
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', x: 1, y: 1, button: 'left', clickCount: 1 });
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x: 1, y: 1, button: 'left', clickCount: 1 });
  // The offline page has no field to touch.
  if (path !== '/offline') await expect.poll(() => tab.evaluate(touch)).toBe('true');
}

/** A headless shell has no back/forward cache, but lists everything else that prevents a page from being in it. */
const ofTheShell = new Set(['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']);

/** Leaves the page for another document, one that loads nothing, and goes back: what kept the page from the back/forward cache. */
async function findBlockers(): Promise<string[]> {
  await tab.evaluate(`addEventListener('pageshow', ({ persisted }) => { window.wasRestored = persisted })`);
  const path = await tab.evaluate('location.pathname');
  const before = tab.listEvents('Page.backForwardCacheNotUsed').length;
  await tab.evaluate(`setTimeout(() => location.assign('/robots.txt'))`);
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/robots.txt');
  await expect.poll(() => tab.evaluate('document.readyState')).toBe('complete');
  await tab.evaluate('setTimeout(() => history.back())');
  await expect.poll(() => tab.evaluate('location.pathname')).toBe(path);
  const listReasons = () =>
    tab
      .listEvents('Page.backForwardCacheNotUsed')
      .slice(before)
      .flatMap(({ notRestoredExplanations }) => notRestoredExplanations as { reason: string }[])
      .map(({ reason }) => reason);
  await expect
    .poll(async () => (await tab.evaluate('window.wasRestored')) === true || listReasons().length > 0)
    .toBe(true);
  return listReasons().filter((reason) => !ofTheShell.has(reason));
}

const kinds = {
  content: [
    ...['/', '/kontakt', '/faq', '/einblicke', '/einblicke/die-richtige-ringgroesse', '/terminvereinbarung'],
    ...['/newsletter', '/datenschutz', '/trauringe/studio', '/offline'],
  ],
  shop: [
    ...[
      '/shop',
      '/shop/uhren?sort=price',
      '/shop/marke/corvenay',
      '/shop/produkt/bead-morgentau',
      '/shop/suche?q=ring',
    ],
    ...['/shop/vergleich', '/shop/anfrage?form=reservation&piece=501'],
  ],
  'the visitor’s own': ['/shop/merkliste', '/shop/warenkorb', '/shop/kasse'],
};

for (const [kind, paths] of Object.entries(kinds)) {
  test(`Back restores pages as they were left: ${kind}`, async () => {
    for (const path of paths) {
      await openStarted(path);
      expect(await findBlockers(), path).toEqual([]);
    }
  });
}

test('a listener that prevents it is found', async () => {
  await openStarted('/faq');
  await tab.evaluate(`addEventListener('unload', () => {})`);
  expect(await findBlockers()).toContain('UnloadHandlerExistsInMainFrame');
});

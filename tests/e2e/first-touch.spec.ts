import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { hydrate, openBooted, untilBooted, untilHydrated } from './hydration.ts';
import { closeOpenedTab } from './opened-tab.ts';
import { expect, test } from './test.ts';

test.use({ isTouched: false });

/** The chunk of React and the router. */
const react = '**/assets/frame-*.js';

/** Holds the chunk back. @returns delivers it */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(react, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The scripts that a page has loaded, with their bytes (gzip). */
function watchScripts(page: Page): Promise<number>[] {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  return sizes;
}

const sum = async (sizes: readonly Promise<number>[]) =>
  (await Promise.all(sizes)).reduce((total, size) => total + size, 0);

/** The map's gate, whose content React shows. */
const findGate = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Einmal laden' }).first();

/** Everything that a reader does: nothing of it touches a control. */
async function lookAround(page: Page): Promise<void> {
  // Beside the studio's drawing, which comes to life under the pointer.
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press('PageDown');
  const links = page.getByRole('contentinfo').getByRole('link');
  // The page for a display has none.
  if ((await links.count()) > 0) await links.first().hover();
}

/** With the consent banner, which only a first visit shows, a page may load little more than without. */
const bytes = { first: 10_250, later: 10_000 };
/** What turns the slides of the page for a display, and loads it again. */
const displayBytes = 800;
/** What keeps the draft of a form, with the names of its files, which differ by some bytes between builds. */
const draftBytes = 1_100;

/** The script, the styles and the words of the banner. */
const bannerRequests = 3;

const read = [
  ...['/', '/kontakt', '/impressum', '/einblicke', '/en/contact', '/fr', '/trauringe/studio', '/gibt-es-nicht'],
  ...['/datenschutz', '/terminvereinbarung', '/newsletter', '/einblicke/die-richtige-ringgroesse', '/faq', '/display'],
];
/** Lists, products and search, as a server sends them that has not read them yet, or from its cache. */
const shop = ['/shop', '/shop/uhren', '/en/shop/watches', '/shop/marke/corvenay', '/shop/suche?q=ring'];
const products = ['corvenay-reserve-39', 'bead-morgentau'].map((slug) => `/shop/produkt/${slug}`);
/** The page for a display loads itself again, to show what is new. */
const refreshing = new Set(['/display']);
const withDraft = new Set(['/kontakt', '/en/contact']);
/** Other pages ask in the same way. */
const asking = new Set(['/', '/kontakt', '/trauringe/studio', '/fr']);

function findExtra(path: string): number {
  if (withDraft.has(path)) return draftBytes;
  return refreshing.has(path) ? displayBytes : 0;
}

for (const path of [...read, ...shop, ...products]) {
  const extra = findExtra(path);
  for (const visit of asking.has(path) ? (['first', 'later'] as const) : (['later'] as const)) {
    test.describe(`at a ${visit} visit`, () => {
      if (visit === 'first') test.use({ isNewVisitor: true });

      test(`${path} is read without React, by about ten kilobytes of scripts and nine requests beside pictures`, async ({
        page,
      }) => {
        const sizes = watchScripts(page);
        const requests: string[] = [];
        page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`));
        await page.goto(path);
        await expect(page.locator('consent-banner section')).toHaveCount(visit === 'first' ? 1 : 0);
        await lookAround(page);
        await page.waitForLoadState('networkidle');
        expect(requests.filter((request) => /\/(?:assets\/frame-|payload\/)/.test(request))).toEqual([]);
        const others = requests.filter((request) => !/^image |\/icons\.svg/.test(request));
        expect(others.length, others.join('\n')).toBeLessThanOrEqual(
          9 + (visit === 'first' ? bannerRequests : 0) + (refreshing.has(path) ? 1 : 0),
        );
        expect(await sum(sizes)).toBeLessThanOrEqual(bytes[visit] + extra);
        await expect(page.locator('html')).not.toHaveAttribute('data-alive');
      });
    });
  }
}

test('a page without opening hours loads no code for those of the closed drawer', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/impressum');
  await page.waitForLoadState('networkidle');
  const hours = () => loaded.filter((url) => /fill-opening|opening-hours/.test(url));
  expect(hours()).toEqual([]);
  await page.getByRole('button', { name: 'Kontakt' }).click();
  await expect(page.getByRole('dialog').locator('opening-status')).not.toBeEmpty();
  expect(hours().length).toBeGreaterThan(0);
});

for (const way of ['click', 'key', 'tap'] as const) {
  test.describe(`with a ${way}`, () => {
    test.use({ hasTouch: way === 'tap' });

    test('a control that React owns works at the first touch, although React is slow', async ({ page }) => {
      const deliver = await holdReact(page);
      await openBooted(page, '/kontakt');
      const button = findGate(page);
      const asked = page.waitForRequest(react);
      if (way === 'key') {
        await button.focus();
        await page.keyboard.press('Enter');
      } else await button[way]();
      await asked;
      await expect(button).toHaveAttribute('aria-busy', 'true');
      deliver();
      await untilHydrated(page);
      await expect(page.locator('main iframe')).toBeAttached();
    });
  });
}

test('without React’s code the visitor is told, and links and forms work', async ({ page }) => {
  await page.route(react, (route) => route.fulfill({ status: 404, body: 'gone' }));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await openBooted(page, '/kontakt');
  await findGate(page).click();
  await expect(page.getByRole('alert')).toContainText('Ein Teil dieser Seite fehlt');
  await expect(findGate(page)).not.toHaveAttribute('aria-busy');
  expect(loads).toBe(1);
  await page.getByRole('searchbox').first().fill('ring');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\/suche\?q=ring$/);
});

test('a page that lacks React’s code can be loaded again', async ({ page }) => {
  let isGone = true;
  await page.route(react, (route) => (isGone ? route.abort() : route.continue()));
  await openBooted(page, '/kontakt');
  await findGate(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  isGone = false;
  await page.getByRole('alert').getByRole('link', { name: 'Neu laden' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await untilBooted(page);
  await findGate(page).click();
  await expect(page.locator('main iframe')).toBeAttached();
});

test('the note that a part is missing moves nothing under the finger', async ({ page }) => {
  await page.route(react, (route) => route.abort());
  await openBooted(page, '/shop/produkt/bead-morgentau');
  const more = page.getByRole('main').getByRole('button', { name: 'Eins mehr' });
  const note = page.getByRole('alert');
  await more.scrollIntoViewIfNeeded();
  const place = await more.boundingBox();
  const press = async () => {
    await more.click();
    await expect(more).not.toHaveAttribute('aria-busy');
    await expect(note).toBeInViewport({ ratio: 1 });
    expect(await more.boundingBox()).toEqual(place);
    return note.elementHandle();
  };
  const former = await press();
  await press();
  expect(await former?.evaluate(({ isConnected }) => isConnected), 'the second try has a note of its own').toBe(false);
});

test('without a network the visitor is told as well', async ({ page }) => {
  await openBooted(page, '/kontakt');
  await page.route('**', (route) => route.abort());
  await findGate(page).click();
  await expect(page.getByRole('alert')).toContainText('Ein Teil dieser Seite fehlt');
  await expect(findGate(page)).not.toHaveAttribute('aria-busy');
});

test('while the payload cannot be fetched the visitor is told, and the click is kept', async ({ page }) => {
  await openBooted(page, '/kontakt');
  let isDown = true;
  await page.route('**/payload/*', (route) => (isDown ? route.abort() : route.continue()));
  await findGate(page).click();
  await expect(page.getByRole('alert')).toContainText('Ein Teil dieser Seite fehlt');
  isDown = false;
  await untilHydrated(page);
  await expect(page.locator('main iframe')).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a click that the shop cannot handle is not lost by a reload: the visitor is told', async ({ page }) => {
  const isGone = Promise.withResolvers<void>();
  await page.route(react, async (route) => {
    await isGone.promise;
    await route.fulfill({ status: 404, body: 'gone' });
  });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.goto('/shop/produkt/bead-morgentau', { waitUntil: 'commit' });
  await untilBooted(page);
  const more = page.getByRole('main').getByRole('button', { name: 'Eins mehr' });
  // The heading, above which the visitor is told, is out of sight.
  await page.setViewportSize({ width: 375, height: 500 });
  await more.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  isGone.resolve();
  await expect(page.getByRole('alert')).toContainText('Ein Teil dieser Seite fehlt');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(more).not.toHaveAttribute('aria-busy');
  expect(loads).toBe(1);
});

test.describe('a click that waits while a component’s code is missing', { tag: '@one-language' }, () => {
  const address = '/shop/produkt/bead-morgentau';
  const findMore = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Eins mehr' });

  /** Clicks before React has come, whose code then lacks that of the product as often as the page is loaded. */
  async function clickEarly(page: Page, lacking: number): Promise<void> {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    await page.route('**/assets/product-page-*.js', (route) =>
      loads <= lacking ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    );
    const deliver = await holdReact(page);
    await page.goto(address, { waitUntil: 'commit' });
    await untilBooted(page);
    await findMore(page).click();
    await expect(findMore(page)).toHaveAttribute('aria-busy', 'true');
    deliver();
    await expect.poll(() => loads).toBe(2);
  }

  test('is delivered after the reload, once', async ({ page }) => {
    // Clicks that the visitor has not made themselves, on both pages.
    await page.addInitScript(() =>
      addEventListener(
        'click',
        ({ isTrusted }) => {
          if (!isTrusted) localStorage.setItem('delivered', `${localStorage.getItem('delivered') ?? ''}+`);
        },
        { capture: true },
      ),
    );
    // A second file that is missing finds the page leaving, which holds the click no more and has nothing to tell.
    await page.addInitScript(() =>
      addEventListener('vite:preloadError', (event) =>
        queueMicrotask(() => event.cancelable && event.defaultPrevented && dispatchEvent(new Event(event.type))),
      ),
    );
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('A part of this page is missing')) told.push(message.text());
    });
    await clickEarly(page, 1);
    await expect(page.getByRole('spinbutton', { name: 'Anzahl' })).toHaveValue('2');
    await expect(findMore(page)).not.toHaveAttribute('aria-busy');
    expect(await page.evaluate(() => sessionStorage.getItem('held-clicks'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('delivered'))).toBe('+');
    expect(told).toEqual([]);
  });

  test('is forgotten where the page comes half a minute later', async ({ page }) => {
    await openBooted(page, '/kontakt');
    const gate = findGate(page);
    for (const [ageMs, frames] of [
      [31_000, 0],
      [5_000, 1],
    ] as const) {
      await gate.evaluate(
        (control, age) =>
          sessionStorage.setItem('held-clicks', `${Date.now() - age} ${location.href}\n0 ${control.outerHTML}`),
        ageMs,
      );
      await page.reload();
      await untilBooted(page);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('held-clicks'))).toBeNull();
      if (frames === 0) await expect(gate).not.toHaveAttribute('aria-busy');
      await expect(page.locator('main iframe')).toHaveCount(frames);
    }
  });

  test('is told when the renewed page has no such control', async ({ page }) => {
    let loads = 0;
    await page.route(`**${address}`, async (route) => {
      loads += 1;
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: loads > 1 ? html.replaceAll('"Eins mehr"', '"Mehr davon"') : html });
    });
    await clickEarly(page, 1);
    await expect(page.getByRole('alert')).toContainText('Ihr Klick ist dabei verloren gegangen');
  });

  test('is released and told when the code is still missing', async ({ page }) => {
    await clickEarly(page, 2);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  });
});

test('clicks before the shop’s code has arrived are not lost', async ({ page }) => {
  const deliver = await holdReact(page);
  await page.goto('/shop/produkt/bead-morgentau', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const [more, keep] = [main.getByRole('button', { name: 'Eins mehr' }), main.getByRole('button', { name: /^Merken/ })];
  await untilBooted(page);
  for (const button of [more, more, keep.first()]) {
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  }
  deliver();
  await expect(main.getByRole('spinbutton', { name: 'Anzahl' })).toHaveValue('3');
  await expect(keep.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(more).not.toHaveAttribute('aria-busy');
});

test.describe('before the entry has run', () => {
  test.use({ hasTouch: true });

  /** Opens a page whose entry waits; returns what lets it arrive. */
  async function openWithoutEntry(page: Page, path: string): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const [, entry = ''] = /\bimport\("(\/assets\/[^"]+)"\)/.exec(await (await page.request.get(path)).text()) ?? [];
    expect(entry, path).not.toBe('');
    await page.route(`**${entry}`, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return resolve;
  }

  test('buttons that are pressed are pressed once it has', async ({ page }) => {
    const deliver = await openWithoutEntry(page, '/shop/produkt/bead-morgentau');
    const main = page.getByRole('main');
    const more = main.getByRole('button', { name: 'Eins mehr' });
    const keep = main.getByRole('button', { name: /^Merken/ }).first();
    await more.click();
    await keep.tap();
    await more.press('Enter');
    deliver();
    await expect(main.getByRole('spinbutton', { name: 'Anzahl' })).toHaveValue('3');
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
  });

  test('a filter that is chosen is applied once it has', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const deliver = await openWithoutEntry(page, '/shop/uhren');
    await page.locator('main form input[type=checkbox]').first().check();
    deliver();
    await expect(page).toHaveURL(/\/shop\/uhren\?\w+=/);
  });

  test('the filters of a narrow screen, opened in place by then, open as a sheet once it has', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const deliver = await openWithoutEntry(page, '/shop/uhren');
    await page.locator('summary[data-sheet]').click();
    deliver();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a box outside of a form is ticked once it has, and its answer is stored', async ({ page }) => {
    const deliver = await openWithoutEntry(page, '/datenschutz');
    const box = page.locator('#count-visits');
    const wasChecked = await box.isChecked();
    await box.click();
    deliver();
    await untilHydrated(page);
    await expect(box).toBeChecked({ checked: !wasChecked });
    await page.reload();
    await hydrate(page);
    await expect(box).toBeChecked({ checked: !wasChecked });
  });

  test('a map that is allowed is loaded once it has', async ({ page }) => {
    const deliver = await openWithoutEntry(page, '/kontakt');
    await findGate(page).click();
    deliver();
    await expect(page.locator('main iframe')).toBeAttached();
  });
});

test('a click whose control React has replaced is told', { tag: '@one-language' }, async ({ page, mismatches }) => {
  await page.route('/shop/produkt/bead-morgentau', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('In den Warenkorb', 'Auf den Ladentisch');
    await route.fulfill({ response, body });
  });
  const deliver = await holdReact(page);
  await openBooted(page, '/shop/produkt/bead-morgentau');
  await page.getByRole('main').getByRole('button', { name: 'Eins mehr' }).click();
  deliver();
  await expect(page.getByRole('alert')).toContainText('Ihr Klick ist dabei verloren gegangen');
  await expect(page.getByRole('button', { name: 'In den Warenkorb' }).first()).toBeVisible();
  expect(mismatches).not.toEqual([]);
  mismatches.length = 0;
});

test('a quantity that was typed before React is what a click puts into the cart', { tag: '@one-language' }, async ({
  page,
}) => {
  const deliver = await holdReact(page);
  await openBooted(page, '/shop/produkt/bead-morgentau');
  const main = page.getByRole('main');
  const count = main.getByRole('spinbutton', { name: 'Anzahl', exact: true });
  await count.fill('3');
  await main.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  deliver();
  await expect(page.locator('cart-count').first()).toContainText('3');
  await expect(count).toHaveValue('3');
});

test('a click on a heart that fills before it is handled does not empty it', { tag: '@one-language' }, async ({
  page,
  context,
}) => {
  const deliver = await holdReact(page);
  await openBooted(page, '/shop/produkt/bead-morgentau');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Merken/ })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  const other = await context.newPage();
  await other.goto('/shop/produkt/bead-morgentau');
  await hydrate(other);
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Merken/ })
    .first()
    .click();
  await expect(page.locator('wishlist-count').first()).toContainText('1');
  deliver();
  await untilHydrated(page);
  await expect(heart).not.toHaveAttribute('aria-busy');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('Back before the shop’s code has arrived shows the page that the address names', async ({ page }) => {
  await page.goto('/shop/trauringe');
  await hydrate(page);
  const card = page.getByRole('main').getByRole('article').first();
  const heading = page.getByRole('heading', { level: 1 });
  const list = (await heading.textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/produkt\//);
  await expect(heading).not.toHaveText(list);
  const deliver = await holdReact(page);
  await page.reload({ waitUntil: 'commit' });
  await untilBooted(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/shop\/trauringe$/);
  await expect(heading).toHaveText(list);
  deliver();
});

test('a click that waits is forgotten when the visitor leaves', async ({ page }) => {
  const deliver = await holdReact(page);
  await openBooted(page, '/kontakt');
  await findGate(page).click();
  await expect(findGate(page)).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(findGate(page)).not.toHaveAttribute('aria-busy');
  deliver();
  await untilHydrated(page);
  await findGate(page).focus();
  await expect(page.locator('main iframe')).toHaveCount(0);
  await findGate(page).click();
  await expect(page.locator('main iframe')).toBeAttached();
});

test('clicks on several controls are delivered in their order', async ({ page }) => {
  const deliver = await holdReact(page);
  await openBooted(page, '/datenschutz');
  const [open, reset] = [
    page.getByRole('main').getByRole('button').nth(0),
    page.getByRole('main').getByRole('button').nth(1),
  ];
  await page.evaluate(() => {
    Object.assign(globalThis, { heard: [] });
    addEventListener('ask-consents', ({ target }) => {
      const heard: unknown = Reflect.get(globalThis, 'heard');
      if (Array.isArray(heard) && target instanceof HTMLElement) heard.push(target.textContent);
    });
  });
  await open.click();
  await reset.click();
  deliver();
  const texts = [await open.textContent(), await reset.textContent()];
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual(texts);
});

test('plain controls work while React waits for its payload', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const deliver = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  await page.route('**/payload/*', async (route) => {
    isHeld.resolve();
    await deliver.promise;
    await route.continue();
  });
  await openBooted(page, '/kontakt');
  await page.locator('[role=searchbox]').first().dispatchEvent('focusin');
  await isHeld.promise;
  // React listens from its first attempt to hydrate on.
  await expect
    .poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('_reactListening'))))
    .toBe(true);
  await page.locator('select[name=int-color-mode]').selectOption('Dunkel');
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  deliver.resolve();
  await untilHydrated(page);
});

test('the drawing of the wedding-ring studio comes to life under the pointer', async ({ page }) => {
  await openBooted(page, '/trauringe/studio');
  const loading = page.waitForRequest(react);
  await page.getByRole('img', { name: 'Ring 1 von oben' }).hover();
  await loading;
  await untilHydrated(page);
});

test('a link that React follows within the page is held for it, unless it opens another tab', async ({ page }) => {
  const deliver = await holdReact(page);
  await openBooted(page, '/trauringe/studio?size=54,62');
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  const tab = page.getByRole('link', { name: 'Ring 2', exact: true });
  await tab.click({ modifiers: ['ControlOrMeta'] });
  await closeOpenedTab(page, /edit=2$/);
  await expect(tab).not.toHaveAttribute('aria-busy');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  deliver();
  await expect(page).toHaveURL(/edit=2$/);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSame'))).toBe(true);
});

test('a link that is to open another tab is left to the browser before the entry has run', async ({ page }) => {
  const deliver = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await deliver.promise;
    await route.continue();
  });
  await page.goto('/trauringe/studio?size=54,62', { waitUntil: 'commit' });
  const tab = page.getByRole('link', { name: 'Ring 2', exact: true });
  await tab.click({ modifiers: ['ControlOrMeta'] });
  await closeOpenedTab(page, /edit=2$/);
  deliver.resolve();
  // React starts for what was touched, and hears no click again.
  await untilHydrated(page);
  await expect(tab).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(/size=54,62$/);
});

test('without React’s code the browser follows such a link', async ({ page }) => {
  await page.route(react, (route) => route.abort());
  await openBooted(page, '/trauringe/studio?size=54,62');
  await page.getByRole('link', { name: 'Ring 2', exact: true }).click();
  await expect(page).toHaveURL(/edit=2$/);
});

test('a choice that is made before React has arrived is applied', async ({ page }) => {
  const deliver = await holdReact(page);
  await openBooted(page, '/trauringe/studio?size=54,62');
  await page.locator('input[name=alloy][value="950-platinum"]').check();
  deliver();
  await expect(page).toHaveURL(/alloy=950-platinum/);
  await expect(page.getByText(/ · Platin 950, /).first()).toBeVisible();
});

test('a variant that is chosen before React has arrived is in the address', { tag: '@one-language' }, async ({
  page,
}) => {
  const deliver = await holdReact(page);
  await openBooted(page, '/shop/produkt/kette-wegwarte');
  const first = page.locator('input[name=variant]').first();
  await first.check();
  deliver();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await expect(first).toBeChecked();
});

test.describe('a product before anybody has touched it', { tag: '@one-language' }, () => {
  const product = '/shop/produkt/bead-morgentau';

  test('is noted as viewed, and the next one lists it without React', async ({ page }) => {
    await page.goto(product);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('int-recently-viewed')))
      .toContain('bead-morgentau');
    await page.goto('/shop/produkt/corvenay-reserve-39');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const shelf = page.getByRole('region', { name: 'Zuletzt angesehen' });
    await expect(shelf.getByRole('link')).toHaveAttribute('href', product);
    await shelf.getByRole('button', { name: 'Verlauf löschen' }).click();
    await expect(shelf).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
  });

  test('has the bar with price and button on a narrow screen, whose click is not lost', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 760 });
    const deliver = await holdReact(page);
    await page.goto(product);
    const bar = page.locator('.buy-bar');
    await expect(bar).toContainText('€');
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
    await bar.getByRole('button').click();
    await expect(bar.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    deliver();
    await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible();
  });

  test('starts React where it is on the wishlist, whose button says so', async ({ page }) => {
    await openBooted(page, product);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Merken/ })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(1);
  });

  test('leads back to the list as it was left', async ({ page }) => {
    await page.goto('/shop/uhren?sort=price');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/shop\/produkt\//);
    // What makes the link one back, which notes the product as well.
    const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect.poll(() => page.evaluate(() => localStorage.getItem('int-recently-viewed'))).toContain(slug);
    await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
    await expect(page).toHaveURL('/shop/uhren?sort=price');
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
  });
});

test('a filter that is chosen before React has arrived is applied', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const deliver = await holdReact(page);
  await openBooted(page, '/shop/uhren');
  const filters = page.locator('main details').first();
  await expect(filters).toHaveAttribute('open');
  await page.locator('#filters input[type=checkbox], main form input[type=checkbox]').first().check();
  deliver();
  await expect(page).toHaveURL(/\/shop\/uhren\?\w+=/);
});

test('without React’s code the browser applies a filter', { tag: '@one-language' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(react, (route) => route.abort());
  await openBooted(page, '/shop/uhren');
  await page.locator('main form input[type=checkbox]').first().check();
  await expect(page).toHaveURL(/\/shop\/uhren\?\w+=/);
});

test('the filters of a narrow screen open at the first tap, and in place without React’s code', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const deliver = await holdReact(page);
  await openBooted(page, '/shop/uhren');
  const opener = page.locator('summary[data-sheet]');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  deliver();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.route(react, (route) => route.abort());
  await openBooted(page, '/shop/schmuck');
  await opener.click();
  await expect(page.getByRole('alert')).toContainText('Ein Teil dieser Seite fehlt');
  await expect(page.locator('main details').first()).toHaveAttribute('open');
});

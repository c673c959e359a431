import type { Page } from '@playwright/test';
import { getMessages } from '../../src/i18n/messages.ts';
import { productPaths, products } from '../product-routes.ts';
import { untilHydrated } from './hydration.ts';
import {
  expectAccessible,
  expectNoOverflow,
  expectWithinBudget,
  measureOverflow,
  openCachedPage,
} from './page-checks.ts';
import { stubPictures } from './stub-pictures.ts';
import { tabThroughPage } from './tab-through-page.ts';
import { expect, test } from './test.ts';

const { language: german, path: start } = productPaths[0];
const hrefOf = (slug: string, root = start) => `${root}/${slug}`;
const price = '.product-choice__price:visible';
const options = (page: Page) => page.getByRole('radio');

test.beforeEach(({ page }) => stubPictures(page));

for (const { language, path, words } of productPaths) {
  test(`a product page shows description, price and delivery time in ${language}`, async ({
    page,
    baseURL,
    request,
  }) => {
    const kept = { site: baseURL ?? '', path: hrefOf(products.plain, path) };
    const { problems, weigh, response } = await openCachedPage(page, request, kept);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.locator(price)).toContainText('€');
    for (const said of words) await expect(main).toContainText(said);
    await expect(page.getByText(/\{\w+\}/)).toHaveCount(0);
    expectWithinBudget(await weigh(), { script: 112.2, html: 10.5, scriptFiles: 7, requests: 13 });
    expect(problems.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
  });

  test(`no kind of product has an overflow in ${language}, and none an accessibility violation in German`, async ({
    page,
  }) => {
    for (const slug of [products.wedding, products.engraved, products.reduced]) {
      await test.step(slug, async () => {
        // The one before it was left narrow, where a bar at the bottom has the price as well.
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(hrefOf(slug, path));
        await expect(page.locator(price)).toBeVisible();
        await expect(page.locator('.product-page__details')).toBeVisible();
        await (language === german ? expectAccessible(page) : expectNoOverflow(page));
      });
    }
  });
}

test('the shop that stocks a size is named, also in the reservation form, and not without stock', async ({ page }) => {
  await page.goto(hrefOf(products.someGone));
  const lies = page.locator('.product-form__stock').getByRole('listitem');
  await expect(lies).toHaveText([/^Juwelier Vierlinden: \d\d/]);
  await page.locator('button[name=reservation]').click();
  const label = page.locator('label[for=reservation-branch]');
  await expect(label).toContainText(/ \(\d\d/);
  await page.goto(hrefOf(products.plain));
  await expect(page.locator('.product-form__actions')).toBeVisible();
  await expect(lies).toHaveCount(0);
});

test.describe('variants', () => {
  test('have a price range until one is chosen, then its price, which is in the address too', async ({ page }) => {
    await page.goto(hrefOf(products.kinds));
    // The page's own code may come after its `load`.
    await untilHydrated(page);
    await expect(page.locator(price)).toHaveText(/^[\d.,]+\s€ bis .+\s€$/);
    const first = options(page).first();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await first.check();
    await expect(page.locator(price)).toHaveText(/^[\d.,]+\s€$/);
    await expect(page).toHaveURL(/\?variant=\d+$/);
    expect(requests.filter((url) => !/\/(?:media|guarantee)\/|favicon|register-worker/.test(url))).toEqual([]);
    await page.reload();
    await expect(options(page).first()).toBeChecked();
    await expect(page.locator(price)).toHaveText(/^[\d.,]+\s€$/);
    await page.getByRole('link', { name: 'Auswahl aufheben' }).click();
    await expect(page.locator(price)).toHaveText(/ bis /);
    await expect(page).toHaveURL(hrefOf(products.kinds));
  });

  test('stay chosen in another language', async ({ page }) => {
    await page.goto(hrefOf(products.kinds));
    await options(page).first().check();
    await expect(page).toHaveURL(/\?variant=\d+$/);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/.*\?variant=\d+$/);
    await expect(options(page).first()).toBeChecked();
  });

  test('that are sold out can be chosen by keyboard, and offer a back-in-stock alert instead of the cart', async ({
    page,
  }) => {
    await page.goto(hrefOf(products.someGone));
    const { cart, product, stockAlert } = getMessages('de');
    const [add, tell] = [cart.add, stockAlert.open].map((name) =>
      page.getByRole('button', { name, exact: true }).first(),
    );
    if (!add || !tell) throw new Error('There are two buttons.');
    await expect(add).toBeVisible();
    await expect(tell).toBeHidden();
    const gone = page.getByRole('radio', { name: new RegExp(product.soldOut) }).first();
    await gone.focus();
    await page.keyboard.press('Space');
    await expect(gone).toBeChecked();
    await expect(page.locator('.product-choice__state')).toContainText(product.soldOut);
    await expect(add).toHaveCount(0);
    await expect(tell).toBeVisible();
    await expectAccessible(page);
    // Enter at a variant chooses it and presses no button, whether the button is seen or not.
    for (const one of [page.getByRole('radio').first(), gone]) {
      const value = await one.getAttribute('value');
      await one.focus();
      await page.keyboard.press('Space');
      const [sent] = await Promise.all([
        page.waitForRequest((request) => request.isNavigationRequest()),
        // A key that is pressed before would go to the page that leaves.
        page.waitForEvent('load'),
        page.keyboard.press('Enter'),
      ]);
      expect(new URL(sent.url()).search).toBe(`?variant=${value}`);
      await expect(one).toBeChecked();
    }
    const variant = await gone.getAttribute('value');
    await tell.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`\\?variant=${variant}&alert=\\d+$`));
    await expect(page.locator('#stock-alert-variant')).toHaveValue(variant ?? '');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
  });

  test('reset the quantity to one when the choice is cleared', async ({ page }) => {
    await page.goto(hrefOf(products.kinds));
    const made = page.getByRole('radio', { name: /Auf Bestellung/ });
    await made.first().check();
    const count = page.getByRole('spinbutton', { name: 'Anzahl' });
    await page.getByRole('button', { name: 'Eins mehr' }).click();
    await expect(count).toHaveValue('2');
    await count.fill('99');
    await expect(count).toHaveValue('10');
    await expect(page.getByText('Gewünscht waren 99, zu haben sind 10.')).toBeVisible();
    await page.getByRole('button', { name: 'Eins weniger' }).click();
    await expect(page.getByText(/Gewünscht waren/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Auswahl aufheben' }).click();
    await made.first().check();
    await expect(count).toHaveValue('1');
  });

  test('ignore an unknown id', async ({ page }) => {
    const unknown = ['0', '-1', '999999999', '1e5', '__proto__', '%3Cscript%3E', "1'%20or%201=1", 'x'.repeat(2000)];
    for (const variant of unknown) {
      const id = variant.slice(0, 20);
      const response = await page.goto(`${hrefOf(products.kinds)}?variant=${variant}`);
      expect.soft(response?.status(), id).toBe(200);
      await expect.soft(page.locator(price), id).toHaveText(/ bis /);
      await expect.soft(page.locator('input:checked'), id).toHaveCount(0);
    }
  });
});

test('a reduction refers to the lowest price of 30 days', async ({ page }) => {
  await page.goto(hrefOf(products.reduced));
  const main = page.getByRole('main');
  await expect(main).toContainText(/Niedrigster Preis der 30 Tage vor der Ermäßigung: [\d.]+\s€/);
  const struck = await main.locator('.product-choice__former').textContent();
  await expect(main).toContainText(`Niedrigster Preis der 30 Tage vor der Ermäßigung: ${struck}`);
  await expect(main.locator('.product-choice__percent')).toHaveText(/^−\d+\s%$/);
});

test('a product without a price is on request, one without stock sold out, and a reorderable one made to order', async ({
  page,
}) => {
  await page.goto(hrefOf(products.onRequest));
  await expect(page.locator(price)).toHaveText('Preis auf Anfrage');
  await expect(page.getByRole('main')).not.toContainText('MwSt.');
  expect(await page.content()).not.toContain('"@type":"Product"');
  await page.goto(hrefOf(products.gone));
  await expect(page.getByText('Ausverkauft').first()).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await page.goto(hrefOf(products.madeToOrder));
  await expect(page.locator('[data-state=on_order]')).toContainText('Auf Bestellung');
});

test('an engraving is collapsed, shows its price and a preview, and survives a reload', async ({ page }) => {
  await page.goto(hrefOf(products.engraved));
  await untilHydrated(page);
  const before = await page.locator(price).first().textContent();
  const line = page.getByLabel(/Erste Zeile/);
  await expect(line).toBeHidden();
  await page.getByText('Gravur hinzufügen').click();
  await line.fill('Für Lea');
  await expect(page.locator(price).first()).not.toHaveText(before ?? '');
  await expect(page.locator('figure svg text')).toHaveText('Für Lea');
  await expect(page.getByText('noch 15 Zeichen')).toBeVisible();
  const typeface = page.getByLabel('Schrift');
  const families = new Set<string>();
  for (const name of ['Antiqua', 'Italica', 'Grotesk', 'Scriptura']) {
    await typeface.selectOption(name);
    families.add(await page.locator('figure svg text').evaluate((text) => getComputedStyle(text).fontFamily));
  }
  expect(families.size).toBe(4);
  await page.waitForFunction(() => document.fonts.check("20px 'Engraving Script'") && document.fonts.size > 4);
  await page.reload();
  await expect(line).toHaveValue('Für Lea');
  await expect(page.locator('figure svg text')).toHaveText('Für Lea');
  await page.getByText('Gravur: Für Lea').click();
  await expect(line).toBeHidden();
  await page.getByText('Gravur: Für Lea').click();
  await line.fill('');
  await expect(page.locator(price).first()).toHaveText(before ?? '');
  await expect(line).toBeVisible();
});

test('without its optional code the page is not reloaded', async ({ page }) => {
  await page.goto(hrefOf(products.plain));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('int-recently-viewed'))).toContain(products.plain);
  await page.goto(hrefOf(products.engraved));
  await untilHydrated(page);
  let documents = 0;
  page.on('framenavigated', () => {
    documents += 1;
  });
  const loaded = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  const missing: string[] = [];
  await page.route('**/assets/*.js', (route) => {
    const url = route.request().url();
    if (loaded.has(url)) return route.continue();
    missing.push(url);
    return route.fulfill({ status: 404, body: 'gone' });
  });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => missing.join()).toContain('recently-viewed-list');
  await page.getByText('Gravur hinzufügen').click();
  await page.getByLabel(/Erste Zeile/).fill('Für Lea');
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().hover();
  await page.getByRole('searchbox').first().focus();
  for (const part of ['engraving-preview', 'take-into-cart', 'suggestion-box'])
    await expect.poll(() => missing.join()).toContain(part);
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Die Verbindung ist unterbrochen' }).first()).toBeVisible();
  expect(documents).toBe(0);
});

test('an engraving that is too long is not cut, shows by how much, and cannot be added to the cart', async ({
  page,
}) => {
  await page.goto(hrefOf(products.engraved));
  await page.getByText('Gravur hinzufügen').click();
  const line = page.getByLabel(/Erste Zeile/);
  await line.fill('Für Lea');
  await expect(page.getByText('Gravur: Für Lea')).toBeVisible();
  await line.selectText();
  await page.keyboard.insertText('x'.repeat(10_000));
  await expect(line).toHaveValue('x'.repeat(10_000));
  await expect(line).toHaveAccessibleDescription(/darf höchstens 22 Zeichen haben.*9978 Zeichen zu viel/);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByText('Gravur hinzufügen').click();
  await expect.poll(() => line.evaluate((field) => field.checkVisibility())).toBe(false);
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(line).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('int-cart'))).toBeNull();
  await line.fill('Für Lea');
  await expect(line).not.toHaveAttribute('aria-invalid');
});

test('a pair of wedding rings requires the size of the second ring', async ({ page }) => {
  await page.goto(hrefOf(products.wedding));
  const second = page.getByLabel(/Weite des breiteren Rings/);
  await expect(second).toHaveAttribute('required', '');
  await second.selectOption('60');
  await page.getByText('Gravur hinzufügen').click();
  await page.getByLabel(/Gravur im schmaleren Ring/).fill('Ben');
  await page.getByLabel(/Gravur im breiteren Ring/).fill('Lea');
  await expect(page.locator('figure svg text')).toHaveText(['Ben', 'Lea']);
});

test('the primary action of a product page is visible and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto(hrefOf(products.wedding));
  const bar = page.locator('.buy-bar');
  const add = page.getByRole('button', { name: 'In den Warenkorb' });
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  await expect(bar).toContainText('€');
  expect((heading?.y ?? 760) + (heading?.height ?? 0)).toBeLessThan(660);
  // WCAG 1.4.12
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [spaced];
  });
  expect(await bar.locator('> div').evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize({ width: 375, height: 760 });
  await bar.getByRole('button').click();
  await expect(page.locator('#variant-error')).toBeVisible();
  await add.first().scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const trust = page.getByRole('list', { name: 'Gut zu wissen' });
    await trust.scrollIntoViewIfNeeded();
    const pictures = await page.getByRole('region', { name: 'Bilder' }).boundingBox();
    const box = await trust.boundingBox();
    expect((pictures?.y ?? 0) + (pictures?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(box?.y ?? 0);
  }
});

test('the bottom bar on narrow screens shows price notes and errors, and leaves the focus on the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto(hrefOf(products.kinds));
  const bar = page.locator('.buy-bar');
  const inBar = bar.getByRole('button', { name: 'In den Warenkorb' });
  const add = page.locator('[data-scripted] > button');
  await expect(bar.locator(price)).toHaveText(/^ab [\d.]+\s€$/);
  await expect(bar).toContainText('inkl. MwSt., zzgl. Versand');
  expect((await bar.locator(price).boundingBox())?.height, 'on one line').toBeLessThan(32);
  const scrollTo = (top: number) =>
    add.evaluate(
      (button, to) => window.scrollBy({ top: button.getBoundingClientRect().top - to, behavior: 'instant' }),
      top,
    );
  await options(page).first().check();
  await scrollTo(1_200);
  await inBar.click();
  await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible();
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('int-cart') ?? '');
    localStorage.setItem('int-cart', JSON.stringify({ ...cart, products: [{ ...cart.products[0], count: 99 }] }));
  });
  await page.reload();
  await inBar.click();
  await expect(bar).toContainText('Ihr Warenkorb ist voll');
  // Below the bar at the foot nobody sees it.
  await scrollTo(690);
  await expect(bar).toBeVisible();
  await inBar.focus();
  await scrollTo(500);
  await expect(bar).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('the focused element is always visible, including gallery thumbnails', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto(hrefOf(products.wedding));
  await expect(page.locator('.buy-bar')).toBeVisible();
  const { stops, covered } = await tabThroughPage(page);
  expect(stops).toBeGreaterThan(40);
  expect(covered).toEqual([]);
});

test('the gallery works by keyboard and by thumbnails, and opens full size', async ({ page }) => {
  await page.goto(hrefOf(products.plain));
  const second = page.getByRole('link', { name: 'Bild 2 zeigen' });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Bild 3 zeigen' })).toHaveAttribute('aria-current', 'true');
  const large = page.getByRole('link', { name: /Bild 3 von \d+, vergrößern/ });
  await large.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Großes Bild' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const alt = await dialog.getByRole('img').getAttribute('alt');
  await expect(dialog.getByRole('status').last()).toHaveText(alt ?? '');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Näher heran' }).click();
  await expect(page.getByRole('button', { name: 'Ganzes Bild' })).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(dialog).toBeHidden();
  await expect(large).toBeFocused();
  await expect(page, 'closed twice, one step back').toHaveURL(hrefOf(products.plain));
  await large.press('Enter');
  await dialog.evaluate((element: HTMLDialogElement) => element.close());
  await expect(dialog).toHaveCount(0);
  await expect(large).toBeFocused();
});

test('a picture that fails to load is reported', async ({ page }) => {
  await page.goto(hrefOf(products.plain));
  await page.route('**/*.webp', (route) => route.abort());
  await page.getByRole('link', { name: /Bild 1 von \d+, vergrößern/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Großes Bild' });
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status').first()).toHaveText('Das größere Bild ist nicht gekommen.');
});

test('a click opens the zoom view, another magnifies at the pointer without blur, and Back closes it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(hrefOf(products.plain));
  const scroll = () => {
    scrollTo(0, scrollY === 60 ? 61 : 60);
    return sessionStorage.getItem('scroll-positions');
  };
  await expect.poll(() => page.evaluate(scroll)).toMatch(/:6[01]\b/);
  const link = page.getByRole('link', { name: /Bild 1 von \d+, vergrößern/ });
  await expect(link).toHaveAttribute('href', /\/1980\.webp$/);
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Großes Bild' });
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveAttribute('src', /\/1200\.webp$/);
  expect(asked.filter((path) => path.endsWith('/1980.webp'))).toEqual([]);
  const before = await picture.boundingBox();
  await picture.click({ position: { x: 500, y: 300 } });
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeCloseTo((before?.x ?? 0) - 500);
  await expect.poll(async () => (await picture.boundingBox())?.y).toBeCloseTo((before?.y ?? 0) - 300);
  await expect(picture).toHaveAttribute('src', /\/2800\.webp$/);
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(2 * (before?.width ?? 0));
  const pixels = await picture.evaluate((element: HTMLImageElement) => element.naturalWidth);
  expect(pixels).toBeGreaterThanOrEqual(2 * (before?.width ?? Number.POSITIVE_INFINITY));
  await page.mouse.down();
  await page.mouse.move(500, 300);
  await page.mouse.move(400, 300);
  await page.mouse.up();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: 'Ganzes Bild' })).toBeVisible();
  asked.length = 0;
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(hrefOf(products.plain));
  expect(asked.filter((path) => !path.startsWith('/media/'))).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Uhren', exact: true }).last().click();
  await expect(page).toHaveURL('/uhren');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await link.click();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await link.click();
  await expect(dialog).toBeVisible();
});

test('a zoom picture that fails to load keeps the smaller one and shows a message', async ({ page }) => {
  await page.route('**/2800.webp', (route) => route.abort());
  await page.goto(hrefOf(products.plain));
  await page.getByRole('link', { name: /Bild 1 von \d+, vergrößern/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Großes Bild' });
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /\/1200\.webp$/);
  await page.keyboard.press('+');
  await expect(dialog.getByRole('status').first()).toHaveText('Das größere Bild ist nicht gekommen.');
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /\/1200\.webp$/);
});

test('a foreign ring size is converted', async ({ page }) => {
  await page.goto(hrefOf(products.wedding));
  await page.getByText('Größentabelle: Ringweiten').click();
  await page.getByRole('button', { name: 'Mit Bildschirm' }).click();
  await page.getByLabel('Maß').selectOption('us');
  await page.getByLabel('Größe', { exact: true }).fill('7');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Ihre Größe' })).toContainText('54');
  await page.getByLabel('Größe', { exact: true }).fill('<b>');
  await expect(page.getByText('Diese Größe kennen wir nicht.')).toBeVisible();
});

test('recently viewed products are listed on the next product until they are cleared', async ({ page }) => {
  await page.goto(hrefOf(products.plain));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect.poll(() => page.evaluate(() => localStorage.getItem('int-recently-viewed'))).toContain(products.plain);
  await page.goto(hrefOf(products.reduced));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const shelf = page.getByRole('region', { name: 'Zuletzt angesehen' });
  await expect(shelf.getByRole('link', { name })).toHaveAttribute('href', hrefOf(products.plain));
  await shelf.getByRole('button', { name: 'Verlauf löschen' }).click();
  await expect(shelf).toBeHidden();
});

test('the back link leads to the filtered list, or to the product’s category', async ({ page }) => {
  await page.goto('/shop/uhren?sort=price');
  await page.evaluate((href) => location.assign(href), hrefOf(products.reduced));
  const back = page.getByRole('link', { name: 'Zurück zur Übersicht' });
  await expect(back).toHaveAttribute('href', '/shop/uhren');
  // The code of the shop's elements is there by then, and the link goes back in the history.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('int-recently-viewed'))).toContain(products.reduced);
  await back.click();
  await expect(page).toHaveURL('/shop/uhren?sort=price');
});

test('the structured data matches the visible page', async ({ page }) => {
  await page.goto(`${hrefOf(products.kinds)}?full=1`);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  const product = things.find((thing) => thing['@type'] === 'Product');
  expect(product).toMatchObject({
    name: await page.getByRole('heading', { level: 1 }).textContent(),
    offers: { '@type': 'AggregateOffer', priceCurrency: 'EUR', lowPrice: expect.stringMatching(/^\d+\.\d\d$/) },
  });
  expect(things.find((thing) => thing['@type'] === 'BreadcrumbList')).toBeDefined();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${hrefOf(products.kinds)}$`));
  for (const { language, path } of productPaths) {
    const alternate = page.locator(`link[rel=alternate][hreflang=${language}]`);
    await expect(alternate).toHaveAttribute('href', new RegExp(`${hrefOf(products.kinds, path)}$`));
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, path, choose } of productPaths) {
    test(`a variant is chosen by submitting a form in ${language}`, async ({ page }) => {
      // Without the page's refresh, which would undo a choice that is made before it.
      await page.goto(`${hrefOf(products.kinds, path)}?full=1`);
      const before = await page.locator(price).textContent();
      await page.locator('.product-choice__option:not([data-state=sold_out])').first().click();
      await page.getByRole('button', { name: choose }).click();
      await expect(page).toHaveURL(/variant=\d+/);
      await expect(page.locator(price)).not.toHaveText(before ?? '');
    });
  }

  test('all texts are readable', async ({ page }) => {
    await page.goto(hrefOf(products.wedding));
    // Playwright looks for no words in there.
    const wishes = page.locator('main noscript', { has: page.locator('li') });
    await expect(wishes.locator('li').first()).toBeVisible();
    expect(await wishes.evaluate(({ textContent }) => textContent)).toContain('Schreiben Sie Ihre Wünsche');
    await expect(page.getByLabel(/Gravur/).first()).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Merkmale' })).toBeVisible();
    await page.getByText('Größentabelle: Ringweiten').click();
    await expect(page.getByRole('cell', { name: '17,2' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bild 2 zeigen' })).toHaveAttribute('href', '#bild-2');
  });
});

for (const { language, path } of productPaths) {
  const { guarantee, content } = getMessages(language);

  test(`the notice of the legal guarantee is shown in full in ${language}, the label only with a guarantee`, async ({
    page,
  }) => {
    await page.goto(hrefOf(products.plain, path));
    const notice = page.getByRole('region', { name: guarantee.title });
    const { least, leastOf, claims, liableFor, remedies, longer, more, what, steps, commercial, address } = guarantee;
    for (const words of [least, leastOf, ...claims, liableFor, ...remedies, longer, more, what, ...steps, commercial]) {
      await expect(notice.getByText(words)).toBeVisible();
    }
    await expect(notice.getByRole('link', { name: `${address} ${content.opensInNewTab}` })).toHaveAttribute(
      'href',
      `https://${address}`,
    );
    const label = page.getByRole('region', { name: guarantee.label.replace('{years}', '5') });
    await expect(label).toContainText(/GARAN.*5/s);
    for (const picture of await notice.or(label).locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await page.goto(hrefOf(products.kinds, path));
    await expect(notice).toBeVisible();
    await expect(page.getByText('GARAN', { exact: true })).toHaveCount(0);
  });
}

test(`every product page has its own heading in ${german}`, async ({ page }) => {
  await page.goto(hrefOf(products.madeToOrder));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Gesetzliche Gewährleistung' })).toBeVisible();
  await page.getByText('Hersteller und Sicherheit').click();
  await expect(page.getByText('Sicherheitshinweise')).toBeVisible();
});

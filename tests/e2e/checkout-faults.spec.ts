import type { Page } from '@playwright/test';
import { createCms } from '../cms.ts';
import { findViolations } from './accessibility-engines.ts';
import {
  bead,
  field,
  fillContact,
  findOrdersOf,
  goToOrderButton,
  makeShopperEmail,
  makeStoredCart,
  openCheckout,
  openCheckoutSite,
  openReview,
  orderButton,
  otherBead,
  readStoredCheckout,
  shopPaths,
  store,
  urlOf,
} from './checkout-steps.ts';
import { expect, test } from './test.ts';

const cms = createCms();
const placed = '**/shop/bestellung/*?placed=1';

openCheckoutSite();

function watchThrows(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  return thrown;
}

test('pressing the order button many times places one order', async ({ page }) => {
  const email = makeShopperEmail();
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/ecom/order') && sent.push(request.postData() ?? ''));
  await openReview(page, email);
  await orderButton(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await page.waitForURL(placed, { waitUntil: 'commit' });
  expect(sent).toHaveLength(1);
  expect(await findOrdersOf(email)).toHaveLength(1);
});

test('an order whose response was lost is sent again under the same id', async ({ page }) => {
  const email = makeShopperEmail();
  const ids: string[] = [];
  const looked = Promise.withResolvers<void>();
  await openReview(page, email);
  await page.route('**/api/ecom/order', async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id);
    if (ids.length < 3) {
      await route.fetch();
      return route.abort('connectionreset');
    }
    await looked.promise;
    // Waited for too long, it is sent once more.
    return route.continue().catch(() => undefined);
  });
  await orderButton(page).click();
  await expect(page.getByText('Wir wissen noch nicht, ob Ihre Bestellung angekommen ist.')).toBeVisible();
  expect.soft(await findViolations(page)).toEqual([]);
  expect(await readStoredCheckout(page)).not.toContain(null);
  looked.resolve();
  await page.waitForURL(placed, { waitUntil: 'commit' });
  expect(new Set(ids).size).toBe(1);
  expect(ids.length).toBeGreaterThanOrEqual(3);
  expect(await findOrdersOf(email)).toHaveLength(1);
  expect(await readStoredCheckout(page)).toEqual([null, null]);
});

test('a page closed before the response shows the order on return', async ({ page, context }) => {
  const email = makeShopperEmail();
  await openReview(page, email);
  const written = new Promise<void>((done) => {
    void page.route('**/api/ecom/order', async (route) => {
      await route.fetch();
      done();
    });
  });
  await orderButton(page).click();
  await written;
  await page.close();
  const back = await context.newPage();
  await back.goto(urlOf(shopPaths.de.checkout));
  await back.waitForURL(placed, { waitUntil: 'commit' });
  expect(await findOrdersOf(email)).toHaveLength(1);
});

test('an order started offline is placed once after reconnecting', async ({ page, context }) => {
  const email = makeShopperEmail();
  await openCheckout(page);
  await goToOrderButton(page, email);
  await context.setOffline(true);
  await orderButton(page).click();
  await expect(page.getByText('Wir wissen noch nicht, ob Ihre Bestellung angekommen ist.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Wir wissen noch nicht' })).toBeFocused();
  expect(await findOrdersOf(email)).toEqual([]);
  await context.setOffline(false);
  await page.waitForURL(placed, { waitUntil: 'commit' });
  expect(await findOrdersOf(email)).toHaveLength(1);
});

test('an order started offline after a reload is placed once after reconnecting', async ({ page, context }) => {
  const email = makeShopperEmail();
  await openReview(page, email);
  await page.reload();
  await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'false');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await orderButton(page).click();
  await expect(page.getByText('Wir wissen noch nicht, ob Ihre Bestellung angekommen ist.')).toBeVisible();
  await context.setOffline(false);
  await page.waitForURL(placed, { waitUntil: 'commit' });
  expect(await findOrdersOf(email)).toHaveLength(1);
});

test('a last step whose code is missing loads the page anew, and nothing is lost', async ({ page }) => {
  await openReview(page, makeShopperEmail());
  let requested = 0;
  await page.route('**/assets/later-step-*.js', (route) => {
    requested += 1;
    return requested === 1 ? route.abort() : route.continue();
  });
  await page.reload();
  await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'false');
  expect(requested).toBe(2);
});

test('an old unfinished attempt asks before it is resumed, and can be discarded', async ({ page }) => {
  await openReview(page, makeShopperEmail());
  await page.route('**/api/ecom/order', (route) => route.abort());
  await orderButton(page).click();
  await expect(page.getByText('Wir wissen noch nicht, ob Ihre Bestellung angekommen ist.')).toBeVisible();
  // Nothing is tried again from there.
  await page.goto(urlOf('/robots.txt'));
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('int-checkout') ?? '');
    kept.attempt.at -= 86_400_000;
    localStorage.setItem('int-checkout', JSON.stringify(kept));
  });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/ecom/order') && asked.push(request.url()));
  await page.goto(urlOf(shopPaths.de.checkout));
  await expect(page.getByText('Eine Bestellung ist noch offen.')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Nicht weiter versuchen und ändern' }).click();
  await expect(page.getByText(/bestellen Sie dann bitte nicht noch einmal/)).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Nicht weiter versuchen und ändern' }).click();
  await expect(orderButton(page)).toBeVisible();
  await expect(page.locator('[aria-current=step]').getByRole('heading')).toBeFocused();
});

test('a changed price is shown and has to be confirmed before ordering', async ({ page }) => {
  const email = makeShopperEmail();
  const path = `/items/ecommerce_product/${otherBead.id}`;
  await openReview(page, email, otherBead);
  try {
    await cms.patch(path, { price_brutto: 39 });
    await orderButton(page).click();
    await expect(page.getByText('Es hat sich etwas geändert. Bestellt ist noch nichts.')).toBeVisible();
    await expect(page.getByText(/Bead Liegeplatz: jetzt 39\s€ statt 35\s€/)).toBeVisible();
    await expect(page.getByText(/Gesamtsumme: jetzt 45,90\s€ statt 41,90\s€/)).toBeVisible();
    expect(await findOrdersOf(email)).toEqual([]);
    expect.soft(await findViolations(page)).toEqual([]);
    await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'false');
    await orderButton(page).click();
    await page.waitForURL(placed, { waitUntil: 'commit' });
    expect((await findOrdersOf(email)).map((row) => Number(row.total_price_brutto))).toEqual([45.9]);
  } finally {
    await cms.patch(path, { price_brutto: otherBead.cents / 100 });
  }
});

test('a line that is sold out at the click is reported beside the button and cannot be ordered again', async ({
  page,
}) => {
  let quote: { lines: object[] } = { lines: [] };
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/ecom/quote')) quote = await answer.json();
  });
  await openReview(page, makeShopperEmail());
  await page.route('**/api/ecom/order', (route) => {
    const lines = quote.lines.map((line) => ({ ...line, state: 'sold_out', count: 0 }));
    const now = { ...quote, lines, goods_cents: 0, shipping_cents: null, total_cents: 0, tax: [] };
    const answer = { status: 'failed', message: 'Could not post order', reason: 'changed', quote: now };
    return route.fulfill({ status: 409, json: answer });
  });
  await orderButton(page).click();
  const note = orderButton(page).locator('..').getByRole('alert');
  await expect(note).toHaveCount(1);
  await expect(note).toBeFocused();
  await expect(note).toContainText('Bead Morgentau: inzwischen ausverkauft');
  await expect(note).not.toContainText('noch einmal');
  await expect(note).not.toContainText('Gesamtsumme');
  await expect(orderButton(page).locator('..')).not.toContainText(/\b0\s€/);
  await expect(orderButton(page)).toBeInViewport();
  await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(note.getByRole('link', { name: 'Warenkorb ansehen' })).toHaveAttribute('href', shopPaths.de.cart);
  expect.soft(await findViolations(page)).toEqual([]);
});

test('an order that the API rejects leads to the step at fault and keeps all input', async ({ page }) => {
  await openReview(page, makeShopperEmail());
  const answer = {
    status: 'failed',
    message: 'Could not post order',
    reason: 'refused',
    field: 'shipping_address.city',
  };
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/api/ecom/order', (route) => route.fulfill({ status: 400, json: answer }));
  await orderButton(page).click();
  await expect(page.getByText('Ihre Bestellung ist nicht zustande gekommen.')).toBeVisible();
  await expect(field(page, 'shipping_address.city')).toHaveValue('Altenbruck');
  expect(said.join()).toContain('Could not post order');
  expect(await readStoredCheckout(page)).not.toContain(null);
});

test('a failed quote shows an error and can be retried', async ({ page }) => {
  await openCheckout(page);
  await fillContact(page, makeShopperEmail());
  const expected = 'Noch einmal versuchen';
  await page.evaluate((button) => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.textContent === button) document.documentElement.dataset.pressed = '';
    };
    addEventListener('click', note, { capture: true });
  }, expected);
  // The checkout asks again by itself too; here no prices come before the button is pressed.
  await page.route('**/api/ecom/quote', async (route) => {
    const isPressed = await page.evaluate(() => 'pressed' in document.documentElement.dataset);
    await (isPressed ? route.continue() : route.abort());
  });
  await page.getByLabel('Im Geschäft abholen').check();
  await page.getByLabel('Land').selectOption('AT');
  await expect(page.getByText('Die Preise sind gerade nicht zu erreichen.')).toBeVisible();
  await page.getByRole('button', { name: expected }).click();
  await expect(page.getByText('Die Preise sind gerade nicht zu erreichen.')).toBeHidden();
});

test('a stored checkout that is broken, of another version or full of nonsense starts a fresh one', async ({
  page,
}) => {
  const thrown = watchThrows(page);
  const cart = makeStoredCart(bead);
  for (const kept of [
    '{"version":1,',
    '{"version":99,"customerEmail":7}',
    '{"version":1,"customerEmail":{},"shippingAddress":[],"attempt":{"body":1},"paymentMethod":-1}',
  ]) {
    await store(page, urlOf(''), { 'int-cart': cart, 'int-checkout': kept });
    await page.goto(urlOf(shopPaths.de.checkout));
    await expect(field(page, 'email'), kept).toHaveValue('');
  }
  await goToOrderButton(page, makeShopperEmail());
  expect(thrown).toEqual([]);
});

test('the checkout works in a browser without storage', async ({ page }) => {
  const thrown = watchThrows(page);
  await openCheckout(page);
  // Full: what was there can be read, and nothing be added.
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  await goToOrderButton(page, makeShopperEmail());
  await orderButton(page).click();
  await page.waitForURL(placed, { waitUntil: 'commit' });
  expect(thrown).toEqual([]);
});

test('a browser that denies storage shows an empty cart without errors', async ({ page }) => {
  const thrown = watchThrows(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(urlOf(shopPaths.de.checkout));
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
  expect(thrown).toEqual([]);
});

test('another tab’s input, cart and order are taken over', async ({ page, context }) => {
  await openCheckout(page);
  const other = await context.newPage();
  await other.goto(urlOf(shopPaths.de.checkout));
  const email = makeShopperEmail();
  await field(other, 'email').fill(email);
  await expect(field(page, 'email')).toHaveValue(email);
  await other.evaluate((cart) => localStorage.setItem('int-cart', cart), makeStoredCart(otherBead));
  await expect(page.locator('aside')).toContainText('Bead Liegeplatz');
  await other.evaluate((cart) => localStorage.setItem('int-cart', cart), makeStoredCart(bead));
  await other.reload();
  await goToOrderButton(other, email);
  await orderButton(other).click();
  // Another process shows the order, in which Playwright cannot go back before.
  await other.waitForURL(placed, { waitUntil: 'domcontentloaded' });
  const [order] = await findOrdersOf(email);
  const path = new URL(other.url()).pathname;
  await other.goBack();
  for (const tab of [page, other]) {
    await expect(tab.getByText(`Ihre Bestellung ${order?.order_number} ist eingegangen.`)).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Bestellung ansehen' })).toHaveAttribute('href', path);
    await expect(orderButton(tab)).toHaveCount(0);
  }
  expect.soft(await findViolations(page)).toEqual([]);
});

import type { Page } from '@playwright/test';
import { getMessages } from '../../src/i18n/messages.ts';
import { findViolations } from './accessibility-engines.ts';
import {
  bead,
  choosePayment,
  field,
  fillAddress,
  fillContact,
  findOrdersOf,
  goFromListToCheckout,
  goToOrderButton,
  makeShopperEmail,
  makeStoredCart,
  openCheckout,
  openCheckoutSite,
  openReview,
  orderButton,
  readStoredCheckout,
  shopPaths,
  store,
  submitButton,
  untilOrderShows,
  urlOf,
} from './checkout-steps.ts';
import { closeOpenedTab } from './opened-tab.ts';
import { expectAccessible, expectNoOverflow, isNotBusy, watchPage } from './page-checks.ts';
import { expect, test } from './test.ts';

openCheckoutSite();

const site = process.env.SITE_URL ?? 'http://localhost:3000';

/** Both in German, whose pages are scanned; of the other languages, which have the same steps, one each. */
const walks = [
  { language: 'de', method: 'prepayment', width: 1440 },
  { language: 'de', method: 'cash', width: 375 },
  { language: 'en', method: 'prepayment', width: 375 },
  { language: 'fr', method: 'cash', width: 1440 },
] as const;

for (const { language, method, width } of walks) {
  test(`${language}: from the list to the confirmation, ${method}, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { problems } = watchPage(page, urlOf(''));
    const { cart, checkout } = getMessages(language);
    const paths = shopPaths[language];
    const email = makeShopperEmail();

    await goFromListToCheckout(page, language);
    await expect(page.getByText(cart.start.payments.split('{')[0] ?? '')).toBeVisible();
    if (method === 'prepayment') expect.soft(await findViolations(page), 'contact').toEqual([]);
    await fillContact(page, email);
    if (method === 'cash') {
      await page.getByLabel(checkout.delivery.collect).check();
      await page.getByRole('radio', { name: 'Brückengasse' }).check();
    }
    expect.soft(await findViolations(page), 'delivery').toEqual([]);
    await fillAddress(page, method === 'cash' ? 'invoice_address' : 'shipping_address');
    await expect(field(page, 'payment_method').first()).toBeVisible();
    if (method === 'prepayment') expect.soft(await findViolations(page), 'payment').toEqual([]);
    await choosePayment(page, method);
    await expect(orderButton(page, language)).toHaveAttribute('aria-disabled', 'false');
    if (method === 'prepayment') expect.soft(await findViolations(page), 'review').toEqual([]);
    await orderButton(page, language).click();

    await page.waitForURL(`**${paths.order}/*?placed=1`, { waitUntil: 'commit' });
    const [order, ...others] = await findOrdersOf(email);
    expect(others).toEqual([]);
    await untilOrderShows(page, page.getByText(order?.order_number ?? 'no order').first());
    expect(await readStoredCheckout(page)).toEqual([null, null]);
    const postage = method === 'cash' ? 0 : 6.9;
    expect(Number(order?.total_price_brutto)).toBe(bead.cents / 100 + postage);
    const own = () => findOrdersOf(email).then(([row]) => row?.mails.find((mail) => mail.to === email));
    await expect.poll(own).toMatchObject({ language });
    const mail = await own();
    expect(mail?.text).toContain(order?.order_number ?? 'no order');
    // What opens the order is put in when the mail leaves, and stands in no row.
    expect(mail?.text).toContain(`${site}${paths.order}/{order-token}`);
    expect(problems.filter(isNotBusy)).toEqual([]);
  });
}

test('before a payment method is chosen the checkout stays within budget and requests no other origin', async ({
  page,
}) => {
  await openCheckout(page);
  const { weigh, problems } = watchPage(page, urlOf(''));
  await page.goto(urlOf(shopPaths.de.checkout));
  await expect(field(page, 'email')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const weight = await weigh();
  expect(weight.script).toBeLessThanOrEqual(138_200);
  expect(problems.filter((fault) => fault.startsWith('asked'))).toEqual([]);
});

test('line items, total, tax and shipping are listed right above the order button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await openCheckout(page);
  const panel = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  await expect(panel.locator('summary')).toContainText('€');
  await expect(panel.locator('summary')).toBeInViewport({ ratio: 1 });
  await goToOrderButton(page, makeShopperEmail());
  const essentials = page.locator('.checkout__essentials');
  expect((await essentials.boundingBox())?.width).toBeGreaterThan(900);
  for (const part of [
    'Bead Morgentau',
    'Material: ',
    'Farbe: ',
    'Hersteller: ',
    '45 €',
    '6,90 €',
    '51,90 €',
    '19 % MwSt.',
  ]) {
    await expect(essentials).toContainText(part.replace(' €', '\u00A0€').replace(' %', ' %'));
  }
  await expect(essentials.getByRole('button')).toHaveText('zahlungspflichtig bestellen');
  await expectNoOverflow(page);
  const notice = page.getByRole('region', { name: getMessages('de').guarantee.title });
  await notice.scrollIntoViewIfNeeded();
  for (const text of await notice.getByRole('listitem').all()) await expect(text).toBeVisible();
});

test('reading and accepting the terms keeps the form', async ({ page }) => {
  await openReview(page, makeShopperEmail());
  await page.getByRole('link', { name: 'AGB (öffnet in neuem Tab)' }).click();
  await closeOpenedTab(page, /\/agb$/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Widerrufsbelehrung speichern' }).click();
  expect((await download).suggestedFilename()).toBe('widerruf.html');
  await expect(orderButton(page)).toBeVisible();
});

test('missing fields are listed, marked at the field and focused', async ({ page }) => {
  await openCheckout(page);
  await submitButton(page).click();
  const list = page.getByRole('alert').filter({ hasText: 'Bitte sehen Sie noch einmal hier nach' });
  await expect(list).toBeFocused();
  await list.getByRole('link', { name: 'E-Mail-Adresse' }).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(page.getByText('Ihre E-Mail-Adresse fehlt noch.')).toBeVisible();
  await fillContact(page, makeShopperEmail());
  await field(page, 'shipping_address.zip_code').fill('123');
  await submitButton(page).click();
  await expect(page.getByText('Diese Postleitzahl passt nicht zum Land. So sieht dort eine aus: 10115')).toBeVisible();
  await expectAccessible(page);
});

test('the postcode decides on courier delivery, the country on the customs note', async ({ page }) => {
  await openCheckout(page);
  await fillContact(page, makeShopperEmail());
  const zip = field(page, 'shipping_address.zip_code');
  const beyond = page.getByText(/^Kurier: nur für die Postleitzahlen 14770–14899/);
  await fillAddress(page);
  await expect(page.getByRole('radio', { name: /Kurier/ })).toBeVisible();
  await expect(page.getByText(/nur für die Postleitzahlen 14770–14899/)).toBeVisible();
  await expect(beyond).toHaveCount(0);
  await page.goBack();
  await zip.fill('20095');
  await submitButton(page).click();
  await expect(beyond).toBeVisible();
  await expect(page.getByRole('radio', { name: /Kurier/ })).toHaveCount(0);
  await expectNoOverflow(page);
  await page.goBack();
  const imports = page.getByRole('note').filter({ hasText: 'Schweiz' });
  await expect(imports).toHaveCount(0);
  await field(page, 'shipping_address.country').selectOption('CH');
  await expect(imports).toContainText('Einfuhrumsatzsteuer');
  await zip.fill('9999');
  await submitButton(page).click();
  await expect(page.getByText('Dort liegen sie zwischen 1000 und 9658.')).toBeVisible();
  await zip.fill('8001');
  await submitButton(page).click();
  await expect(page.getByRole('radio', { name: /Schweiz/ })).toBeChecked();
  await choosePayment(page, 'prepayment');
  await expect(page.locator('.checkout__essentials').getByRole('note')).toContainText('Einfuhrumsatzsteuer');
  await expectAccessible(page);
});

test('a phone number is formatted, and an invalid one rejected', async ({ page }) => {
  await openCheckout(page);
  await field(page, 'email').fill(makeShopperEmail());
  await field(page, 'phone').fill('+999 1234567');
  await submitButton(page).click();
  await expect(page.getByText(/Diese Telefonnummer ließ sich nicht lesen/)).toBeVisible();
  await field(page, 'phone').fill('0171/39200-12');
  await submitButton(page).click();
  await expect(page.getByText('+49 171 3920012')).toBeVisible();
});

test('each field has its autocomplete attribute', async ({ page }) => {
  await openCheckout(page);
  const read = (name: string) => field(page, name).getAttribute('autocomplete');
  expect([await read('email'), await read('phone')]).toEqual(['email', 'tel']);
  await fillContact(page, makeShopperEmail());
  await page.getByLabel('Die Rechnung geht an eine andere Adresse').check();
  expect(await read('shipping_address.first_name')).toBe('shipping given-name');
  expect(await read('shipping_address.zip_code')).toBe('shipping postal-code');
  expect(await read('invoice_address.street')).toBe('billing address-line1');
});

test('input survives a reload at every step, and Back leads one step back', async ({ page }) => {
  const email = makeShopperEmail();
  await openCheckout(page);
  await field(page, 'email').fill(email);
  await page.reload();
  await expect(field(page, 'email')).toHaveValue(email);
  await submitButton(page).click();
  await field(page, 'shipping_address.street').fill('Lindenweg 1a');
  await page.reload();
  await expect(field(page, 'shipping_address.street')).toHaveValue('Lindenweg 1a');
  await fillAddress(page);
  await choosePayment(page, 'prepayment');
  await page.reload();
  await expect(orderButton(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('[name=payment_method][value="1"]')).toBeChecked();
  await page.goBack();
  await expect(field(page, 'shipping_address.city')).toHaveValue('Altenbruck');
  await page.goForward();
  await expect(field(page, 'comment')).toBeVisible();
});

/** From one field to the next, as far as the one that is wanted. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await expect(target).toBeVisible();
  for (let tries = 0; tries < 40; tries += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('an order can be placed by keyboard alone on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCheckout(page);
  await tabTo(page, '[name=email]');
  await page.keyboard.type(makeShopperEmail());
  await page.keyboard.press('Enter');
  const entries = {
    first_name: 'Zoë',
    last_name: 'Lind',
    street: 'Lindenweg 1a',
    zip_code: '14899',
    city: 'Altenbruck',
  };
  for (const [name, entry] of Object.entries(entries)) {
    await tabTo(page, `[name="shipping_address.${name}"]`);
    await page.keyboard.type(entry);
  }
  await page.keyboard.press('Enter');
  await tabTo(page, '[name=payment_method]');
  await page.keyboard.press('Space');
  await tabTo(page, 'form button[type=submit]');
  await page.keyboard.press('Enter');
  await tabTo(page, '.checkout__essentials > button');
  await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/shop/bestellung/*?placed=1', { waitUntil: 'commit' });
});

test('an empty cart has a link to the shop', async ({ page }) => {
  await page.goto(urlOf(shopPaths.de.checkout));
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zum Shop' }).click();
  await page.waitForURL('**/shop');
});

test('a paused shop shows a notice', async ({ page }) => {
  const answer = { status: 'failed', message: 'Could not post quote', reason: 'closed' };
  await page.route('**/api/ecom/quote', (route) => route.fulfill({ status: 503, json: answer }));
  await store(page, urlOf(''), { 'int-cart': makeStoredCart(bead) });
  await page.goto(urlOf(shopPaths.de.checkout));
  await expect(page.getByText('Der Shop macht gerade Pause.')).toBeVisible();
});

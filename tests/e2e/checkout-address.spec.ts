import type { Page } from '@playwright/test';
import {
  choosePayment,
  field,
  fillAddress,
  fillContact,
  findOrdersOf,
  makeShopperEmail,
  openCheckout,
  openCheckoutSite,
  orderButton,
  readStoredCheckout,
  submitButton,
  untilOrderShows,
} from './checkout-steps.ts';
import { expect, test } from './test.ts';

openCheckoutSite();

const zip = (page: Page, kind = 'shipping_address') => field(page, `${kind}.zip_code`);
const city = (page: Page, kind = 'shipping_address') => field(page, `${kind}.city`);
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Postleitzahl' });

test('a postcode fills in its town, unless the shopper has typed one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/places/') && asked.push(request.url()));
  await openCheckout(page);
  await fillContact(page, makeShopperEmail());
  await expect(zip(page)).toBeVisible();
  expect(asked).toEqual([]);
  await zip(page).pressSequentially('14469');
  await expect(city(page)).toHaveValue('Potsdam');
  await expect(note(page)).toHaveText('Zur Postleitzahl 14469 ergänzt: Potsdam.');
  expect((await readStoredCheckout(page))[1]).toContain('"city":"Potsdam"');
  // Nobody has typed the town, so it goes with its postcode.
  await zip(page).fill('10115');
  await expect(city(page)).toHaveValue('Berlin');
  await city(page).fill('Berlin-Mitte');
  await zip(page).fill('14467');
  await expect(note(page)).toContainText('kennen wir: Potsdam');
  await expect(city(page)).toHaveValue('Berlin-Mitte');
  await city(page).fill('');
  await zip(page).fill('17309');
  await expect(note(page)).toContainText('Brietzig, Fahrenwalde, Jatznick, Koblentz …');
  await expect(city(page)).toHaveValue('');
  const list = page.locator(`datalist[id="${await city(page).getAttribute('list')}"] option`);
  expect(await list.evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toContain(
    'Pasewalk',
  );
  expect(asked).toHaveLength(3);
});

test('a town list that fails to load leaves the form usable', async ({ page }) => {
  await openCheckout(page);
  await fillContact(page, makeShopperEmail());
  await page.route('**/api/places/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await zip(page).fill('14469');
  await failed;
  await city(page).fill('Potsdam');
  await field(page, 'shipping_address.first_name').fill('Zoë');
  await field(page, 'shipping_address.last_name').fill('Lind');
  await field(page, 'shipping_address.street').fill('Lindenweg 1a');
  await submitButton(page).click();
  await expect(field(page, 'payment_method').first()).toBeVisible();
});

test('an invoice address in another country has the fields of that country', async ({ page }) => {
  await openCheckout(page);
  await fillContact(page, makeShopperEmail());
  await field(page, 'other_invoice').check();
  const country = field(page, 'invoice_address.country');
  await expect(country.locator('optgroup').first()).toHaveAttribute('label', 'Lieferländer');
  await country.selectOption({ label: 'Vereinigtes Königreich' });
  const [town, postcode] = await Promise.all([
    city(page, 'invoice_address').boundingBox(),
    zip(page, 'invoice_address').boundingBox(),
  ]);
  expect(postcode?.x ?? 0).toBeGreaterThan(town?.x ?? 0);
  await country.selectOption({ label: 'Vereinigte Arabische Emirate' });
  await expect(page.getByLabel('Postleitzahl (freiwillig)')).toBeVisible();
  for (const kind of ['shipping_address', 'invoice_address']) {
    const [code, place] = kind === 'shipping_address' ? ['14899', 'Altenbruck'] : ['', 'Dubai'];
    await zip(page, kind).fill(code);
    await city(page, kind).fill(place);
    for (const name of ['first_name', 'last_name', 'street']) await field(page, `${kind}.${name}`).fill('Lind 1');
  }
  await submitButton(page).click();
  await expect(page.getByText('Vereinigte Arabische Emirate')).toBeVisible();
});

test('a gift order is collected in the chosen shop, with a gift card', async ({ page }) => {
  const email = makeShopperEmail();
  await openCheckout(page);
  await fillContact(page, email);
  await page.getByLabel('Im Geschäft abholen').check();
  const shops = page.getByRole('group', { name: 'Wo möchten Sie abholen?' });
  await expect(shops.getByRole('radio')).toHaveCount(2);
  for (const shop of await shops.locator('label').all()) await expect(shop).toContainText(/Heute .*Abholbereit ab/i);
  await fillAddress(page, 'invoice_address');
  await page.getByRole('alert').getByRole('link', { name: 'Wo möchten Sie abholen?' }).click();
  await expect(shops.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(shops.getByRole('radio', { name: 'Werkstatt Brückengasse' })).toBeChecked();
  await page.reload();
  await expect(shops.getByRole('radio', { name: 'Werkstatt Brückengasse' })).toBeChecked();
  await submitButton(page).click();
  await expect(page.getByText('Brückengasse 3')).toBeVisible();
  await field(page, 'gift_message').fill('Alles Gute, Mia');
  await expect(page.getByText('15 von 300 Zeichen')).toBeVisible();
  await page.reload();
  await expect(field(page, 'gift_message')).toHaveValue('Alles Gute, Mia');
  await choosePayment(page, 'cash');
  await orderButton(page).click();
  await page.waitForURL('**/shop/bestellung/*?placed=1', { waitUntil: 'commit' });
  await untilOrderShows(page, page.getByText('Brückengasse 3'));
  await expect(page.getByText('Alles Gute, Mia')).toBeVisible();
  const [order] = await findOrdersOf(email);
  expect(order).toMatchObject({ branch: 2, branch_address: { name: 'Werkstatt Brückengasse' } });
});

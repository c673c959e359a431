import type { Page } from '@playwright/test';
import {
  bead,
  field,
  fillContact as fillCheckoutContact,
  goToOrderButton,
  makeShopperEmail,
  makeStoredCart,
  openCheckoutSite,
  orderButton,
  otherBead,
  readStoredCheckout,
  shopPaths,
  urlOf,
} from './checkout-steps.ts';
import { consentsKey, findBanner, makeStoredConsents, seedStorage } from './consent-fixtures.ts';
import { productPaths } from './demo-products.ts';
import { fillContact, findMessages, makeTyped, openHydrated, pagesPerLanguage, send } from './forms-site.ts';
import { expect, test } from './test.ts';

const year = 365.25 * 86_400_000;
const [german] = pagesPerLanguage;

openCheckoutSite();

test.use({ isNewVisitor: true });

/** The clock of this machine, `years` beside the true one; it goes on. */
const setClock = (page: Page, years: number) => page.clock.setSystemTime(Date.now() + years * year);

const countInCart = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('int-cart') ?? '{}') as { totalCount?: number }).totalCount);

for (const [before, years] of [
  [0, -10],
  [0, 10],
  [10, 0],
] as const) {
  const name = `a browser whose clock goes from ${before} to ${years} years beside ours`;

  test(`${name} keeps consents, cart and checkout, and reaches the order button`, async ({ page }) => {
    await seedStorage(page, { [consentsKey]: makeStoredConsents([]), 'int-cart': makeStoredCart(bead) });
    await setClock(page, before);
    await page.goto(urlOf(shopPaths.de.checkout));
    const email = makeShopperEmail();
    await fillCheckoutContact(page, email);
    await expect.poll(() => readStoredCheckout(page)).toContainEqual(expect.stringContaining(email));
    const answers = await page.evaluate((key) => localStorage.getItem(key), consentsKey);
    await setClock(page, years);
    await page.goto(urlOf(`${productPaths.de}/${otherBead.slug}`));
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
    await expect.poll(() => countInCart(page)).toBe(2);
    await expect(findBanner(page, 'de')).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), consentsKey)).toBe(answers);
    await page.goto(urlOf(shopPaths.de.cart));
    for (const { slug } of [bead, otherBead]) {
      await expect(page.getByRole('main').locator(`a[href*="${slug}"]`).first()).toBeVisible();
    }
    await page.goto(urlOf(shopPaths.de.checkout));
    await expect(page.getByText(email).or(field(page, 'email')).first()).toBeVisible();
    expect(await readStoredCheckout(page)).toContainEqual(expect.stringContaining(email));
    if (await field(page, 'email').isVisible()) {
      await expect(field(page, 'email')).toHaveValue(email);
      await goToOrderButton(page, email);
    }
    await expect(field(page, 'shipping_address.first_name').or(orderButton(page)).first()).toBeVisible();
  });

  test(`${name} sends a contact message`, async ({ page }) => {
    await seedStorage(page, { [consentsKey]: makeStoredConsents([]) });
    await setClock(page, before);
    await page.goto(urlOf('/faq'));
    await setClock(page, years);
    const typed = makeTyped();
    await openHydrated(page, urlOf(german?.contact ?? ''), 'contact');
    await fillContact(page, typed);
    await send(page, 'de');
    await expect(page).toHaveURL(urlOf(german?.thanks ?? ''));
    expect(await findMessages(typed.email)).toMatchObject([{ ...typed, status: 'new' }]);
  });
}

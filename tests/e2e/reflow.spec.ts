import type { Page } from '@playwright/test';
import { placeOrder } from '../order-fixtures.ts';
import { products } from '../product-routes.ts';
import { getCartProduct, makeCartLine, seedCart } from './cart-fixtures.ts';
import { bead, choosePayment, fillAddress, fillContact, makeShopperEmail, orderButton } from './checkout-steps.ts';
import { measureOverflow, openOrder } from './page-checks.ts';
import { tabThroughPage } from './tab-through-page.ts';
import { expect, test } from './test.ts';

/** WCAG 1.4.10 as 1280 px at 400 %, 1.4.4 and 1.4.12. */
const ways = [
  { name: '320 × 256', width: 320, height: 256, style: '' },
  { name: '320 × 568', width: 320, height: 568, style: '' },
  { name: 'text of 200 %', width: 1280, height: 800, style: 'html { font-size: 212.5% !important }' },
  {
    name: 'spaced text',
    width: 320,
    height: 568,
    style: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  },
];

/** However large the text and however small the window: nothing sticks out sideways, and no text is cut. */
async function expectReflow(page: Page, state: string): Promise<void> {
  for (const { name, width, height, style } of ways) {
    await page.setViewportSize({ width, height });
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, style);
    expect.soft(await measureOverflow(page), `${state}, ${name}: sticks out sideways`).toBeLessThanOrEqual(0);
    expect.soft(await findCutTexts(page), `${state}, ${name}: cut`).toEqual([]);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Texts of which a part lies beyond the window, or beyond a box that neither grows nor scrolls. */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, height } = range.getBoundingClientRect();
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return false;
        const edge = box.getBoundingClientRect();
        // Letters may be taller than their line.
        const slack = Math.max(2, 0.2 * height);
        if (/hidden|clip/.test(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) return true;
        if (/hidden|clip/.test(overflowY) && (top < edge.top - slack || bottom > edge.bottom + slack)) return true;
        if (position === 'fixed') break;
      }
      return left < -2 || right > innerWidth + 2;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // What only screen readers say is a pixel wide, and the skip link waits above the page.
      if (parent.closest('.visually-hidden, .frame__skipLink, [aria-hidden=true], [inert]')) continue;
      if (isCut(text)) cut.push(`${parent.className}: ${text.data.trim().slice(0, 60)}`);
    }
    return cut;
  });
}

const comparison = '/shop/vergleich?pieces=135,101,110,120';

for (const path of ['/', '/shop/uhren', `/shop/produkt/${products.wedding}`, comparison, '/kontakt']) {
  test(`${path} cuts and overflows no text in small windows and with large or spaced text`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('load');
    await expectReflow(page, path);
  });
}

test('an order page cuts and overflows no text in small windows and with large or spaced text', async ({ page }) => {
  const order = await placeOrder('de');
  await openOrder(page, order.path);
  await expect(page.getByRole('main')).toContainText(order.number);
  await expectReflow(page, 'order');
});

test('cart and checkout cut and overflow no text in small windows and with large or spaced text', async ({ page }) => {
  await seedCart(page, [makeCartLine(1, await getCartProduct(bead.slug))]);
  await page.goto('/shop/warenkorb');
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await expectReflow(page, 'cart');
  await page.goto('/shop/kasse');
  const total = page.getByRole('complementary', { name: 'Ihre Bestellung' }).locator('summary');
  await expect(total).toContainText('€');
  await expectReflow(page, 'contact');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectReflow(page, 'contact with errors');
  await fillContact(page, makeShopperEmail());
  await expectReflow(page, 'delivery');
  await fillAddress(page);
  await expectReflow(page, 'payment');
  await choosePayment(page, 'prepayment');
  await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'false');
  await expectReflow(page, 'review');
});

test('the order total stays visible in every window, and covers no focused element', async ({ page }) => {
  await seedCart(page, [makeCartLine(1, await getCartProduct(bead.slug))]);
  await page.goto('/shop/kasse');
  const total = page.getByRole('complementary', { name: 'Ihre Bestellung' }).locator('summary');
  for (const [width, height] of [
    [1440, 480],
    [375, 760],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(total).toContainText('€');
    for (const down of [0, 300]) {
      await page.evaluate((top) => scrollTo(0, top), down);
      await expect(total, `at ${width} × ${height}, ${down} px down`).toBeInViewport({ ratio: 1 });
    }
    const form = page.locator('form');
    const isAfter = await total.evaluate((summary) => {
      const steps = summary.ownerDocument.querySelector('main form');
      return steps && (steps.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    });
    expect(isAfter, 'the form is reached before what it is about').toBe(true);
    await expect(form).toBeVisible();
  }
  await page.evaluate(() => scrollTo(0, 0));
  expect((await tabThroughPage(page)).covered).toEqual([]);
});

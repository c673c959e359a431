import type { Locator, Page } from '@playwright/test';
import { getMessages } from '../../src/i18n/messages.ts';
import { hashDrawing } from '../../src/rings/drawing/drawing-hash.ts';
import { createCms } from '../cms.ts';
import { findViolations } from './accessibility-engines.ts';
import {
  choosePayment,
  field,
  fillAddress,
  fillContact,
  findOrdersOf,
  goToOrderButton,
  makeShopperEmail,
  openCheckoutSite,
  orderButton,
  shopPaths,
  submitButton,
  untilOrderShows,
  urlOf,
} from './checkout-steps.ts';
import { untilHydrated } from './hydration.ts';
import { isNotBusy, watchErrors } from './page-checks.ts';
import { stubPictures, withoutWebGl } from './stub-pictures.ts';
import { expect, test } from './test.ts';

openCheckoutSite();

test.beforeEach(({ page }) => Promise.all([stubPictures(page), withoutWebGl(page)]));

const cms = createCms();
const { drawing, studio, cart, checkout, ordering, contactForm } = getMessages('de');
const path = '/trauringe/studio?size=54,62';
const choiceName = 'Ihre Handschrift oder ein Fingerabdruck';

const findButton = (page: Page, name: string, ring: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}\\s*, ${ring}$`) });

const findField = (page: Page, ring = 'Ring 1') =>
  page.getByRole('img', { name: drawing.field.replace('{ring}', ring) });

const findEngraved = (page: Page, ring = 'Ring 1') =>
  page.getByRole('img', { name: studio.inside(ring) }).locator('path[stroke-linecap=round]');

/** Points along a wave in a field, in pixels of the page. */
async function listPoints(field: Locator, count = 12) {
  // Neither below the portrait nor below the banner.
  await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not shown.');
  return Array.from({ length: count }, (_, index) => ({
    x: box.x + box.width * (0.1 + (0.8 * index) / count),
    y: box.y + box.height * (0.5 + 0.3 * Math.sin(index)),
  }));
}

async function drawByMouse(page: Page, ring = 'Ring 1') {
  const [first, ...others] = await listPoints(findField(page, ring));
  await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y);
  await page.mouse.up();
}

const finish = (page: Page) => page.getByRole('button', { name: drawing.done, exact: true }).click();

async function openStudio(page: Page, query = path) {
  await page.goto(urlOf(query));
  await untilHydrated(page);
}

/**
 * Expects of a link below the totals of the last step that it does not move while prices are asked for: a click on one
 * that moves before the button is released leads nowhere.
 */
async function expectStillWhilePriced(page: Page, link: Locator) {
  const pricing = page.getByText(checkout.pricing);
  await expect(link).toBeVisible();
  const place = await link.boundingBox();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/ecom/quote', async (route) => {
    await answered.promise;
    // The next request has aborted those before.
    await route.continue().catch(() => undefined);
  });
  // As when the visitor returns to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(pricing).toBeVisible();
  expect(await link.boundingBox()).toEqual(place);
  const payment = checkout.steps.changeStep.replace('{step}', checkout.steps.payment);
  await page.getByRole('button', { name: payment }).click();
  await field(page, 'present_wrap').check();
  await submitButton(page).click();
  await expect(pricing).toBeVisible();
  await expect(link, 'comes with the rows of the other choice').toBeHidden();
  answered.resolve();
}

const getHashes = (page: Page) => new URL(page.url()).searchParams.get('drawing')?.split(',') ?? [];

test('handwriting by mouse is drawn in the ring, survives a reload, and reaches the shop with the order alone', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openStudio(page);
  await findButton(page, choiceName, 'Ring 1').click();
  await expect(findField(page)).toBeVisible();
  await drawByMouse(page);
  await drawByMouse(page);
  await page.getByRole('button', { name: drawing.undo }).click();
  await finish(page);
  await expect(page).toHaveURL(/drawing=[\w-]{16},?(?:&|$)/);
  await expect(findEngraved(page)).toBeVisible();
  await expect(page.getByText(`Gravur: ${choiceName}`).first()).toBeVisible();
  await page.reload();
  await expect(findEngraved(page)).toBeVisible();
  await expect(page.getByRole('img', { name: drawing.picture.replace('{ring}', 'Ring 1') })).toBeVisible();
  const [kept] = JSON.parse((await page.evaluate(() => localStorage.getItem('int-ring-drawings'))) ?? '[]');
  expect(kept.hash).toBe(getHashes(page)[0]);
  await page.getByRole('button', { name: new RegExp(cart.add) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(urlOf(shopPaths.de.checkout));
  const email = makeShopperEmail();
  await goToOrderButton(page, email);
  expect(sent.filter((request) => request.includes(kept.text))).toEqual([]);
  await orderButton(page).click();
  await page.waitForURL('**/shop/bestellung/**');
  await untilOrderShows(page, page.getByRole('img', { name: drawing.picture.replace('{ring}', 'Ring 1') }));
  const [order] = await findOrdersOf(email);
  const rows = await cms.get<{ ring: number; data: string }[]>(
    `/items/ecommerce_order_drawing?filter[item][order][_eq]=${order?.id}&fields=ring,data`,
  );
  expect(rows).toEqual([{ ring: 1, data: kept.text }]);
  expect(errors.filter(isNotBusy)).toEqual([]);
});

test('a request for an appointment shows the drawing, and sends it when that is ticked', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openStudio(page);
  await findButton(page, choiceName, 'Ring 2').click();
  await drawByMouse(page, 'Ring 2');
  await finish(page);
  await expect(page).toHaveURL(/drawing=,[\w-]{16}/);
  const [, hash] = getHashes(page);
  await page.getByRole('link', { name: studio.appointment }).click();
  await expect(page.getByRole('img', { name: drawing.picture.replace('{ring}', 'Ring 2') })).toBeVisible();
  const choice = page.getByRole('checkbox', { name: drawing.request.send });
  await expect(choice).not.toBeChecked();
  await expect(page.getByText(drawing.request.elsewhere)).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await choice.check();
  const email = makeShopperEmail();
  await page.getByRole('textbox', { name: contactForm.fields.name }).fill('Zoë');
  await page.getByRole('textbox', { name: contactForm.fields.email }).fill(email);
  await page.getByRole('checkbox', { name: contactForm.consent.link }).check();
  const [kept] = JSON.parse((await page.evaluate(() => localStorage.getItem('int-ring-drawings'))) ?? '[]');
  expect(sent.filter((request) => request.includes(encodeURIComponent(kept.text.split(' ')[0])))).toEqual([]);
  await page.getByRole('button', { name: contactForm.send }).click();
  await page.waitForURL('**/danke');
  const rows = await cms.get<{ ring: number; hash: string; data: string }[]>(
    `/items/ecommerce_order_drawing?filter[message][email][_eq]=${email}&fields=ring,hash,data`,
  );
  expect(rows).toEqual([{ ring: 2, hash, data: kept.text }]);
});

test.describe('before a touch', () => {
  test.use({ isTouched: false });

  test('a request that is opened directly shows the drawing of this browser', async ({ page }) => {
    const text = 's400x120;7 60 40 -30 40 30 40 30 40 -30';
    const hash = await hashDrawing(text);
    const kept = JSON.stringify([{ hash, text }]);
    await page.addInitScript((value) => localStorage.setItem('int-ring-drawings', value), kept);
    await page.goto(urlOf(`/trauringe/studio/termin?size=54,62&drawing=${hash},`));
    await expect(page.getByRole('img', { name: drawing.picture.replace('{ring}', 'Ring 1') })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: drawing.request.send })).toBeEnabled();
  });
});

test('a request on another device says where the drawing is, and sends none', async ({ page }) => {
  await page.goto(urlOf('/trauringe/studio/termin?size=54,62&drawing=Zm9v-YmFy_YmF6MA,'));
  await expect(page.getByText(drawing.request.elsewhere).locator('visible=true')).toHaveCount(1);
  await untilHydrated(page);
  await expect(page.getByRole('checkbox', { name: drawing.request.send })).toHaveCount(0);
  await expect(page.getByText(drawing.request.elsewhere).locator('visible=true')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('a finger writes in the field without scrolling the page', async ({ page }) => {
    await openStudio(page);
    await findButton(page, choiceName, 'Ring 2').tap();
    const field = findField(page, 'Ring 2');
    await expect(field).toBeVisible();
    const points = await listPoints(field);
    const findTop = () => field.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await findTop();
    const touch = await page.context().newCDPSession(page);
    for (const [index, point] of points.entries()) {
      const type = index === 0 ? 'touchStart' : 'touchMove';
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // What is above may grow with the pair's description; the browser then keeps the field where it is.
    await expect.poll(findTop).toBe(before);
    await expect(field.locator('path[stroke-linecap=round]').first()).toHaveAttribute('d', /^M.*Q/);
    await finish(page);
    await expect(page).toHaveURL(/drawing=,[\w-]{16}/);
    await expect(findEngraved(page, 'Ring 2')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);
  });
});

test('a picture is traced by keyboard alone, and a text takes its place again', async ({ page }) => {
  await openStudio(page);
  await findButton(page, choiceName, 'Ring 1').press('Enter');
  await expect(findField(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = '#f2efe6';
    context.fillRect(0, 0, 300, 200);
    context.lineWidth = 6;
    for (let radius = 20; radius < 90; radius += 16) {
      context.beginPath();
      context.arc(150, 100, radius, 0, 2 * Math.PI);
      context.stroke();
    }
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  });
  const file = { name: 'finger.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
  await page.getByLabel(drawing.file).setInputFiles(file);
  await expect(page.getByText(drawing.traced)).toBeVisible();
  await page.getByRole('button', { name: drawing.done, exact: true }).press('Enter');
  await expect(page).toHaveURL(/drawing=[\w-]{16}/);
  const engraved = page.getByRole('img', { name: studio.inside('Ring 1') }).locator('path[fill-rule=evenodd]');
  await expect(engraved).toBeVisible();
  await expect(findButton(page, drawing.change, 'Ring 1')).toBeFocused();
  await findButton(page, drawing.remove, 'Ring 1').press('Enter');
  await expect(page).not.toHaveURL(/drawing=/);
  const text = page.getByRole('form').getByLabel(`${studio.fields.text}, Ring 1`, { exact: true });
  await text.fill('Anna');
  await expect(page).toHaveURL(/text=Anna/);
});

test('a file that is no picture, and a blank one, are told, and the field stays', async ({ page }) => {
  await openStudio(page);
  await findButton(page, choiceName, 'Ring 1').click();
  const file = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByLabel(drawing.file).setInputFiles(file);
  await expect(page.getByText(drawing.unreadable)).toBeVisible();
  await finish(page);
  await expect(page.getByText(drawing.empty)).toBeVisible();
  await expect(findField(page)).toBeVisible();
});

test('on another device the pair says where its drawing is, and cannot be ordered without it', async ({ page }) => {
  await openStudio(page, `${path}&drawing=Zm9v-YmFy_YmF6MA,`);
  await expect(page.getByRole('img', { name: studio.inside('Ring 1') })).toContainText(drawing.elsewhereShort);
  await expect(page.getByText(drawing.elsewhere).locator('visible=true')).toHaveCount(1);
  await page.getByRole('button', { name: new RegExp(cart.add) }).click();
  await expect(page.getByRole('dialog').getByText(cart.drawingElsewhere)).toBeVisible();
  await page.goto(urlOf(shopPaths.de.checkout));
  await fillContact(page, makeShopperEmail());
  await fillAddress(page);
  await choosePayment(page, 'prepayment');
  await expect(page.getByText(ordering.drawing.title)).toBeVisible();
  await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expectStillWhilePriced(page, page.getByRole('link', { name: /im Trauringstudio$/ }));
  await page.getByRole('link', { name: /im Trauringstudio$/ }).click();
  await expect(page).toHaveURL(/\/trauringe\/studio\?.*drawing=Zm9v-YmFy_YmF6MA,/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no drawing is offered, and the form keeps the one of the address', async ({ page }) => {
    await page.goto(urlOf(path));
    await expect(page.getByRole('button', { name: choiceName })).toHaveCount(0);
    await page.goto(urlOf(`${path}&drawing=Zm9v-YmFy_YmF6MA,`));
    await expect(page.getByText(drawing.elsewhere).locator('visible=true')).toHaveCount(1);
    await page.getByRole('form').getByLabel(studio.fields.width, { exact: true }).fill('6');
    await page.getByRole('button', { name: studio.apply }).click();
    await expect(page).toHaveURL(/drawing=Zm9v-YmFy_YmF6MA/);
    await expect(page.getByText(`Gravur: ${choiceName}`).first()).toBeVisible();
  });
});

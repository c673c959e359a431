import type { Page } from '@playwright/test';
import { getMessages } from '../../src/i18n/messages.ts';
import { ringAppointmentRoutes } from '../../src/routing/ring-routes.ts';
import { ringStudioRoutes } from '../../src/routing/routes.ts';
import { readModules, scanModules } from '../scan-qr.ts';
import { cartPaths } from './cart-fixtures.ts';
import { hydrate, openBooted, untilBooted, untilHydrated } from './hydration.ts';
import { expectNoOverflow } from './page-checks.ts';
import { withoutWebGl } from './stub-pictures.ts';
import { expect, test } from './test.ts';

const languages = ['de', 'en', 'fr'] as const;

/** Two flat rings: outside they are 1.6 mm larger than inside, all round. */
const flat = 'size=54,62&width=4.5,5.5&height=1.6&profile=flat&alloy=585-yellow&surface=polished';
const outerDiameter = 54 / Math.PI + 2 * 1.6;

test.beforeEach(({ page }) => withoutWebGl(page));

/** The width of a ring from the front, which a screen of 96 pixels to the inch shows, in millimetres. */
async function measureRing(page: Page): Promise<number> {
  const ring = page.getByRole('img', { name: 'Ring 1 von vorn' }).locator('path').first();
  const pixels = await ring.evaluate((path) => path.getBoundingClientRect().width);
  return (pixels / 96) * 25.4;
}

for (const language of languages) {
  const { studio, contactForm } = getMessages(language);
  const path = ringStudioRoutes[language];

  test.describe(`${path}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('the request for an appointment describes both rings, also after a mistake', { tag: '@one-language' }, async ({
      page,
    }) => {
      await page.goto(`${path}?${flat}&text=Anna&text=Paul+♥&edit=2&unknown=1`);
      await page.getByRole('link', { name: studio.appointment }).click();
      await expect(page).toHaveURL(new RegExp(`${ringAppointmentRoutes[language]}\\?size=54,62`));
      const message = page.getByRole('textbox', { name: contactForm.fields.message });
      const text = await message.inputValue();
      for (const words of [studio.appointmentText, `${studio.ring(1)}: `, 'Anna', `${studio.ring(2)}: `, 'Paul ♥'])
        expect(text).toContain(words);
      // The canonical address alone, as it can be mailed.
      const [address = ''] = /https?:\S+$/.exec(text) ?? [];
      expect(address).toMatch(/size=54,62.*&text=Anna&text=Paul\+%E2%99%A5/);
      expect(address).not.toMatch(/edit|unknown/);
      expect(new URL(address).pathname).toBe(path);
      await page.getByRole('textbox', { name: contactForm.fields.name }).fill('Anna');
      await page.getByRole('button', { name: contactForm.send }).click();
      await expect(page.getByRole('textbox', { name: contactForm.fields.message })).toHaveValue(text);
      await expect(page.getByRole('textbox', { name: contactForm.fields.name })).toHaveValue('Anna');
    });

    test('every choice is explained, not only those that are made', { tag: '@one-language' }, async ({ page }) => {
      await page.goto(`${path}?${flat}&stones=one&text=Anna`);
      const words = page.getByRole('form').locator('details');
      for (const [legend, count] of [
        [studio.fields.profile, 8],
        [studio.zone(1, 1), 9],
        [studio.zoneSurface(1, 1), 7],
        [studio.fields.stone, 14],
        [studio.fields.setting, 3],
        [studio.fields.font, 3],
        [studio.fields.engraving, 2],
      ] as const) {
        const group = words.filter({ has: page.getByText(`${studio.explain} ${legend}`, { exact: true }) });
        await group.locator('summary').click();
        await expect(group.locator('dt'), legend).toHaveCount(count);
      }
      const alloys = words.filter({ has: page.getByText('950', { exact: false }) }).first();
      await expect(alloys.getByText(studio.careOf)).toHaveCount(9);
      await expect(alloys.getByText(studio.allergyOf)).toHaveCount(9);
    });
  });

  test(`${path}: what is added to the request for an appointment survives two reloads`, {
    tag: '@one-language',
  }, async ({ page }) => {
    const open = async () => {
      await page.goto(`${ringAppointmentRoutes[language]}?${flat}`);
      await hydrate(page);
    };
    await open();
    const message = page.getByRole('textbox', { name: contactForm.fields.message });
    const text = `${await message.inputValue()}\nAm Samstag?`;
    await message.fill(text);
    for (let reload = 0; reload < 2; reload += 1) {
      await open();
      await expect(message).toHaveValue(text);
    }
  });

  test(`${path}: nothing sticks out with everything open`, async ({ page }) => {
    await page.goto(`${path}?${flat}&zones=3&share=40&alloy2=950-platinum&stones=three&text=Anna&text=Paul`);
    await untilHydrated(page);
    await page.getByRole('button', { name: studio.realSize.show }).click();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.toggleAttribute('open', true);
    });
    await expectNoOverflow(page);
  });
}

test('the request is about the pair that was chosen last, and keeps what was written elsewhere', async ({ page }) => {
  await page.goto('/kontakt');
  const message = page.getByRole('main').getByRole('textbox', { name: 'Nachricht' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna Linde');
  await message.fill('Eine andere Frage.');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact'))).toContain('Eine andere Frage.');
  for (const width of ['7', '8']) {
    await page.goto(`/trauringe/studio?size=54,62&width=${width}`);
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Termin mit diesem Paar' }).click();
    await expect(page).toHaveURL(/\/trauringe\/studio\/termin\?/);
    await expect(message).toHaveValue(new RegExp(`Größe 54 · ${width} × .*/trauringe/studio\\?.*width=${width}&`, 's'));
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna Linde');
    // Written for one pair only.
    await message.press('End');
    await message.pressSequentially('x');
  }
  await page.goto('/kontakt');
  await expect(message).toHaveValue('Eine andere Frage.');
});

test('in print the data sheet is to scale and whole, and nothing that can be pressed is on it', async ({ page }) => {
  await page.goto(`/trauringe/studio?${flat}&text=Anna&text=Paul`);
  await untilHydrated(page);
  await page.emulateMedia({ media: 'print' });
  expect(await measureRing(page)).toBeCloseTo(outerDiameter, 1);
  const [lead, drawn] = await Promise.all(
    [page.locator('main header'), page.locator('#pair-portrait')].map((part) => part.boundingBox()),
  );
  expect(drawn?.y).toBeGreaterThanOrEqual((lead?.y ?? 0) + (lead?.height ?? 0));
  const top = page.getByRole('img', { name: 'Ring 2 von oben' }).locator('g path').first();
  const breadth = await top.evaluate((path) => path.getBoundingClientRect().width);
  expect((breadth / 96) * 25.4).toBeCloseTo(5.5, 1);
  const ruler = page.getByText('Auf dem Ausdruck ist diese Linie 50 mm lang').locator('svg');
  expect(((await ruler.evaluate((line) => line.getBoundingClientRect().width)) / 96) * 25.4).toBeCloseTo(50, 1);
  const band = page.getByRole('img', { name: 'Ring 1 innen, abgewickelt' }).locator('rect');
  expect(((await band.evaluate((rect) => rect.getBoundingClientRect().width)) / 96) * 25.4).toBeCloseTo(54, 1);

  const main = page.getByRole('main');
  const table = main.getByRole('table').filter({ hasText: 'Gravur innen' });
  for (const text of ['17,19', '19,74', '4,5', '5,5', '1,6', 'Anna', 'Paul', 'Laser', 'Antiqua']) {
    await expect(table).toContainText(text);
  }
  await expect(table.getByRole('row', { name: /^Gewicht/ })).toContainText(/\d,\d.*\d,\d/);
  await expect(main.getByText(/Juwelier Vierlinden · .* · Datenblatt vom \d+\. \p{L}+ \d{4}/u)).toBeVisible();
  await expect(main.getByRole('region', { name: 'Preis des Paares' })).toContainText('€');
  const code = page.getByRole('img', { name: 'QR-Code' });
  await expect(code).toBeVisible();
  const [modules = ''] = (await code.getAttribute('viewBox'))?.match(/\d+$/) ?? [];
  const path = (await code.locator('path[stroke]').getAttribute('d')) ?? '';
  const url = scanModules(readModules(path, Number(modules)));
  expect(new URL(url ?? '').search).toBe(`?${flat}&text=Anna&text=Paul&font=serif&engraving=laser`);
  await expect(main.getByText(url ?? '', { exact: true })).toBeVisible();
  for (const control of await page.locator('button, select, input, summary, nav').all()) {
    await expect(control).toBeHidden();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the print button prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.goto('/trauringe/studio');
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect(page).toHaveTitle('printed');
});

test.describe('before a touch', () => {
  test.use({ isTouched: false });

  test('the drawings become as large as the rings, on a screen that a card has measured', async ({ page }) => {
    await openBooted(page, `/trauringe/studio?${flat}`);
    const before = await measureRing(page);
    const toggle = page.getByRole('button', { name: 'Originalgröße' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => measureRing(page)).toBeCloseTo(outerDiameter, 1);
    await page.getByText('Bildschirm mit einer Karte ausmessen').click();
    await page.getByRole('slider', { name: 'Höhe der Karte' }).fill('5');
    const scale = 5 / (96 / 25.4);
    await expect.poll(() => measureRing(page)).toBeCloseTo(outerDiameter * scale, 1);
    await toggle.click();
    await expect.poll(() => measureRing(page)).toBeCloseTo(before, 1);
    await page.reload();
    await untilBooted(page);
    await toggle.click();
    await expect.poll(() => measureRing(page)).toBeCloseTo(outerDiameter * scale, 1);
    // The helper for ring sizes knows the screen, too.
    await page.getByText('Ringgröße ermitteln und vergleichen').click();
    await page.getByRole('button', { name: 'Mit Bildschirm oder bekannter Größe messen' }).click();
    await expect(page.getByRole('group', { name: 'Einen Ring auflegen' }).getByLabel('Höhe der Karte')).toHaveValue(
      '5',
    );
  });
});

test('a bank card has its true height on a phone, and the slider is in sight', async ({ page }) => {
  // As much of a small phone's screen as its browser leaves.
  await page.setViewportSize({ width: 375, height: 553 });
  await page.goto(`/trauringe/studio?${flat}`);
  await page.getByRole('button', { name: 'Originalgröße' }).click();
  await page.getByText('Bildschirm mit einer Karte ausmessen').click();
  const slider = page.getByRole('slider', { name: 'Höhe der Karte' });
  // Pixels to the millimetre of such a phone.
  await slider.fill('6.42');
  const card = page.locator('.studio-help__calibration details > div');
  await expect.poll(async () => (await card.boundingBox())?.height).toBeCloseTo(53.98 * 6.42, 1);
  const [top, bottom] = [await card.boundingBox(), await slider.boundingBox()];
  const bottomBar = 100;
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0) - (top?.y ?? 0), 'both are in sight').toBeLessThan(553 - bottomBar);
});

test('a symbol is written at the caret, by mouse and by key, up to the longest text', async ({ page }) => {
  await page.goto('/trauringe/studio?size=48,62');
  await untilHydrated(page);
  const second = page.getByRole('form').getByLabel('Gravur innen, Ring 2', { exact: true });
  await second.fill('AnnaPaul');
  await second.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4));
  await page.getByRole('button', { name: 'Herz' }).click();
  await expect(second).toHaveValue('Anna♥Paul');
  await expect(second).toBeFocused();
  await expect.poll(() => second.evaluate(({ selectionStart }: HTMLInputElement) => selectionStart)).toBe(5);
  await expect(page).toHaveURL(/text=&text=Anna♥Paul|text=&text=Anna%E2%99%A5Paul/);
  const infinity = page.getByRole('button', { name: 'Unendlich' });
  await infinity.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveValue('Anna♥∞Paul');
  await expect(infinity).toBeFocused();
  const longest = Number(await second.getAttribute('maxlength'));
  for (let times = 0; times < longest; times += 1) await page.keyboard.press('Space');
  await expect.poll(async () => (await second.inputValue()).length).toBe(longest);
});

test('the studio’s own address has an offer at the price that it shows, and its questions', async ({ page }) => {
  await page.goto('/trauringe/studio');
  const read = async () => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  };
  const shown = await page.getByRole('region', { name: 'Preis des Paares' }).locator('p').first().textContent();
  const offers = { '@type': 'Offer', priceCurrency: 'EUR', price: expect.stringMatching(/^\d+\.\d\d$/) };
  await expect.poll(read).toContainEqual(expect.objectContaining({ offers: expect.objectContaining(offers) }));
  const found = (await read()).find((one) => one['@type'] === 'Product') as { offers: { price: string } };
  expect(Number(found.offers.price)).toBe(Number((shown ?? '').replaceAll(/\D/g, '')));
  const heading = page.getByRole('heading', { name: 'Häufig gefragt' });
  const questions = await page.locator('section').filter({ has: heading }).locator('summary').allTextContents();
  expect(questions).toHaveLength(4);
  for (const question of questions) expect(JSON.stringify(await read())).toContain(question.trim());
  // Another pair is another offer, at an address that is not indexed.
  await page.goto(`/trauringe/studio?${flat}`);
  await expect(page.getByRole('main')).toContainText('Häufig gefragt');
  expect((await read()).map((one) => one['@type'])).not.toContain('Product');
});

test('by keyboard alone a pair is chosen and put into the cart', async ({ page }) => {
  await page.goto('/trauringe/studio');
  await untilHydrated(page);
  const isFocused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 150 && !(await isFocused(selector)); presses += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await isFocused(selector), selector).toBe(true);
  };
  await tabTo('input[name=size]');
  await page.keyboard.press('ArrowUp');
  await tabTo('input[name=text]');
  await page.keyboard.type('Anna');
  await tabTo('input[name=profile]');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/profile=flat/);
  await tabTo('input[name=alloy]');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/alloy=585-white.*text=Anna/);
  const add = page.getByRole('button', { name: new RegExp(getMessages('de').cart.add) });
  await expect(page.locator('#pair-actions')).not.toHaveAttribute('inert');
  for (let presses = 0; presses < 60 && !(await add.evaluate((one) => one === document.activeElement)); presses += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(cartPaths.de);
  await expect(page.getByRole('main')).toContainText(/Weißgold 585.*Anna/s);
});

import { signInspectorQuery } from '../../src/server/boundaries/access.ts';
import { type Storefront, startStorefront } from '../storefront.ts';
import { findViolations } from './accessibility-engines.ts';
import { measureOverflow } from './page-checks.ts';
import { expect, test } from './test.ts';

// One worker for the whole file, since its storefront takes seconds to start.
test.describe.configure({ mode: 'default' });

let site: Storefront;

test.beforeAll(async () => {
  site = await startStorefront(process.env.CMS_URL ?? '', { BOUNDARIES: 'on' });
});

test.afterAll(async () => {
  await site.close();
});

const key = signInspectorQuery(process.env.SITE_SECRET ?? '');

// Inspected pages allow no script, not even those that the engines and the fixtures insert.
test.use({ breaksPolicy: true });

test('the legend of an inspected page has no accessibility problem, opens by key and leads to the switches', async ({
  page,
}) => {
  await page.goto(`${site.url}/kontakt${key}&boundaries`);
  const summary = page.locator('#x-legend summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Platzhalter' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Fehler' }).click();
  await expect(page).toHaveURL(/boundaries=errors/);
  await expect(page.locator('[data-x-error]').first()).toBeVisible();
});

test('labels lie beside the corners of what they name, and lead to the page of the boundary', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/shop/uhren${key}&boundaries`);
  const label = page.locator('#x-labels a[aria-label$=" CardView"]').first();
  const number = await label.getAttribute('data-x-of');
  const card = page.locator(`[data-x-client~="${number}"]`).first();
  const [corner, region] = [await label.boundingBox(), await card.boundingBox()];
  const end = (corner?.x ?? 0) + (corner?.width ?? 0);
  expect(Math.abs(end - (region?.x ?? -99))).toBeLessThan(2);
  // Several regions that begin at the same corner have their labels one below the other.
  expect(Math.abs((corner?.y ?? 0) - (region?.y ?? -99))).toBeLessThan(60);
  await label.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('card-view.client.tsx');
});

/** Labels that cover a text, with the text. */
function findCoveredTexts(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const texts: { rect: DOMRect; middle: number; size: number; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!text || !element || element.closest('#x-labels, #x-legend') || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    for (const rect of range.getClientRects())
      texts.push({ rect, middle: (rect.top + rect.bottom) / 2, size, text: text.slice(0, 40) });
  }
  return [...document.querySelectorAll('#x-labels a')].filter(isShown).flatMap((label) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const { paddingLeft, paddingTop, paddingBottom } = getComputedStyle(label);
    const seen = {
      left: left + Number.parseFloat(paddingLeft),
      top: top + Number.parseFloat(paddingTop),
      bottom: bottom - Number.parseFloat(paddingBottom),
    };
    const covered = texts.find(
      ({ rect, middle, size }) =>
        Math.min(rect.right, right) - Math.max(rect.left, seen.left) > 2 &&
        // From the height of capitals to descenders.
        Math.min(middle + size * 0.3, seen.bottom) - Math.max(middle - size * 0.4, seen.top) > 2,
    );
    return covered ? [`${label.textContent} on "${covered.text}"`] : [];
  });
}

test('no label covers a word', async ({ page }) => {
  for (const path of ['/shop/uhren', '/kontakt']) {
    await page.goto(`${site.url}${path}${key}&boundaries`);
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('#x-labels a').first()).toBeVisible();
      expect(await page.evaluate(findCoveredTexts), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('an inspected page is as wide as the page itself, from 375 to 1920 px', async ({ page }) => {
  for (const path of ['/', '/shop/uhren', '/shop/warenkorb']) {
    await page.goto(`${site.url}${path}${key}&boundaries`);
    for (const width of [375, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureOverflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

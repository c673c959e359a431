import { createCms } from '../cms.ts';
import { lists } from '../routes.ts';
import { expect, test } from './test.ts';

const cards = 'main article';

for (const { language, path } of lists) {
  test(`${path} shows twenty watches, and more on request, in ${language}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator(cards)).toHaveCount(20);
    const more = page.getByRole('link', { name: /weitere|more|de plus/ });
    await expect(more).toHaveAttribute('href', `${path}?page=2`);
    await expect(page.getByRole('main')).toContainText(/inkl\. MwSt\.|include VAT|TTC/);
    await more.click();
    await expect(page.locator(cards)).toHaveCount(40);
    await expect(page).toHaveURL(new RegExp(`${path}\\?page=2$`));
  });
}

const hostile = [
  '?page=-1',
  '?page=99999',
  '?sort=nonsense',
  '?category=%00',
  '?kind=%00&maker=%3Cscript%3E',
  '?__proto__=1&constructor=2',
  '?page=1&page=2&sort=price&sort=name',
  `?kind=${'x'.repeat(2000)}`,
];
test('a list with parameters that nobody sends falls back to valid ones', async ({ page }) => {
  for (const query of hostile) {
    const response = await page.goto(`/shop/uhren${query}`);
    expect.soft(response?.status(), query.slice(0, 40)).toBe(200);
    await expect.soft(page.locator(cards).first(), query.slice(0, 40)).toBeVisible();
  }
});

test('a page number beyond the last shows the last page, and no address shows more than two hundred cards', async ({
  page,
}) => {
  await page.goto('/shop?page=99999&full=1');
  const said = await page.locator('[data-list-status]').textContent();
  const count = Number(/\d+/.exec(said ?? '')?.[0]);
  await expect(page.locator(cards)).toHaveCount(count <= 200 ? count : ((count - 1) % 200) + 1);
  await expect(page.getByRole('link', { name: /weitere zeigen|Weiter ab/ })).toHaveCount(0);
});

test('pictures have dimensions and modern formats, and only the first row loads eagerly', async ({ page }) => {
  await page.goto('/shop/uhren');
  await expect(page.locator(cards)).toHaveCount(20);
  const pictures = await page.locator(`${cards} img`).evaluateAll((images) =>
    images.map((image) => ({
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
      loading: image.getAttribute('loading'),
      types: [...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ type }) => type),
    })),
  );
  expect(pictures).toHaveLength(20);
  expect(pictures.every(({ width, height }) => Number(width) > 0 && Number(height) > 0)).toBe(true);
  expect(pictures.every(({ types }) => types.includes('image/avif'))).toBe(true);
  const lazy = pictures.map(({ loading }) => loading === 'lazy');
  expect(lazy.slice(0, 4)).toEqual([false, false, false, false]);
  expect(lazy.slice(4).every(Boolean)).toBe(true);
});

test('sorting by price is ascending', async ({ page }) => {
  await page.goto('/shop/uhren?sort=price');
  await expect(page.locator(cards)).toHaveCount(20);
  const prices = await page
    .locator(`${cards} data`)
    .evaluateAll((tags) => tags.map((tag) => Number(tag.getAttribute('value'))));
  expect(prices.length).toBeGreaterThan(10);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

// The last test makes a product a draft for a moment, which the one before would find listed.
test.describe.configure({ mode: 'default' });

test('drafts, withdrawn products and other projects are not listed', async ({ page }) => {
  const cms = createCms();
  const hidden = await cms.get<{ translations: { display_name: string }[] }[]>(
    `/items/ecommerce_product?limit=-1&fields=translations.display_name&filter=${encodeURIComponent(
      JSON.stringify({ _or: [{ status: { _neq: 'published' } }, { project: { id: { _neq: 1 } } }] }),
    )}`,
  );
  expect(hidden.length).toBeGreaterThan(5);
  await page.goto('/shop?page=99&full=1');
  const text = await page.locator('main').textContent();
  for (const { translations } of hidden) {
    for (const { display_name } of translations) expect(text).not.toContain(display_name);
  }
});

test('a change in the CMS is in the list soon after', async ({ page }) => {
  const cms = createCms();
  const [product] = await cms.get<
    { id: number; slug: string; translations: { id: number; language: string; display_name: string }[] }[]
  >(
    `/items/ecommerce_product?limit=1&sort=sort,id&fields=id,slug,translations.*&filter=${encodeURIComponent(
      JSON.stringify({
        status: { _eq: 'published' },
        category: { key: { _eq: 'beads' } },
        project: { id: { _eq: 1 } },
      }),
    )}`,
  );
  const translation = product?.translations.find(({ language }) => language === 'de');
  if (!product || !translation) throw new Error('The demo has no beads.');
  const renamed = `${translation.display_name} neu gefasst`;
  const rename = (display_name: string) =>
    cms.patch(`/items/ecommerce_product/${product.id}`, {
      translations: { update: [{ id: translation.id, display_name }], create: [], delete: [] },
    });
  try {
    await rename(renamed);
    await expect(async () => {
      await page.goto('/shop/perlen?full=1');
      await expect(page.locator('main')).toContainText(renamed, { timeout: 500 });
    }).toPass({ timeout: 20_000 });

    await cms.patch(`/items/ecommerce_product/${product.id}`, { status: 'draft' });
    await expect(async () => {
      await page.goto('/shop/perlen?full=1');
      await expect(page.locator('main')).not.toContainText(renamed, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  } finally {
    await rename(translation.display_name);
    await cms.patch(`/items/ecommerce_product/${product.id}`, { status: 'published' });
  }
});

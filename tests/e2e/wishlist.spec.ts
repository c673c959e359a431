import type { Page } from '@playwright/test';
import { products } from '../product-routes.ts';
import { type DemoProduct, findProductsInStock, productPaths, wishlistPaths } from './demo-products.ts';
import { cms, openFormsSite, pagesPerLanguage } from './forms-site.ts';
import { expectAccessible, watchPage } from './page-checks.ts';
import { expect, test } from './test.ts';

const { site } = openFormsSite();

let first: DemoProduct;
let second: DemoProduct;

test.beforeAll(async () => {
  const [one, other] = await findProductsInStock();
  if (!one || !other) throw new Error('The demo needs at least two products in stock.');
  [first, second] = [one, other];
});

const key = 'int-wishlist';

const keep = (page: Page, text: string) =>
  page.addInitScript(
    ([name, value]) => {
      if (!sessionStorage.getItem('seeded')) localStorage.setItem(name ?? '', value ?? '');
      sessionStorage.setItem('seeded', '1');
    },
    [key, text],
  );

const listOf = (...ids: number[]) => JSON.stringify({ version: 1, pieces: ids });

const readKept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

const heart = (page: Page, name: string) => page.getByRole('button', { name }).and(page.locator('[aria-pressed]'));

for (const { language, messages } of pagesPerLanguage) {
  const list = () => site().url + wishlistPaths[language];
  const wishlistAddress = (product: DemoProduct) => `${site().url}${productPaths[language]}/${product.slug}`;
  const toggle = (product: DemoProduct) => messages.wishlist.toggle(product.name[language]);

  test.describe(`the wishlist in ${language}`, () => {
    test('adds a product by keyboard and has an address of its own', { tag: '@one-language' }, async ({ page }) => {
      const { problems } = watchPage(page, site().url);
      await page.goto(wishlistAddress(first));
      const button = heart(page, toggle(first));
      await button.focus();
      await expect(async () => {
        if ((await button.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('Enter');
        await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
      }).toPass();
      expect(await readKept(page)).toBe(listOf(first.id));
      await page.goto(list());
      await expect(page).toHaveURL(`${list()}?pieces=${first.id}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: first.name[language], exact: true })).toBeVisible();
      await expect(main).toContainText(messages.wishlist.own);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expectAccessible(page);
      await page.goBack();
      await expect(page, 'the way there left one step in the history').toHaveURL(wishlistAddress(first));
      expect(problems.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
    });

    test('removes products with an announcement, and ends empty with a link to the shop', {
      tag: '@one-language',
    }, async ({ page }) => {
      await keep(page, listOf(first.id, second.id));
      await page.goto(list());
      const remove = (product: DemoProduct) =>
        page.getByRole('button', { name: messages.wishlist.removeNamed(product.name[language]) }).click();
      await remove(first);
      await expect(page.locator('[role=status]:focus')).toHaveText(
        messages.wishlist.removed.replace('{piece}', first.name[language]),
      );
      await expect(page).toHaveURL(`${list()}?pieces=${second.id}`);
      await remove(second);
      await expect(page.getByRole('heading', { name: messages.wishlist.emptyTitle })).toBeVisible();
      await expect(page).toHaveURL(list());
      await expect(page.getByRole('main').getByRole('link', { name: messages.wishlist.toShop })).toBeVisible();
      await expectAccessible(page);
    });

    test('shared by somebody else can be taken over', { tag: '@one-language' }, async ({ page }) => {
      await keep(page, listOf(second.id));
      await page.goto(`${list()}?pieces=${first.id},${second.id}`);
      await expect(page.getByRole('main')).toContainText(messages.wishlist.foreign);
      await page.getByRole('button', { name: messages.wishlist.take }).click();
      await expect(page.getByRole('status').filter({ hasText: messages.wishlist.taken })).toBeFocused();
      expect(await readKept(page)).toBe(listOf(second.id, first.id));
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('shows the products of its address, without wishlist buttons', { tag: '@one-language' }, async ({
        page,
      }) => {
        await page.goto(`${list()}?pieces=${first.id},${second.id}&full=1`);
        await expect(page.getByRole('link', { name: first.name[language], exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: second.name[language], exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: messages.wishlist.copy })).toBeHidden();
        await page.goto(list());
        // Playwright looks for no words in there.
        const said = page.locator('main noscript', { has: page.locator('p') });
        await expect(said.locator('p')).toBeVisible();
        expect(await said.evaluate(({ textContent }) => textContent)).toContain(messages.wishlist.noScripts);
        await page.goto(wishlistAddress(first));
        await expect(heart(page, toggle(first))).toBeHidden();
      });
    });
  });
}

const addressInGerman = () => site().url + wishlistPaths.de;

test('drafts, other projects’ products and invalid ids in the address are ignored', async ({ page }) => {
  await page.goto(
    `${addressInGerman()}?pieces=0,-1,x,999999,${first.id},%00,<script>,1e9,__proto__,${first.id}&full=1`,
  );
  await expect(page.getByRole('main').locator('article')).toHaveCount(1);
  await page.goto(`${addressInGerman()}?pieces=999999&full=1`);
  await expect(page.getByRole('heading', { name: 'Diese Stücke gibt es nicht mehr.' })).toBeVisible();
});

test('a product without options goes into the cart from the list, another links to its page', async ({ page }) => {
  const demoProducts = await findProductsInStock();
  const find = (slug: string) => demoProducts.find((product) => product.slug === slug) ?? first;
  const [plain, kinds] = [find(products.plain), find(products.kinds)];
  await page.goto(`${addressInGerman()}?pieces=${plain.id},${kinds.id}`);
  const item = (product: DemoProduct) => page.locator('.wishlist-page__item').filter({ hasText: product.name.de });
  await expect(page.getByText('Alle Preise inkl. MwSt., zzgl. Versand')).toBeVisible();
  const into = item(kinds).getByRole('link', { name: / wählen: / });
  await expect(into).toHaveAttribute('href', `${productPaths.de}/${products.kinds}#choice`);
  await expect(item(kinds).getByRole('button', { name: /Warenkorb/ })).toHaveCount(0);
  await expectAccessible(page);
  await item(plain)
    .getByRole('button', { name: `In den Warenkorb: ${plain.name.de}` })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Warenkorb' });
  await expect(drawer.getByRole('status').first()).toHaveText(`„${plain.name.de}“ liegt im Warenkorb.`);
  await expect(drawer.getByRole('link', { name: plain.name.de, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await into.press('Enter');
  await expect(page.locator('#choice')).toBeInViewport();
  await expect(page.locator('#choice')).toBeFocused();
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('a sold-out product in the list links to its stock alert', async ({ page }) => {
  const [gone] = await cms.get<{ id: number }[]>(
    `/items/ecommerce_product?filter[slug][_eq]=${products.gone}&fields=id`,
  );
  await page.goto(`${addressInGerman()}?pieces=${gone?.id}`);
  const item = page.locator('.wishlist-page__item');
  await item.getByRole('link', { name: /^Sagen Sie mir Bescheid: / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bescheid, wenn „.+“ wieder da ist$/);
});

test('products of one category can be compared, with differences in words', async ({ page }) => {
  const demoProducts = await findProductsInStock();
  const watches = demoProducts.filter(({ slug }) => slug === products.plain || slug === products.engraved);
  const other = demoProducts.find(({ slug }) => slug === products.kinds) ?? first;
  const idsOf = (...some: DemoProduct[]) => some.map(({ id }) => id).join(',');
  await page.goto(`${addressInGerman()}?pieces=${idsOf(...watches, other)}`);
  await page.getByRole('link', { name: 'Uhren: Diese vergleichen' }).click();
  await expect(page).toHaveURL(`${site().url}/shop/vergleich?pieces=${idsOf(...watches)}`);
  const table = page.getByRole('region', { name: 'Vergleich' });
  await expect(table.getByRole('columnheader')).toHaveText(watches.map(({ name }) => name.de));
  await expect(table.getByRole('row', { name: /^Preis/ }).getByRole('cell')).toHaveText([/€/, /€/]);
  await expect(page.getByText('Alle Preise inkl. MwSt., zzgl. Versand')).toBeVisible();
  await expect(table.getByRole('rowheader', { name: /unterschiedlich$/ }).first()).toBeVisible();
  const widths = await table
    .getByRole('columnheader')
    .evaluateAll((headers) => headers.map((header) => Math.round(header.getBoundingClientRect().width)));
  expect(new Set(widths).size, 'columns of one width').toBe(1);
  await expectAccessible(page);
  await table.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft), 'the table scrolls by keyboard').not.toBe(0);
  const remover = (product: DemoProduct | undefined) =>
    table.getByRole('link', { name: `${product?.name.de} aus dem Vergleich entfernen` });
  const main = page.getByRole('main');
  await remover(watches[0]).press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(1);
  await expect(remover(watches[1])).toBeFocused();
  const status = main.locator('#compare-status');
  await expect(status).toHaveText(`„${watches[0]?.name.de}“ ist entfernt, 1 von 4 im Vergleich.`);
  const added = main.getByRole('listitem').getByRole('link', { name: 'zum Vergleich hinzufügen' }).first();
  const name = (await added.textContent())?.replace('+ ', '');
  await added.press('Enter');
  await expect(status).toHaveText(`„${name}“ ist dabei, 2 von 4 im Vergleich.`);
  await expect(status).toBeFocused();
  await remover(watches[1]).press('Enter');
  await expect(table.getByRole('columnheader')).toHaveText([`${name}`]);
  await table.getByRole('link', { name: 'aus dem Vergleich entfernen' }).press('Enter');
  await expect(status).toBeFocused();
  await expect(status).toHaveText(`„${name}“ ist entfernt, 0 von 4 im Vergleich.`);
  await page.goto(`${site().url}/shop/vergleich?pieces=${idsOf(...watches, other)},999999&full=1`);
  await expect(main).toContainText('Ein Stück aus diesem Link ist nicht mehr in unserem Angebot.');
  await expect(main).toContainText(`weil es eine andere Art Ware ist: ${other.name.de}.`);
});

test('the link is copied, or shown where copying fails', async ({ page, context }) => {
  const address = `${addressInGerman()}?pieces=${first.id}`;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByLabel('Dies ist der Link')).toHaveValue(address);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(other.getByText('Der Link ist kopiert.')).toBeVisible();
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('two tabs show the same list', async ({ page, context }) => {
  await page.goto(`${site().url}${productPaths.de}/${first.slug}`);
  await page.getByRole('button', { name: `Merken: ${first.name.de}` }).click();
  // A click that still waits for React is gone with its page.
  await expect(page.getByRole('button', { name: `Merken: ${first.name.de}` })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(addressInGerman());
  await expect(page).toHaveURL(/pieces=/);
  const other = await context.newPage();
  await other.goto(`${site().url}${productPaths.de}/${second.slug}`);
  await other.getByRole('button', { name: `Merken: ${second.name.de}` }).click();
  await expect(page.getByRole('main').locator('article')).toHaveCount(2);
});

test.describe('with browser storage', () => {
  const press = async (page: Page) => {
    await page.goto(`${site().url}${productPaths.de}/${first.slug}`);
    const button = heart(page, `Merken: ${first.name.de}`);
    await expect(async () => {
      if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
    }).toPass();
    return button;
  };

  test('denied, the list lasts as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    const button = await press(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  test('full, the list lasts as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    const button = await press(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  test.describe('corrupt', () => {
    for (const text of ['{', '[]', '{"version":9,"pieces":[1]}', '{"version":1,"pieces":["<b>"]}']) {
      test(`the list starts empty: ${text}`, async ({ page }) => {
        await keep(page, text);
        await press(page);
        expect(await readKept(page)).toBe(listOf(first.id));
      });
    }
  });
});

test('a pair of wedding rings is kept, counted, shown with its price, ordered and removed', async ({ page }) => {
  await page.goto(`${site().url}/trauringe/studio?size=54,62&width=4.5&text=Anna+%26+Paul`);
  await page.getByRole('button', { name: 'Merken' }).click();
  await expect(page.getByRole('button', { name: 'Merken' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Merkliste, 1 Stück' }).first()).toBeVisible();
  const price = (await page.getByRole('region', { name: 'Preis des Paares' }).locator('p').first().textContent()) ?? '';
  await page.goto(addressInGerman());
  await expect(page).toHaveURL(/\?pair=size=54,62%26width=4\.5/);
  const main = page.getByRole('main');
  const card = main.getByRole('link', { name: /^Trauringe in Gelbgold 585/ });
  await expect(card).toContainText(price);
  await expect(card).toContainText('Anna & Paul');
  await expectAccessible(page);
  await main.getByRole('button', { name: /In den Warenkorb/ }).click();
  await expect(page.getByRole('dialog')).toContainText(price);
  await page.goto(page.url());
  await main.getByRole('button', { name: /^Trauringe in .* entfernen$/ }).click();
  await expect(page.getByRole('heading', { name: 'Noch liegt hier nichts.' })).toBeVisible();
  expect(await readKept(page)).toBeNull();
});

test('a shared list of products and pairs becomes the visitor’s own', async ({ page }) => {
  const query = `?pieces=${first.id}&pair=size=54,62%26width=5&full=1`;
  await page.goto(addressInGerman() + query);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: first.name.de, exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Trauringe in / })).toContainText('5 × ');
  await main.getByRole('button', { name: 'Auf meine Merkliste' }).click();
  await expect
    .poll(() => readKept(page))
    .toBe(JSON.stringify({ version: 1, pieces: [first.id], pairs: ['size=54,62&width=5'] }));
});

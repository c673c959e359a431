import type { Page } from '@playwright/test';
import { getMessages } from '../../src/i18n/messages.ts';
import { placeOrder } from '../order-fixtures.ts';
import {
  expectEvent,
  expectView,
  findEvents,
  findViews,
  formatConsents,
  formatRequests,
  hide,
  matomoUrl,
  openAnalyticsSite,
  storeConsents,
} from './analytics-site.ts';
import {
  bead,
  findOrdersOf,
  goFromListToCheckout,
  goToOrderButton,
  makeShopperEmail,
  orderButton,
  shopPaths,
  urlOf,
} from './checkout-steps.ts';
import { fillContact, hydrateForm, makeTyped, send } from './forms-site.ts';
import { untilHydrated } from './hydration.ts';
import { expect, test } from './test.ts';

const { matomo } = openAnalyticsSite();

const { consent } = getMessages('de');

/** Follows a link inside the page, by React. */
async function walkTo(page: Page, path: string): Promise<void> {
  await untilHydrated(page);
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForURL(urlOf(path));
}

/** Scripts that were loaded, by their text, and requests that left for elsewhere. */
function listen(page: Page) {
  const scripts: Promise<string>[] = [];
  const others: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(urlOf('/assets/')) && response.url().endsWith('.js')) {
      scripts.push(response.text().catch(() => ''));
    }
  });
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(urlOf('/'))) others.push(request.url());
  });
  return { others, readScripts: async () => (await Promise.all(scripts)).join('\n') };
}

async function walkAround(page: Page): Promise<void> {
  await page.goto(urlOf('/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await walkTo(page, '/kontakt');
  await page.goto(urlOf(`/shop/produkt/${bead.slug}`));
  await page.getByRole('button', { name: getMessages('de').cart.add }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('int-cart'))).toContain(bead.slug);
  await page.goto(urlOf(shopPaths.de.checkout));
  await expect(page.locator('[name="email"]')).toBeVisible();
}

const pressRefusal = (page: Page) => page.getByRole('button', { name: consent.banner.refuseAll }).click();

test.describe('without consent', () => {
  test('no request is sent and the tracker is not loaded before a choice', async ({ page }) => {
    const { others, readScripts } = listen(page);
    await walkAround(page);
    await page.goto('about:blank');
    expect(others).toEqual([]);
    expect(matomo().requests).toEqual([]);
    expect(await readScripts()).not.toContain('matomo.php');
  });

  test('no request is sent after a refusal', async ({ page }) => {
    const { others, readScripts } = listen(page);
    await page.goto(urlOf('/'));
    await pressRefusal(page);
    await walkAround(page);
    await page.goto('about:blank');
    expect(others).toEqual([]);
    expect(matomo().requests).toEqual([]);
    expect(await readScripts()).not.toContain('matomo.php');
  });

  test('events from before the consent are never reported', async ({ page }) => {
    await page.goto(urlOf(`/shop/produkt/${bead.slug}`));
    await page.getByRole('button', { name: getMessages('de').cart.add }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('int-cart'))).toContain(bead.slug);
    await page.reload();
    await page.getByRole('button', { name: consent.banner.allowAll }).click();
    await expectView(matomo(), `/shop/produkt/${bead.slug}`);
    await page.goto(urlOf('/kontakt'));
    await expectView(matomo(), '/kontakt');
    expect(matomo().counted.filter((one) => 'ec_items' in one)).toEqual([]);
  });
});

test.describe('a page view', () => {
  test('reports title and address, and sets no cookie', async ({ page, context }) => {
    await storeConsents(page, true);
    await page.goto(urlOf('/kontakt'));
    const view = await expectView(matomo(), '/kontakt');
    expect(view).toMatchObject({ idsite: '7', rec: '1', action_name: await page.title(), consent: '1', _id: '' });
    expect(await context.cookies()).toEqual([]);
    expect(matomo().refused).toEqual([]);
    expect(matomo().counted.filter(({ url }) => url !== urlOf('/kontakt'))).toEqual([]);
  });

  test('is reported 32 milliseconds after the page is shown', async ({ page }) => {
    await page.addInitScript(() => {
      const log: string[] = [];
      Object.assign(window, { log });
      const wait = window.setTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (work: () => void, delay?: number, ...rest: unknown[]) => {
          if (delay !== 32) return wait(work, delay, ...rest);
          log.push(`wait on ${location.pathname}`);
          return wait(() => {
            log.push(`done on ${location.pathname}`);
            work();
          }, delay);
        },
      });
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, data) => {
        const title = new URL(address, location.href).searchParams.get('action_name');
        if (title) log.push(`view of ${title}`);
        return send(address, data);
      };
    });
    await storeConsents(page, true);
    await page.goto(urlOf('/'));
    const first = await expectView(matomo(), '/');
    await walkTo(page, '/kontakt');
    const second = await expectView(matomo(), '/kontakt');
    const log = await page.evaluate(() => (window as unknown as { log: string[] }).log);
    // React may report the page once more as it hydrates, for which the tracker waits again and finds nothing new.
    expect([...new Set(log)]).toEqual([
      'wait on /',
      'done on /',
      `view of ${first.action_name}`,
      'wait on /kontakt',
      'done on /kontakt',
      `view of ${second.action_name}`,
    ]);
    expect(log.filter((line) => line.startsWith('view of'))).toHaveLength(2);
    expect(second.action_name).not.toBe(first.action_name);
  });

  test('after a client navigation names the previous page as referrer', async ({ page }) => {
    await storeConsents(page, true);
    await page.goto(urlOf('/'));
    expect((await expectView(matomo(), '/')).urlref).toBeUndefined();
    await walkTo(page, '/kontakt');
    expect((await expectView(matomo(), '/kontakt')).urlref).toBe(urlOf('/'));
    await page.goBack();
    await expect.poll(() => findViews(matomo().counted).length).toBe(3);
    expect(findViews(matomo().counted)[2]).toMatchObject({ url: urlOf('/'), urlref: urlOf('/kontakt') });
  });

  test('of an unknown address is reported as a missing page', async ({ page }) => {
    await storeConsents(page, true);
    await page.goto(urlOf('/canary-page'));
    expect(await expectView(matomo(), '/404')).toMatchObject({ action_name: '/404' });
    expect(formatRequests(matomo())).not.toContain('canary');
  });
});

test.describe('a client navigation', () => {
  test('that takes longer than a second is reported once, before its page view', async ({ page }) => {
    await storeConsents(page, true);
    await page.goto(urlOf('/'));
    await expectView(matomo(), '/');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/RSC\/R\/kontakt/, async (route) => {
      await held;
      await route.continue();
    });
    await untilHydrated(page);
    await page.locator('a[href="/kontakt"]:visible').first().click();
    await expectEvent(matomo(), 'Navigation', 'delayed', '/kontakt');
    expect(findViews(matomo().counted)).toHaveLength(1);
    release();
    await expectView(matomo(), '/kontakt');
    expect(findEvents(matomo().counted, 'Navigation')).toHaveLength(1);
  });

  test('that is fast enough reports no event, however long the page stays open', async ({ page }) => {
    await page.addInitScript(() => {
      const pending = new Map<number, () => void>();
      Object.assign(window, { pending });
      const wait = window.setTimeout.bind(window);
      const give = window.clearTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (work: () => void, delay?: number, ...rest: unknown[]) => {
          const id = wait(delay === 1000 ? () => undefined : work, delay, ...rest);
          if (delay === 1000) pending.set(id, work);
          return id;
        },
        clearTimeout: (id: number) => {
          pending.delete(id);
          give(id);
        },
      });
    });
    await storeConsents(page, true);
    await page.goto(urlOf('/'));
    await expectView(matomo(), '/');
    await walkTo(page, '/kontakt');
    await expectView(matomo(), '/kontakt');
    await page.evaluate(() => {
      for (const work of (window as unknown as { pending: Map<number, () => void> }).pending.values()) work();
    });
    await hide(page);
    await expectEvent(matomo(), 'Web Vitals', 'CLS', '/kontakt');
    expect(findEvents(matomo().counted, 'Navigation')).toEqual([]);
  });
});

test('script errors are reported without anything that a visitor typed', async ({ page }) => {
  await storeConsents(page, true);
  await page.goto(urlOf('/kontakt'));
  await expectView(matomo(), '/kontakt');
  await page.evaluate(() => {
    setTimeout(() => {
      (undefined as unknown as { canary: string }).canary.trim();
    });
    setTimeout(() => {
      throw new Error('canary@example.com is taken');
    });
    void Promise.reject(new TypeError('"canary" is not a name'));
  });
  await expect.poll(() => findEvents(matomo().counted, 'JavaScript Errors').length).toBe(3);
  expect(
    findEvents(matomo().counted, 'JavaScript Errors')
      .map(({ e_n }) => e_n)
      .toSorted(),
  ).toEqual(['Error', 'TypeError: Cannot read properties of undefined (reading …)', 'TypeError: … is not a name']);
  expect(formatRequests(matomo())).not.toContain('canary');
});

test.describe('the shop', () => {
  for (const language of ['de', 'en', 'fr'] as const) {
    test(`reports the funnel from the list to the order once in ${language}`, { tag: '@one-language' }, async ({
      page,
    }) => {
      const shopper = makeShopperEmail();
      const paths = shopPaths[language];
      await storeConsents(page, true);
      const server = matomo();
      const findPiece = () => findViews(server.counted).find(({ _pks }) => _pks === bead.slug);
      // Matomo holds requests back for a moment, and those of a page that is left before are lost.
      await goFromListToCheckout(page, language, async (path) => {
        if (path === 'list') return expectView(server, paths.search);
        await expect.poll(findPiece).toBeDefined();
        return expect.poll(() => server.counted.some((one) => 'ec_items' in one)).toBe(true);
      });
      const view = findPiece();
      expect(view).toMatchObject({ _pkn: expect.any(String), _pkp: '45', _pkc: 'beads' });
      const cart = server.counted.find((one) => 'ec_items' in one);
      expect(cart).toMatchObject({ idgoal: '0', revenue: '45' });
      expect(cart).not.toHaveProperty('ec_id');
      expect(JSON.parse(cart?.ec_items ?? '')).toEqual([[bead.slug, view?._pkn, '', 45, 1]]);
      await expectEvent(server, 'Shop', 'checkout', 'contact');
      await goToOrderButton(page, shopper, language);
      for (const step of ['delivery', 'payment', 'review']) await expectEvent(server, 'Shop', 'checkout', step);
      await orderButton(page, language).click();
      await page.waitForURL(`**${paths.order}/**`);
      const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await expect.poll(() => server.counted.find((one) => 'ec_id' in one)).toBeDefined();
      const [row] = await findOrdersOf(shopper);
      const order = server.counted.find((one) => 'ec_id' in one);
      const total = Number(row?.total_price_brutto);
      expect(order).toMatchObject({ idgoal: '0', ec_id: row?.order_number, revenue: String(total), ec_st: '45' });
      expect(Number(order?.ec_sh)).toBeCloseTo(total - 45);
      expect(Number(order?.ec_tx)).toBeGreaterThan(0);
      expect(JSON.parse(order?.ec_items ?? '')).toEqual([[bead.slug, view?._pkn, '', 45, 1]]);
      await page.reload();
      await expect
        .poll(() => findViews(server.counted).filter(({ url }) => url === urlOf(`${paths.order}/*`)).length)
        .toBe(2);
      await hide(page);
      await expectEvent(server, 'Web Vitals', 'CLS', `${paths.order}/*`);
      expect(server.counted.filter((one) => 'ec_id' in one)).toHaveLength(1);
      expect(server.refused).toEqual([]);
      const all = formatRequests(server);
      for (const own of [token, shopper, 'Zoë', 'Lindenweg', '14899', '3920012', 'Morgentau&q', '?q=']) {
        expect(all, own).not.toContain(own);
      }
    });
  }

  test('reports filter choices and cart changes', async ({ page }) => {
    await storeConsents(page, true);
    await page.goto(urlOf(`/shop/produkt/${bead.slug}`));
    await expectView(matomo(), `/shop/produkt/${bead.slug}`);
    await page.getByRole('button', { name: getMessages('de').cart.add }).click();
    await expect.poll(() => matomo().counted.filter((one) => 'ec_items' in one).length).toBe(1);
    await page.goto(urlOf(shopPaths.de.cart));
    await expectView(matomo(), shopPaths.de.cart);
    await page.getByRole('main').getByRole('spinbutton').fill('3');
    await page.keyboard.press('Tab');
    await expect.poll(() => matomo().counted.findLast((one) => 'ec_items' in one)?.revenue).toBe('135');
    await page
      .getByRole('main')
      .getByRole('button', { name: getMessages('de').cart.remove })
      .click();
    await expect.poll(() => matomo().counted.findLast((one) => 'ec_items' in one)?.ec_items).toBe('[]');
  });

  test('reports which variant of a product is chosen', async ({ page }) => {
    await storeConsents(page, true);
    await page.goto(urlOf('/shop'));
    await expectView(matomo(), '/shop');
    await page.goto(urlOf('/shop/trauringe'));
    await page.locator('main article a').first().click();
    await expect(page.locator('input[name=variant]:enabled').first()).toBeAttached();
    const slug = new URL(page.url()).pathname.split('/').at(-1);
    await expectView(matomo(), `/shop/produkt/${slug}`);
    await untilHydrated(page);
    const kind = page.locator('label:has(input[name=variant]:enabled)').nth(1);
    await kind.click();
    const event = await expectEvent(matomo(), 'Shop', 'variant');
    expect(event.e_n).toBe(`${slug} ${((await kind.textContent()) ?? '').trim()}`);
  });
});

test('web vitals are reported with the template of the page on which they were measured', async ({ page }) => {
  await storeConsents(page, true);
  await page.goto(urlOf(`/shop/produkt/${bead.slug}`));
  await expectView(matomo(), `/shop/produkt/${bead.slug}`);
  await page.evaluate(() => {
    const wait = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      const end = performance.now() + 120;
      while (performance.now() < end);
    };
    addEventListener('pointerdown', wait, { once: true });
  });
  await page.getByRole('heading', { level: 1 }).click();
  await walkTo(page, '/kontakt');
  const product = '/shop/produkt/*';
  for (const vital of ['LCP', 'INP', 'CLS']) await expectEvent(matomo(), 'Web Vitals', vital, product);
  expect(Number((await expectEvent(matomo(), 'Web Vitals', 'INP', product)).e_v)).toBeGreaterThanOrEqual(120);
  await expectView(matomo(), '/kontakt');
  await hide(page);
  await expectEvent(matomo(), 'Web Vitals', 'CLS', '/kontakt');
  const names = findEvents(matomo().counted, 'Web Vitals').map(({ e_a, e_n }) => `${e_a} ${e_n}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('LCP /kontakt');
});

test.describe('a withdrawn consent', () => {
  const makeNoise = (page: Page) =>
    page.evaluate(async () => {
      setTimeout(() => {
        throw new TypeError('x is not a function');
      });
      await new Promise((done) => setTimeout(done));
      document.dispatchEvent(new Event('visibilitychange'));
    });

  test('stops reports at once, in this tab and in another', async ({ page, context }) => {
    await storeConsents(page, true);
    await page.goto(urlOf('/'));
    const other = await context.newPage();
    await other.goto(urlOf('/kontakt'));
    await expectView(matomo(), '/');
    await expectView(matomo(), '/kontakt');
    await other.evaluate(() => localStorage.setItem('int-counted-orders', '["7"]'));
    await page.bringToFront();
    await page.getByRole('contentinfo').getByText(getMessages('de').shell.cookieSettings).click();
    await pressRefusal(page);
    await expect.poll(() => other.evaluate(() => localStorage.getItem('int-counted-orders'))).toBeNull();
    const before = matomo().requests.length;
    for (const tab of [page, other]) {
      await makeNoise(tab);
      await walkTo(tab, tab === page ? '/kontakt' : '/impressum');
      await tab.goto('about:blank');
    }
    await storeConsents(page, true);
    await page.goto(urlOf('/faq'));
    await expectView(matomo(), '/faq');
    const since = matomo().requests.slice(before);
    expect(since[0]).toContain('/matomo.js');
    expect(
      findViews(matomo().counted)
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual([urlOf('/'), urlOf('/faq'), urlOf('/kontakt')].toSorted());
    expect(findEvents(matomo().counted, 'JavaScript Errors')).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('discards what Matomo has queued', async ({ page }) => {
    await page.addInitScript((choice) => {
      const sent: string[] = [];
      Object.assign(window, { sent });
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, data) => {
        const isFirst = sent.push(String(address)) === 1;
        const isSent = send(address, data);
        // Matomo waits a moment after the first request, until its server knows the visitor.
        if (isFirst) {
          setTimeout(() => {
            for (const kind of ['a', 'b', 'c'])
              Reflect.get(window, '_paq').push(['trackEvent', 'Shop', 'variant', kind]);
            localStorage.setItem('int-consents', choice);
            dispatchEvent(new StorageEvent('storage', { key: 'int-consents' }));
          });
        }
        return isSent;
      };
    }, formatConsents(false));
    await storeConsents(page, true);
    await page.goto(urlOf('/kontakt'));
    await expectView(matomo(), '/kontakt');
    const readSent = () => page.evaluate(() => (window as unknown as { sent: string[] }).sent);
    await expect.poll(async () => (await readSent()).filter((address) => address.startsWith('data:')).length).toBe(3);
    await page.goto('about:blank');
    expect(findEvents(matomo().counted, 'Shop')).toEqual([]);
  });

  test('keeps events from the time without consent unreported when consent is given again', async ({ page }) => {
    await storeConsents(page, true);
    await page.goto(urlOf('/kontakt'));
    await expectView(matomo(), '/kontakt');
    const change = (isCounted: boolean) =>
      page.evaluate((choice) => {
        localStorage.setItem('int-consents', choice);
        dispatchEvent(new StorageEvent('storage', { key: 'int-consents' }));
      }, formatConsents(isCounted));
    await change(false);
    await makeNoise(page);
    await walkTo(page, '/impressum');
    await change(true);
    await expectView(matomo(), '/impressum');
    await walkTo(page, '/kontakt');
    await expect.poll(() => findViews(matomo().counted).length).toBe(3);
    expect(findEvents(matomo().counted, 'JavaScript Errors')).toEqual([]);
    expect(matomo().requests.filter((one) => one.includes('matomo.js'))).toHaveLength(1);
  });

  test('while the script is loading leaves nothing to report', async ({ page }) => {
    let arrive: () => void = () => undefined;
    matomo().holdScript = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await storeConsents(page, true);
    await page.goto(urlOf('/kontakt'), { waitUntil: 'domcontentloaded' });
    await expect.poll(() => matomo().requests.length).toBe(1);
    await page.evaluate((choice) => {
      localStorage.setItem('int-consents', choice);
      dispatchEvent(new StorageEvent('storage', { key: 'int-consents' }));
    }, formatConsents(false));
    arrive();
    await expect.poll(() => page.evaluate(() => Array.isArray(Reflect.get(window, '_paq')))).toBe(false);
    await makeNoise(page);
    await page.goto('about:blank');
    await storeConsents(page, true);
    await page.goto(urlOf('/faq'));
    await expectView(matomo(), '/faq');
    expect(findViews(matomo().counted)).toHaveLength(1);
    expect(findEvents(matomo().counted, 'JavaScript Errors')).toEqual([]);
  });
});

test.describe('personal data', () => {
  test('is in no address, title or link that is reported', async ({ page }) => {
    const order = await placeOrder('de');
    const typed = makeTyped({ name: 'Canary Vogel' });
    await storeConsents(page, true);
    const open = async (path: string, counted: string | undefined) => {
      await page.goto(urlOf(path));
      if (counted) await expectView(matomo(), counted);
    };
    await open(`${order.path}?placed=1`, '/shop/bestellung/*');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë');
    await open('/shop/suche?q=canary@example.com&canary=1#canary', '/shop/suche');
    await open('/shop/uhren?maker=canary&sort=-price&utm_source=canary', '/shop/uhren?sort=-price');
    await open('/newsletter/bestaetigen?token=canary', '/newsletter/bestaetigen');
    await open('/vorschau/page/1?key=canary', '/404');
    await open('/shop/produkt/canary-product', '/404');
    await open('/trauringe/canary', '/trauringe/*');
    await open('/shop/anfrage?product=1&canary=canary', undefined);
    await page.goto(urlOf('/kontakt'), { referer: 'https://mail.example/inbox?to=canary@example.com' });
    await expectView(matomo(), '/kontakt');
    await hydrateForm(page, 'contact');
    await fillContact(page, typed);
    await send(page, 'de');
    await page.waitForURL(urlOf('/danke'));
    await expectView(matomo(), '/danke');
    await hide(page);
    await expectEvent(matomo(), 'Web Vitals', 'CLS', '/danke');
    const all = formatRequests(matomo());
    for (const own of ['canary', order.token, order.email, 'Zoë', typed.email, 'Vogel', typed.message.slice(-8)]) {
      expect(all.toLowerCase(), own).not.toContain(own.toLowerCase());
    }
    expect(all).not.toContain('Danke, ');
    expect(findViews(matomo().counted).find(({ url }) => url === urlOf('/kontakt'))?.urlref).toBe(
      'https://mail.example/',
    );
  });

  test('a link to another site is reported by its host only', async ({ page, context }) => {
    await context.route('https://**', (route) => route.abort());
    await storeConsents(page, true);
    await page.goto(urlOf('/kontakt'));
    await expectView(matomo(), '/kontakt');
    const link = page.locator('main a[href^="https://"]').first();
    const { origin } = new URL((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect.poll(() => matomo().counted.find((one) => 'link' in one)?.link).toBe(`${origin}/`);
  });
});

test.describe('with Matomo failing', () => {
  async function expectUnharmed(page: Page, problems: readonly string[]) {
    await page.goto(urlOf('/'));
    await walkTo(page, '/kontakt');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(problems.length, problems.join('\n')).toBeLessThanOrEqual(1);
    await page.goto(urlOf(`/shop/produkt/${bead.slug}`));
    await page.getByRole('button', { name: getMessages('de').cart.add }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('int-cart'))).toContain(bead.slug);
    await page.goto(urlOf(shopPaths.de.checkout));
    await expect(page.locator('[name="email"]')).toBeVisible();
    expect(problems.length, problems.join('\n')).toBeLessThanOrEqual(3);
    expect(matomo().counted).toEqual([]);
  }
  const note = (page: Page) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      // Pictures are left out in these tests, and so is the worker.
      const isLeftOut = /because image loading is disabled|^Service Worker registration blocked by Playwright/.test(
        message.text(),
      );
      if (/error|warning/.test(message.type()) && !isLeftOut) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    return problems;
  };

  for (const fault of ['missing', 'garbage', 'page', 'other script'] as const) {
    test(`the site works and logs one error: ${fault}`, async ({ page }) => {
      matomo().scriptFault = fault;
      await storeConsents(page, true);
      const problems = note(page);
      await expectUnharmed(page, problems);
      expect(matomo().requests.every((one) => one.endsWith('/matomo.js'))).toBe(true);
    });
  }

  test('the site works and logs one error: down', async ({ page, context }) => {
    await context.route(`${matomoUrl()}/**`, (route) => route.abort('connectionrefused'));
    await storeConsents(page, true);
    await expectUnharmed(page, note(page));
  });

  test('the site works where only the tracking endpoint fails', async ({ page, context }) => {
    await context.route(`${matomoUrl()}/matomo.php**`, (route) => route.fulfill({ status: 503 }));
    await storeConsents(page, true);
    await page.goto(urlOf('/'));
    await walkTo(page, '/kontakt');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

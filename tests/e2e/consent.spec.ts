import { type Language, languages } from '../../src/i18n/languages.ts';
import { hrefTo } from '../../src/routing/routes.ts';
import { findViolations } from './accessibility-engines.ts';
import {
  consentsKey,
  findBanner,
  getConsentMessages,
  makeContentConsent,
  makeStoredConsents,
  mapHost,
  optionalPurposes,
  readConsentFile,
  readStoredConsents,
  seedStorage,
  toAnswers,
  untilConsentsChecked,
} from './consent-fixtures.ts';
import { untilHydrated } from './hydration.ts';
import { measureOverflow, watchPage } from './page-checks.ts';
import { expect, test } from './test.ts';

test.use({ isNewVisitor: true });

const site = process.env.SITE_URL ?? 'http://localhost:3000';
const contents = ['booking', 'map', 'vimeo', 'youtube'];
/** Who agreed to statistics asks for them, where nobody answers. */
const isOwnFault = (fault: string) =>
  !fault.includes('Failed to load resource') && !fault.includes(process.env.MATOMO_URL ?? 'no statistics');
const policyOf = (language: Language) => `${hrefTo('privacy', language)}#cookies`;

for (const language of languages) {
  const messages = getConsentMessages(language);

  test.describe(`the banner in ${language}`, () => {
    test('opens for a new visitor with nothing ticked, and refusing is one press', async ({ page }) => {
      await page.goto(hrefTo('thanks', language));
      const banner = findBanner(page, language);
      await expect(banner.getByRole('button')).toHaveText([
        messages.refuseAll,
        messages.allowAll,
        messages.allowSelected,
      ]);
      await expect(banner.getByRole('link', { name: messages.policy })).toHaveAttribute('href', policyOf(language));
      await banner.getByText(messages.purposes).click();
      const { entries } = await readConsentFile(page, language);
      expect(entries.map(({ function_id }) => function_id)).toEqual(['functional', ...optionalPurposes]);
      for (const { function_id, display_name, description, locked, host } of entries) {
        const box = banner.getByRole('checkbox', { name: display_name });
        await expect(box).toBeChecked({ checked: function_id === 'functional' });
        await expect(box).toBeEnabled({ enabled: !locked });
        await expect(box).toHaveAccessibleDescription(new RegExp(`^${description.slice(0, 30)}`));
        if (host) await expect(banner.getByText(` ${host}.`)).toBeVisible();
      }
      await banner.getByRole('button', { name: messages.refuseAll }).click();
      await expect(banner).toBeHidden();
      // Nobody called for it, so there is no opener to go back to.
      await expect(page.getByRole('main')).toBeFocused();
      expect(await readStoredConsents(page)).toEqual({ answers: toAnswers([]), contents: [] });

      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.reload();
      await untilConsentsChecked(page);
      expect(await page.getByRole('region').count()).toBe(0);
      expect(asked.filter((path) => /consents|banner/.test(path))).toEqual([]);
    });

    test('accepts all, reopens from the footer with the choices made, and withdraws some of them', {
      tag: '@one-language',
    }, async ({ page }) => {
      await page.goto(hrefTo('thanks', language));
      const banner = findBanner(page, language);
      await banner.getByRole('button', { name: messages.allowAll }).click();
      await expect(banner).toBeHidden();
      expect(await readStoredConsents(page)).toEqual({ answers: toAnswers(optionalPurposes), contents });

      const settings = page.getByRole('button', { name: messages.settings });
      await settings.focus();
      await page.keyboard.press('Enter');
      await expect(banner).toBeFocused();
      const [, map] = (await readConsentFile(page, language)).entries;
      const box = banner.getByRole('checkbox', { name: map?.display_name ?? '' });
      await expect(box).toBeChecked();
      await box.uncheck();
      expect((await readStoredConsents(page)).contents, 'a draft').toEqual(contents);
      await banner.getByRole('button', { name: messages.allowSelected }).click();
      await expect(banner).toBeHidden();
      await expect(settings).toBeFocused();
      const rest = optionalPurposes.filter((id) => id !== 'map');
      expect(await readStoredConsents(page)).toEqual({
        answers: toAnswers(rest),
        contents: ['booking', 'vimeo', 'youtube'],
      });
    });

    test('sticks out nowhere, and has no accessibility violation in German, closed, open and expanded', async ({
      page,
    }) => {
      const check = async (state: string) => {
        expect.soft(await measureOverflow(page), state).toBeLessThanOrEqual(0);
        if (language === 'de') expect.soft(await findViolations(page), state).toEqual([]);
      };
      await page.goto(hrefTo('thanks', language));
      const banner = findBanner(page, language);
      await expect(banner).toBeVisible();
      // Its words fade in; until then their contrast is not what it will be.
      await banner.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      await page.setViewportSize({ width: 1440, height: 900 });
      await check('closed, wide');
      await banner.getByText(messages.purposes).click();
      await page.setViewportSize({ width: 375, height: 900 });
      await check('folded out, narrow');
      await banner.getByRole('button', { name: messages.refuseAll }).click();
      await expect(banner).toBeHidden();
      await check('gone');
    });
  });

  test(`a consent is withdrawn on the policy page in ${language}`, { tag: '@one-language' }, async ({ page }) => {
    await seedStorage(page, {
      [consentsKey]: makeStoredConsents(['map', 'booking']),
      'contentConsent:map': makeContentConsent(mapHost),
      'contentConsent:booking': makeContentConsent('termine.vierlinden.example'),
      'contentConsent:from-long-ago': makeContentConsent('long-ago.example'),
      'contentConsent:video': makeContentConsent('nobody').replace('"version":2', '"version":1'),
      'contentConsent:broken': '{',
    });
    const { problems } = watchPage(page, site);
    await page.goto(policyOf(language));
    const place = page.locator('section', { has: page.locator('#cookies') });
    await expect(place.getByRole('heading', { name: messages.place })).toBeInViewport();
    const boxes = place.getByRole('group', { name: messages.manager.contents }).getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await expect(box).toBeChecked();
    const { entries } = await readConsentFile(page, language);
    const name = `${entries.find(({ function_id }) => function_id === 'map')?.display_name} (${mapHost})`;
    await place.getByRole('checkbox', { name }).uncheck();
    await expect(place.getByRole('status').first()).toHaveText(messages.manager.withdrawn.replace('{name}', name));
    expect(await readStoredConsents(page)).toMatchObject({ answers: toAnswers(['booking']) });
    expect((await readStoredConsents(page)).contents).not.toContain('map');
    await expect(place.getByRole('checkbox', { name })).toBeFocused();
    expect.soft(await findViolations(page)).toEqual([]);

    const history = ['int-last-searches', 'int-recently-viewed'];
    await page.evaluate((keys) => {
      for (const key of keys) localStorage.setItem(key, '["Ring"]');
    }, history);
    await place.getByRole('button', { name: messages.manager.reset }).click();
    const read = () => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), history);
    await expect.poll(read).toEqual([null, null]);
    const banner = findBanner(page, language);
    await expect(banner).toBeFocused();
    expect(await readStoredConsents(page)).toEqual({ answers: {}, contents: [] });
    await banner.getByRole('button', { name: messages.refuseAll }).click();
    await expect(place.getByRole('button', { name: messages.manager.reset })).toBeFocused();
    await page.reload();
    await expect(place.getByText(messages.manager.none)).toBeVisible();
    await expect(place.getByRole('checkbox')).toHaveCount(process.env.MATOMO_URL ? 1 : 0);
    expect(problems.filter(isOwnFault)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the settings link leads to the policy, which explains the situation, in ${language}`, {
      tag: '@one-language',
    }, async ({ page }) => {
      const { settings, manager } = getConsentMessages(language);
      await page.goto(hrefTo('contact', language));
      await page.getByRole('contentinfo').getByRole('link', { name: settings }).click();
      await expect(page).toHaveURL(`${site}${policyOf(language)}`);
      const sentence = page.locator('noscript p');
      await expect(sentence).toHaveText(manager.withoutScripts);
      await expect(sentence).toBeVisible();
      await expect(page.getByRole('button', { name: manager.open })).toBeHidden();
    });
  }
});

test('a returning visitor is asked about a new purpose only, and earlier answers hold', async ({ page }) => {
  const before = optionalPurposes.filter((id) => id !== 'vimeo');
  await seedStorage(page, {
    [consentsKey]: makeStoredConsents(['map'], before),
    'contentConsent:map': makeContentConsent(mapHost),
  });
  await page.goto('/danke');
  const messages = getConsentMessages('de');
  const banner = page.getByRole('region', { name: messages.againTitle });
  await expect(banner.getByRole('checkbox')).toHaveCount(1);
  await expect(banner.getByRole('checkbox', { name: 'Videos: Vimeo' })).not.toBeChecked();
  await banner.getByRole('button', { name: messages.refuseAll }).click();
  await expect.poll(() => readStoredConsents(page)).toEqual({ answers: toAnswers(['map']), contents: ['map'] });
  await page.reload();
  await untilConsentsChecked(page);
  await expect(page.getByRole('region')).toHaveCount(0);
});

test('the banner asks and saves before React has started', async ({ page }) => {
  // The chunk of React and the router.
  await page.route('**/assets/frame-*.js', (route) => route.abort());
  await page.goto('/danke');
  const banner = findBanner(page);
  const messages = getConsentMessages('de');
  await banner.getByText(messages.purposes).click();
  await banner.getByRole('checkbox', { name: 'Karte' }).check();
  await banner.getByRole('button', { name: messages.allowSelected }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await readStoredConsents(page)).toEqual({ answers: toAnswers(['map']), contents: ['map'] });
  expect(await page.evaluate(() => Object.keys(document).filter((key) => key.startsWith('__react')))).toEqual([]);
});

test.describe('before the code of the buttons has come', { tag: '@one-language' }, () => {
  const code = '**/assets/banner-view-*.js';
  const messages = getConsentMessages('de');
  const ways = [
    ['a click that accepts', messages.allowAll, 'click', optionalPurposes, contents],
    ['a click that refuses', messages.refuseAll, 'click', [], []],
    ['the key that accepts', messages.allowAll, 'Enter', optionalPurposes, contents],
  ] as const;
  for (const [what, name, way, given, allowed] of ways) {
    test(`${what} is held, and stored then`, async ({ page }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(code, async (route) => {
        await promise;
        await route.continue();
      });
      const others: string[] = [];
      page.on('request', (request) => request.url().startsWith(site) || others.push(request.url()));
      await page.goto('/danke');
      const banner = findBanner(page);
      const button = banner.getByRole('button', { name });
      // The last one counts.
      await banner.getByRole('button', { name: messages.allowSelected }).click();
      if (way === 'click') await button.click();
      else await button.press(way);
      await expect(banner.locator('[aria-busy=true]')).toHaveText([name]);
      expect(await readStoredConsents(page)).toEqual({ answers: {}, contents: [] });
      expect(others).toEqual([]);
      resolve();
      await expect(banner).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      expect(await readStoredConsents(page)).toEqual({ answers: toAnswers(given), contents: allowed });
    });
  }

  test('and another tab has answered meanwhile, that answer counts', async ({ page, context }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/danke');
    await findBanner(page).getByRole('button', { name: messages.allowAll }).click();
    const other = await context.newPage();
    await other.goto('/danke');
    await findBanner(other).getByRole('button', { name: messages.refuseAll }).click();
    await expect(findBanner(other)).toBeHidden();
    // Each tab has a process of its own, and reads what the other one stores a little later.
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), consentsKey)).not.toBeNull();
    resolve();
    await expect(findBanner(page)).toBeHidden();
    expect(await readStoredConsents(page)).toEqual({ answers: toAnswers([]), contents: [] });
  });

  test('and never does, the visitor is told, nothing is stored, and the banner asks on', async ({ page }) => {
    let isGone = true;
    await page.route(code, (route) => (isGone ? route.abort() : route.continue()));
    // React comes after the note, and finds its own markup.
    const react = Promise.withResolvers<void>();
    await page.route('**/assets/frame-*.js', async (route) => {
      await react.promise;
      await route.continue();
    });
    await page.goto('/danke');
    const banner = findBanner(page);
    const button = banner.getByRole('button', { name: messages.allowAll });
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Ein Teil dieser Seite fehlt');
    react.resolve();
    await untilHydrated(page);
    await expect(page.getByRole('alert')).toContainText('Ein Teil dieser Seite fehlt');
    await expect(banner).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    expect(await readStoredConsents(page)).toEqual({ answers: {}, contents: [] });
    isGone = false;
    await page.getByRole('alert').getByRole('link', { name: 'Neu laden' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await button.click();
    await expect(banner).toBeHidden();
    expect(await readStoredConsents(page)).toEqual({ answers: toAnswers(optionalPurposes), contents });
  });
});

test('a draft survives a navigation in the shop and answers to other purposes', async ({ page }) => {
  await page.goto('/shop');
  const banner = findBanner(page);
  await banner.getByText(getConsentMessages('de').purposes).click();
  const boxOf = (name: string) => banner.getByRole('checkbox', { name });
  await boxOf('Karte').check();
  await untilHydrated(page);
  await page.locator('main a[href^="/shop/"]:visible').first().click();
  await expect(page).not.toHaveURL(/\/shop$/);
  await expect(banner).toHaveCount(1);
  await expect(boxOf('Karte')).toBeChecked();
  const answer = (id: string) =>
    page.evaluate(
      ([key, content]) => {
        localStorage.setItem(key, content);
        dispatchEvent(new StorageEvent('storage', { key }));
      },
      [`contentConsent:${id}`, makeContentConsent('player.vimeo.com')] as const,
    );
  await answer('vimeo');
  await expect(boxOf('Videos: Vimeo')).toBeChecked();
  await expect(boxOf('Karte')).toBeChecked();
  expect((await readStoredConsents(page)).contents).toEqual(['vimeo']);
});

test('a banner with new purposes becomes one with all of them for who opens it, and stays that', async ({ page }) => {
  await seedStorage(page, {
    [consentsKey]: makeStoredConsents(
      [],
      optionalPurposes.filter((id) => id !== 'vimeo'),
    ),
  });
  await page.goto('/danke');
  const messages = getConsentMessages('de');
  await expect(page.getByRole('region', { name: messages.againTitle }).getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('button', { name: messages.settings }).click();
  const banner = page.getByRole('region', { name: messages.title });
  await expect(banner).toBeFocused();
  await expect(banner.getByRole('checkbox')).toHaveCount(optionalPurposes.length + 1);
  // An answer elsewhere asks again what is left.
  await page.evaluate((key) => dispatchEvent(new Event(key)), consentsKey);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region')).toHaveText([new RegExp(`^${messages.title}`)]);
  await banner.getByRole('button', { name: messages.allowAll }).click();
  await expect(page.getByRole('region')).toHaveCount(0);
  await expect(page.getByRole('button', { name: messages.settings })).toBeFocused();
});

/** They were given when staff asked in other words. */
const toOlder = (answers: string, id: string) => answers.replace(new RegExp(`("${id}".*?"revision":)1`), '$17');

test('a purpose that staff ask for again is asked alone, and is off until answered', async ({ page }) => {
  const answers = toOlder(makeStoredConsents(['map', 'vimeo']), 'map');
  await seedStorage(page, {
    [consentsKey]: answers,
    'contentConsent:map': makeContentConsent(mapHost),
    'contentConsent:vimeo': makeContentConsent('player.vimeo.com'),
  });
  const maps: string[] = [];
  page.on('request', (request) => request.url().includes('/embed/map') && maps.push(request.url()));
  await page.goto(hrefTo('contact', 'de'));
  const banner = page.getByRole('region', { name: getConsentMessages('de').againTitle });
  await expect(banner.getByRole('checkbox')).toHaveCount(1);
  await expect(banner.getByRole('checkbox')).not.toBeChecked();
  expect((await readStoredConsents(page)).contents).toEqual(['vimeo']);
  expect(maps).toEqual([]);
  await banner.getByRole('button', { name: getConsentMessages('de').allowAll }).click();
  await expect
    .poll(() => readStoredConsents(page))
    .toEqual({ answers: toAnswers(['map', 'vimeo']), contents: ['map', 'vimeo'] });
});

test('consent to an older revision of the statistics purpose says that nothing is counted', async ({ page }) => {
  await seedStorage(page, { [consentsKey]: toOlder(makeStoredConsents(['matomo']), 'matomo') });
  await page.goto(policyOf('de'));
  const { manager } = getConsentMessages('de');
  await expect(page.getByRole('region', { name: getConsentMessages('de').againTitle })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: manager.count })).not.toBeChecked();
  await expect(page.getByText(manager.notCounted)).toBeVisible();
});

test('refusing all also refuses purposes that are not asked for', async ({ page }) => {
  await seedStorage(page, { 'contentConsent:clock': makeContentConsent('static.rolex.com') });
  await page.goto('/danke');
  await findBanner(page)
    .getByRole('button', { name: getConsentMessages('de').refuseAll })
    .click();
  await expect.poll(() => readStoredConsents(page)).toEqual({ answers: toAnswers([]), contents: [] });
});

test('a choice in one tab closes the banner in the other, and a withdrawal applies to both', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto('/danke');
  await other.goto('/datenschutz#cookies');
  await expect(findBanner(other)).toBeVisible();
  await findBanner(page)
    .getByRole('button', { name: getConsentMessages('de').allowAll })
    .click();
  await expect(findBanner(other)).toBeHidden();
  const boxes = other.getByRole('group', { name: getConsentMessages('de').manager.contents }).getByRole('checkbox');
  await expect(boxes).toHaveCount(contents.length);
  await page.getByRole('button', { name: getConsentMessages('de').settings }).click();
  await findBanner(page)
    .getByRole('button', { name: getConsentMessages('de').refuseAll })
    .click();
  await expect(boxes).toHaveCount(0);
});

test('the banner opens in the checkout, and again from its footer', async ({ page }) => {
  const messages = getConsentMessages('de');
  await page.goto('/shop/kasse');
  await findBanner(page).getByRole('button', { name: messages.refuseAll }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: messages.settings }).click();
  await expect(findBanner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findBanner(page)).toBeHidden();
  await expect(page.getByRole('button', { name: messages.settings })).toBeFocused();
  expect(await readStoredConsents(page)).toEqual({ answers: toAnswers([]), contents: [] });
});

test('Escape does not answer for a new visitor', async ({ page }) => {
  await page.goto('/danke');
  await page.getByRole('button', { name: getConsentMessages('de').settings }).click();
  await expect(findBanner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findBanner(page)).toBeVisible();
  expect((await readStoredConsents(page)).answers).toEqual({});
});

test('without its texts there is no banner, the page works, and the settings link to the policy', async ({ page }) => {
  await page.route('**/consents-*.json', (route) => route.fulfill({ status: 503, body: 'no' }));
  const { problems } = watchPage(page, site);
  await page.goto('/danke');
  await page.getByRole('button', { name: getConsentMessages('de').settings }).click();
  await expect(page).toHaveURL(`${site}/datenschutz#cookies`);
  expect(problems.filter(isOwnFault)).toEqual([]);
});

test('texts from staff are rendered as text, whatever they contain', async ({ page }) => {
  const { entries, ...file } = await readConsentFile(page, 'de');
  const nasty = '<img src=x onerror="document.title=`broken`"> {{7*7}} \u202e </section><script>alert(1)</script>';
  const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(60);
  const wild = entries.map((entry) => ({ ...entry, display_name: `${nasty}${entry.function_id}`, description: long }));
  await page.route('**/consents-de.json', (route) => route.fulfill({ json: { ...file, entries: wild } }));
  const { problems } = watchPage(page, site);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/danke');
  const banner = findBanner(page);
  await banner.getByText(getConsentMessages('de').purposes).click();
  await expect(banner.getByText(nasty).first()).toBeVisible();
  expect(await banner.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  expect(await page.title()).not.toBe('broken');
  expect(problems.filter(isOwnFault)).toEqual([]);
});

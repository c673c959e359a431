import { type Language, languages } from '../../src/i18n/languages.ts';
import { hrefTo } from '../../src/routing/routes.ts';
import { findBarriers } from './barriers.ts';
import {
  allow,
  answersOf,
  consentsKey,
  findBanner,
  keepBefore,
  makeAnswers,
  mapHost,
  newVisitor,
  optional,
  readFile,
  readGiven,
  untilAlive,
  wordsOf,
} from './consent-pieces.ts';
import { watch } from './page-watch.ts';
import { expect, test } from './test.ts';

test.use({ storageState: newVisitor });
test.beforeEach(({ page }) => page.route('**/media/**', (route) => route.abort()));

const site = process.env.SITE_URL ?? 'http://localhost:3000';
const contents = ['booking', 'map', 'vimeo', 'youtube'];
/** Who agreed to statistics asks for them, where nobody answers. */
const isOwnFault = (fault: string) =>
  !fault.includes('Failed to load resource') && !fault.includes(process.env.MATOMO_URL ?? 'no statistics');
const policyOf = (language: Language) => `${hrefTo('privacy', language)}#cookies`;

for (const language of languages) {
  const words = wordsOf(language);

  test.describe(`the banner in ${language}`, () => {
    test('asks who never chose, with nothing ticked, and refusing is one press', async ({ page }) => {
      await page.goto(hrefTo('thanks', language));
      const banner = findBanner(page, language);
      await expect(banner.getByRole('button')).toHaveText([words.refuseAll, words.allowAll, words.allowSelected]);
      await expect(banner.getByRole('link', { name: words.policy })).toHaveAttribute('href', policyOf(language));
      await banner.getByText(words.purposes).click();
      const { entries } = await readFile(page, language);
      expect(entries.map(({ function_id }) => function_id)).toEqual(['functional', ...optional]);
      for (const { function_id, display_name, description, locked, host } of entries) {
        const box = banner.getByRole('checkbox', { name: display_name });
        await expect(box).toBeChecked({ checked: function_id === 'functional' });
        await expect(box).toBeEnabled({ enabled: !locked });
        await expect(box).toHaveAccessibleDescription(new RegExp(`^${description.slice(0, 30)}`));
        if (host) await expect(banner.getByText(` ${host}.`)).toBeVisible();
      }
      await banner.getByRole('button', { name: words.refuseAll }).click();
      await expect(banner).toBeHidden();
      // Nobody called for it, so there is no opener to go back to.
      await expect(page.getByRole('main')).toBeFocused();
      expect(await readGiven(page)).toEqual({ answers: answersOf([]), contents: [] });

      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.reload();
      await untilAlive(page, words.settings);
      expect(await page.getByRole('region').count()).toBe(0);
      expect(asked.filter((path) => /consents|banner/.test(path))).toEqual([]);
    });

    test('allows all, opens again from the footer with what was chosen, and takes some of it back', async ({
      page,
    }) => {
      await page.goto(hrefTo('thanks', language));
      const banner = findBanner(page, language);
      await banner.getByRole('button', { name: words.allowAll }).click();
      await expect(banner).toBeHidden();
      expect(await readGiven(page)).toEqual({ answers: answersOf(optional), contents });

      const settings = page.getByRole('button', { name: words.settings });
      await settings.focus();
      await page.keyboard.press('Enter');
      await expect(banner).toBeFocused();
      const [, map] = (await readFile(page, language)).entries;
      const box = banner.getByRole('checkbox', { name: map?.display_name ?? '' });
      await expect(box).toBeChecked();
      await box.uncheck();
      expect((await readGiven(page)).contents, 'a draft').toEqual(contents);
      await banner.getByRole('button', { name: words.allowSelected }).click();
      await expect(banner).toBeHidden();
      await expect(settings).toBeFocused();
      const rest = optional.filter((id) => id !== 'map');
      expect(await readGiven(page)).toEqual({ answers: answersOf(rest), contents: ['booking', 'vimeo', 'youtube'] });
    });

    test('is no barrier, closed, open and folded out, wide and narrow', async ({ page }) => {
      await page.goto(hrefTo('thanks', language));
      const banner = findBanner(page, language);
      await expect(banner).toBeVisible();
      // Its words fade in; until then their contrast is not what it will be.
      await banner.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      await page.setViewportSize({ width: 1440, height: 900 });
      expect.soft(await findBarriers(page), 'closed, wide').toEqual([]);
      await banner.getByText(words.purposes).click();
      await page.setViewportSize({ width: 375, height: 900 });
      expect.soft(await findBarriers(page), 'folded out, narrow').toEqual([]);
      await banner.getByRole('button', { name: words.refuseAll }).click();
      await expect(banner).toBeHidden();
      expect.soft(await findBarriers(page), 'gone').toEqual([]);
    });
  });

  test(`what was allowed is taken back on the page of the policy in ${language}`, async ({ page }) => {
    await keepBefore(page, {
      [consentsKey]: makeAnswers(['map', 'booking']),
      'contentConsent:map': allow(mapHost),
      'contentConsent:booking': allow('termine.vierlinden.example'),
      'contentConsent:from-long-ago': allow('long-ago.example'),
      'contentConsent:video': allow('nobody').replace('"version":2', '"version":1'),
      'contentConsent:broken': '{',
    });
    const { faults } = watch(page, site);
    await page.goto(policyOf(language));
    const place = page.locator('section', { has: page.locator('#cookies') });
    await expect(place.getByRole('heading', { name: words.place })).toBeInViewport();
    const boxes = place.getByRole('group', { name: words.manager.contents }).getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await expect(box).toBeChecked();
    const { entries } = await readFile(page, language);
    const name = `${entries.find(({ function_id }) => function_id === 'map')?.display_name} (${mapHost})`;
    await place.getByRole('checkbox', { name }).uncheck();
    await expect(place.getByRole('status').first()).toHaveText(words.manager.withdrawn.replace('{name}', name));
    expect(await readGiven(page)).toMatchObject({ answers: answersOf(['booking']) });
    expect((await readGiven(page)).contents).not.toContain('map');
    await expect(place.getByRole('checkbox', { name })).toBeFocused();
    expect.soft(await findBarriers(page)).toEqual([]);

    const history = ['int-last-searches', 'int-recently-viewed'];
    await page.evaluate((keys) => {
      for (const key of keys) localStorage.setItem(key, '["Ring"]');
    }, history);
    await place.getByRole('button', { name: words.manager.reset }).click();
    const read = () => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), history);
    await expect.poll(read).toEqual([null, null]);
    const banner = findBanner(page, language);
    await expect(banner).toBeFocused();
    expect(await readGiven(page)).toEqual({ answers: {}, contents: [] });
    await banner.getByRole('button', { name: words.refuseAll }).click();
    await expect(place.getByRole('button', { name: words.manager.reset })).toBeFocused();
    await page.reload();
    await expect(place.getByText(words.manager.none)).toBeVisible();
    await expect(place.getByRole('checkbox')).toHaveCount(process.env.MATOMO_URL ? 1 : 0);
    expect(faults.filter(isOwnFault)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the settings are a link to the policy, which says how it is, in ${language}`, async ({ page }) => {
      const { settings, manager } = wordsOf(language);
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

test('a visitor who had chosen is asked for a new purpose alone, and everything else holds', async ({ page }) => {
  const before = optional.filter((id) => id !== 'vimeo');
  await keepBefore(page, { [consentsKey]: makeAnswers(['map'], before), 'contentConsent:map': allow(mapHost) });
  await page.goto('/danke');
  const words = wordsOf('de');
  const banner = page.getByRole('region', { name: words.againTitle });
  await expect(banner.getByRole('checkbox')).toHaveCount(1);
  await expect(banner.getByRole('checkbox', { name: 'Videos: Vimeo' })).not.toBeChecked();
  await banner.getByRole('button', { name: words.refuseAll }).click();
  await expect.poll(() => readGiven(page)).toEqual({ answers: answersOf(['map']), contents: ['map'] });
  await page.reload();
  await untilAlive(page, words.settings);
  await expect(page.getByRole('region')).toHaveCount(0);
});

/** They were given when staff asked in other words. */
const toOlder = (answers: string, id: string) => answers.replace(new RegExp(`("${id}".*?"revision":)1`), '$17');

test('a purpose that staff ask for again is asked for again, and no other, and is closed until then', async ({
  page,
}) => {
  const answers = toOlder(makeAnswers(['map', 'vimeo']), 'map');
  await keepBefore(page, {
    [consentsKey]: answers,
    'contentConsent:map': allow(mapHost),
    'contentConsent:vimeo': allow('player.vimeo.com'),
  });
  const maps: string[] = [];
  page.on('request', (request) => request.url().includes('/embed/map') && maps.push(request.url()));
  await page.goto(hrefTo('contact', 'de'));
  const banner = page.getByRole('region', { name: wordsOf('de').againTitle });
  await expect(banner.getByRole('checkbox')).toHaveCount(1);
  await expect(banner.getByRole('checkbox')).not.toBeChecked();
  expect((await readGiven(page)).contents).toEqual(['vimeo']);
  expect(maps).toEqual([]);
  await banner.getByRole('button', { name: wordsOf('de').allowAll }).click();
  await expect
    .poll(() => readGiven(page))
    .toEqual({ answers: answersOf(['map', 'vimeo']), contents: ['map', 'vimeo'] });
});

test('who agreed to an older question about statistics reads that nothing is counted', async ({ page }) => {
  await keepBefore(page, { [consentsKey]: toOlder(makeAnswers(['matomo']), 'matomo') });
  await page.goto(policyOf('de'));
  const { manager } = wordsOf('de');
  await expect(page.getByRole('region', { name: wordsOf('de').againTitle })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: manager.count })).not.toBeChecked();
  await expect(page.getByText(manager.notCounted)).toBeVisible();
});

test('who refuses everything refuses what staff ask nothing about', async ({ page }) => {
  await keepBefore(page, { 'contentConsent:clock': allow('static.rolex.com') });
  await page.goto('/danke');
  await findBanner(page)
    .getByRole('button', { name: wordsOf('de').refuseAll })
    .click();
  await expect.poll(() => readGiven(page)).toEqual({ answers: answersOf([]), contents: [] });
});

test('whoever chooses in one tab is not asked in the other, and takes back in both', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/danke');
  await other.goto('/datenschutz#cookies');
  await expect(findBanner(other)).toBeVisible();
  await findBanner(page)
    .getByRole('button', { name: wordsOf('de').allowAll })
    .click();
  await expect(findBanner(other)).toBeHidden();
  const boxes = other.getByRole('group', { name: wordsOf('de').manager.contents }).getByRole('checkbox');
  await expect(boxes).toHaveCount(contents.length);
  await page.getByRole('button', { name: wordsOf('de').settings }).click();
  await findBanner(page)
    .getByRole('button', { name: wordsOf('de').refuseAll })
    .click();
  await expect(boxes).toHaveCount(0);
});

test('the checkout asks as well, and its footer opens the banner again', async ({ page }) => {
  const words = wordsOf('de');
  await page.goto('/shop/kasse');
  await findBanner(page).getByRole('button', { name: words.refuseAll }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: words.settings }).click();
  await expect(findBanner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findBanner(page)).toBeHidden();
  await expect(page.getByRole('button', { name: words.settings })).toBeFocused();
  expect(await readGiven(page)).toEqual({ answers: answersOf([]), contents: [] });
});

test('Escape does not answer for a visitor who was never asked', async ({ page }) => {
  await page.goto('/danke');
  await page.getByRole('button', { name: wordsOf('de').settings }).click();
  await expect(findBanner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findBanner(page)).toBeVisible();
  expect((await readGiven(page)).answers).toEqual({});
});

test('without its words there is no banner, the page works, and the settings lead to the policy', async ({ page }) => {
  await page.route('**/consents-*.json', (route) => route.fulfill({ status: 503, body: 'no' }));
  const { faults } = watch(page, site);
  await page.goto('/danke');
  await page.getByRole('button', { name: wordsOf('de').settings }).click();
  await expect(page).toHaveURL(`${site}/datenschutz#cookies`);
  expect(faults.filter(isOwnFault)).toEqual([]);
});

test('what staff write is text, however it is written', async ({ page }) => {
  const { entries, ...file } = await readFile(page, 'de');
  const nasty = '<img src=x onerror="document.title=`broken`"> {{7*7}} \u202e </section><script>alert(1)</script>';
  const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(60);
  const wild = entries.map((entry) => ({ ...entry, display_name: `${nasty}${entry.function_id}`, description: long }));
  await page.route('**/consents-de.json', (route) => route.fulfill({ json: { ...file, entries: wild } }));
  const { faults } = watch(page, site);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/danke');
  const banner = findBanner(page);
  await banner.getByText(wordsOf('de').purposes).click();
  await expect(banner.getByText(nasty).first()).toBeVisible();
  expect(await banner.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  expect(await page.title()).not.toBe('broken');
  expect(faults.filter(isOwnFault)).toEqual([]);
});

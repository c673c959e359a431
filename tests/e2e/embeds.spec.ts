import type { FrameLocator, Locator, Page } from '@playwright/test';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import { hrefTo, pageRoutes } from '../../src/routing/routes.ts';
import type { EmbedHost } from '../embed-host.ts';
import { findViolations } from './accessibility-engines.ts';
import { type EmbedsSite, openEmbedsSite, refuseEverything, videoIds } from './embeds-site.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { measureOverflow } from './page-checks.ts';
import { expect, test } from './test.ts';

let site: EmbedsSite;

/** Pictures have tests of their own. */
const plate = Buffer.from('R0lGODlhAQABAIAAAOzk1QAAACwAAAAAAQABAAACAkQBADs=', 'base64');

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await openEmbedsSite();
});

test.afterAll(() => site.close());

test.beforeEach(async ({ context }) => {
  await context.route(/\/media\//, (route) => route.fulfill({ contentType: 'image/gif', body: plate }));
  await refuseEverything(context);
});

const messages = getMessages('de').gates;

type Service = {
  name: string;
  key: string;
  path: string;
  title: string;
  getHost: () => EmbedHost;
  /** Content of the third-party frame. */
  shows: string;
};

const services: Service[] = [
  {
    ...{ name: 'the map', key: 'map', path: '/kontakt', title: messages.map.title },
    ...{ getHost: () => site.hosts.map, shows: 'Map around 52.1467, 12.6891' },
  },
  {
    ...{ name: 'the calendar', key: 'booking', path: '/terminvereinbarung', title: messages.booking.title },
    ...{ getHost: () => site.hosts.booking, shows: 'Calendar (de)' },
  },
  {
    ...{ name: 'a film at YouTube', key: 'youtube', path: '/materialkunde', title: 'Dieses Video liegt bei YouTube.' },
    ...{ getHost: () => site.hosts.youtube, shows: 'Play on YouTube' },
  },
  {
    ...{ name: 'a film at Vimeo', key: 'vimeo', path: '/trauringe/werkstatt', title: 'Dieses Video liegt bei Vimeo.' },
    ...{ getHost: () => site.hosts.vimeo, shows: 'Play on Vimeo' },
  },
  {
    ...{ name: 'the dealer clock', key: 'clock', path: '/uhren', title: messages.clock.title('Rolex') },
    ...{ getHost: () => site.hosts.clock, shows: '10:10 (de)' },
  },
];

const [map, calendar, film, other, clock] = services;
if (!map || !calendar || !film || !other || !clock) throw new Error('A service is missing.');

type Gate = {
  plate: Locator;
  stage: Locator;
  frame: Locator;
  inside: FrameLocator;
  press: (name: string) => Promise<void>;
};

function findGate(page: Page, title: string): Gate {
  const plate = page.getByRole('region', { name: title });
  const frame = plate.locator('iframe');
  return {
    plate,
    frame,
    stage: plate.locator('.gate__stage'),
    inside: plate.frameLocator('iframe').frameLocator('iframe'),
    press: (name) => plate.getByRole('button', { name, exact: true }).click(),
  };
}

async function open(page: Page, { path, title }: Pick<Service, 'path' | 'title'>): Promise<Gate> {
  await page.goto(site.url + path);
  return findGate(page, title);
}

/** The consent is stored once the frame is there. */
async function allowAlways(page: Page, service: Service): Promise<void> {
  const gate = await open(page, service);
  await gate.press(messages.always);
  await expect(gate.frame).toHaveCount(1);
}

/** Long enough for anything that is on its way. */
const settle = (page: Page) => page.waitForLoadState('networkidle');

for (const service of services) {
  test(`${service.name}: nothing is requested before a choice, and consent for once is not stored`, async ({
    page,
  }) => {
    const { calls } = service.getHost();
    const before = site.countCalls();
    const gate = await open(page, service);
    await expect(gate.plate.getByRole('button', { name: messages.once })).toBeVisible();
    await settle(page);
    expect(site.countCalls()).toBe(before);
    await expect(gate.frame).toHaveCount(0);

    const own = calls.length;
    await gate.press(messages.once);
    await expect(gate.inside.getByText(service.shows)).toBeVisible();
    await expect(gate.stage).toHaveAttribute('data-phase', 'ready');
    expect(calls.length).toBeGreaterThan(own);
    expect(site.countCalls() - before, 'nobody else is asked').toBe(calls.length - own);
    expect(await page.evaluate((key) => localStorage.getItem(`contentConsent:${key}`), service.key)).toBeNull();

    const after = site.countCalls();
    await page.reload();
    await expect(gate.plate.getByRole('button', { name: messages.once })).toBeVisible();
    await settle(page);
    await expect(gate.frame).toHaveCount(0);
    expect(site.countCalls()).toBe(after);
  });

  test(`${service.name}: permanent consent is for the named host alone, and opens the embed by itself until it is withdrawn in another tab`, async ({
    page,
    context,
  }) => {
    const contacted = new Set<string>();
    page.on('request', (request) => contacted.add(new URL(request.url()).host));
    const gate = await open(page, service);
    const { host } = new URL(service.getHost().origin);
    await expect(gate.plate).toContainText(messages.from(host));
    await gate.press(messages.always);
    await expect(gate.inside.getByText(service.shows)).toBeVisible();
    await settle(page);
    expect([...contacted].filter((one) => one !== new URL(site.url).host)).toEqual([host]);
    const kept = await page.evaluate((key) => localStorage.getItem(`contentConsent:${key}`), service.key);
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ version: 2, consentGiven: true, host });
    await page.reload();
    await expect(gate.inside.getByText(service.shows)).toBeVisible();

    const other = await context.newPage();
    await other.goto(`${site.url}/robots.txt`);
    await other.evaluate((key) => localStorage.removeItem(`contentConsent:${key}`), service.key);
    await expect(gate.frame).toHaveCount(0);
    await expect(gate.plate.getByRole('button', { name: messages.once })).toBeVisible();
    const before = site.countCalls();
    await page.reload();
    await settle(page);
    await expect(gate.frame).toHaveCount(0);
    expect(site.countCalls()).toBe(before);
  });

  test(`${service.name}: the placeholder has the size of the embed, without layout shift`, async ({ page }) => {
    // A font that loads late moves text slightly on every page.
    const readShift = await watchLayoutShift(page, '.gate__stage');
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      const gate = await open(page, service);
      const closed = await gate.plate.boundingBox();
      await gate.press(messages.always);
      await expect(gate.stage).toHaveAttribute('data-phase', 'ready');
      const opened = await gate.plate.boundingBox();
      expect([opened?.width, opened?.height]).toEqual([closed?.width, closed?.height]);
      await gate.press(messages.close);
      await expect(gate.frame).toHaveCount(0);
      expect((await gate.plate.boundingBox())?.height).toBe(closed?.height);
      expect((await readShift()).shifts).toEqual([]);
      await page.reload();
      await expect(gate.stage).toHaveAttribute('data-phase', 'ready');
      expect((await readShift()).shifts, 'after it opened by itself').toEqual([]);
      expect((await gate.plate.boundingBox())?.height).toBe(closed?.height);
      await page.evaluate((key) => localStorage.removeItem(`contentConsent:${key}`), service.key);
    }
  });

  test(`${service.name}: an unreachable host shows an error, and a retry works`, async ({ page }) => {
    const host = service.getHost();
    await host.stop();
    try {
      const gate = await open(page, service);
      await gate.press(messages.once);
      await expect(gate.plate.getByRole('status')).toContainText(
        service.key === 'clock' ? messages.clock.failed : messages.failed,
      );
      await expect(gate.plate.getByRole('link', { name: /öffnet in neuem Tab/ }).first()).toBeVisible();
      await host.start();
      await gate.press(messages.retry);
      await expect(gate.inside.getByText(service.shows)).toBeVisible();
      await expect(gate.plate.getByRole('status')).toBeEmpty();
    } finally {
      await host.stop();
      await host.start();
    }
  });

  test(`${service.name}: without JavaScript there is a link to the provider and no button`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const before = site.countCalls();
    const gate = await open(page, service);
    const out = gate.plate.getByRole('link', { name: /öffnet in neuem Tab/ }).first();
    await expect(out).toBeVisible();
    expect(await out.getAttribute('href')).toMatch(/^https?:\/\//);
    await expect(gate.plate.getByRole('button')).toHaveCount(0);
    await expect(gate.plate.getByRole('img').or(gate.plate.locator('svg, picture')).first()).toBeVisible();
    expect(site.countCalls()).toBe(before);
    await context.close();
  });
}

for (const language of languages) {
  const { gates } = getMessages(language);
  for (const { path, title } of [
    { path: hrefTo('contact', language), title: gates.map.title },
    { path: pageRoutes.appointment[language], title: gates.booking.title },
    { path: pageRoutes.materials[language], title: getMessages(language).files.videoAt('YouTube') },
    { path: hrefTo('home', language), title: gates.clock.title('Rolex') },
  ]) {
    test(`${path} has no overflow with an open embed, and in German no accessibility violation, also with a closed one`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        addEventListener('transitionrun', ({ target }) => {
          if (target instanceof Element && target.closest('.gate__root')) document.documentElement.dataset.fading = '';
        });
      });
      const gate = await open(page, { path, title });
      if (language === 'de') expect(await findViolations(page), 'closed').toEqual([]);
      await expect(page.locator('html'), 'nothing fades in').not.toHaveAttribute('data-fading');
      await gate.press(gates.once);
      await expect(gate.stage).toHaveAttribute('data-phase', 'ready');
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await measureOverflow(page), `nothing sticks out at ${width}`).toBeLessThanOrEqual(0);
      }
      if (language === 'de') expect(await findViolations(page), 'open, narrow').toEqual([]);
      const manage = gate.plate.getByRole('link', { name: getMessages(language).legal.consents });
      await expect(manage).toHaveAttribute('href', `${hrefTo('privacy', language)}#cookies`);
    });
  }
}

test('opening an embed by keyboard focuses the frame, and closing it returns the focus', async ({ page }) => {
  const gate = await open(page, map);
  const once = gate.plate.getByRole('button', { name: messages.once });
  await once.focus();
  await page.keyboard.press('Enter');
  await expect(gate.inside.getByText(map.shows)).toBeVisible();
  await expect(gate.frame).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(gate.inside.getByRole('button', { name: 'Zoom in' })).toBeFocused();
  const close = gate.plate.getByRole('button', { name: messages.close });
  await close.focus();
  await page.keyboard.press('Space');
  await expect(once).toBeFocused();
});

test('permanent consent applies to the named host, on all pages', async ({ page }) => {
  await allowAlways(page, film);
  const vimeo = await open(page, other);
  await expect(vimeo.plate.getByRole('button', { name: messages.once })).toBeVisible();
  await settle(page);
  await expect(vimeo.frame).toHaveCount(0);
  await allowAlways(page, map);
  const { map: french } = getMessages('fr').gates;
  const foreign = await open(page, { path: hrefTo('contact', 'fr'), title: french.title });
  await expect(foreign.inside.getByText(map.shows)).toBeVisible();
});

test('consent for a former host, or from before hosts were stored, is asked for again', async ({ page }) => {
  const { host } = new URL(site.hosts.map.origin);
  const before = site.countCalls();
  for (const kept of [
    { version: 2, consentGiven: true, host: 'www.openstreetmap.org' },
    { version: 1, consentGiven: true, host },
    { version: 1, consentGiven: true },
  ]) {
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate((text) => localStorage.setItem('contentConsent:map', text), JSON.stringify(kept));
    const gate = await open(page, map);
    await expect(gate.plate.getByRole('button', { name: messages.once })).toBeVisible();
    await settle(page);
    await expect(gate.frame).toHaveCount(0);
  }
  expect(site.countCalls()).toBe(before);
});

test('a choice applies for the page in a browser that refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const gate = await open(page, map);
  await gate.press(messages.always);
  await expect(gate.inside.getByText(map.shows)).toBeVisible();
});

test('each document under /embed/ names one host, is framed by this site only and is not cached', async () => {
  const { hosts } = site;
  const expected: [string, string][] = [
    ['/embed/map/de', hosts.map.origin],
    ['/embed/booking/fr', hosts.booking.origin],
    [`/embed/video/youtube/${videoIds.youtube}`, hosts.youtube.origin],
    [`/embed/video/vimeo/${videoIds.vimeo}`, hosts.vimeo.origin],
    ['/embed/clock/en', hosts.clock.origin],
  ];
  for (const [path, origin] of expected) {
    const { status, headers } = await fetch(site.url + path);
    expect(status, path).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(new Set(policy.match(/\b(?:https?|wss?):[^\s;]*/g)), path).toEqual(new Set([origin]));
    expect(policy, path).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
    expect(policy.match(/script-src [^;]*/)?.[0], path).not.toMatch(/'unsafe|'self'/);
    expect(policy.includes('sandbox allow-scripts'), path).toBe(path.startsWith('/embed/clock'));
    expect(headers.get('x-frame-options'), path).toBe('SAMEORIGIN');
    expect(headers.get('x-robots-tag'), path).toBe('noindex');
    expect(headers.get('cache-control'), path).toBe('no-store');
    const isFilm = path.startsWith('/embed/video');
    expect(headers.get('permissions-policy'), path).toContain(
      isFilm ? `fullscreen=(self "${origin}")` : 'fullscreen=()',
    );
    expect(headers.get('referrer-policy'), path).toBe(isFilm ? 'strict-origin-when-cross-origin' : 'no-referrer');
  }
});

test('an unknown embed document is 404', async () => {
  const unknown = [
    ...['/embed', '/embed/', '/embed/map', '/embed/map/xx', '/embed/map/DE', '/embed/map/de/more', '/embed/other/de'],
    ...[
      '/embed/booking/',
      '/embed/booking/..%2fmap',
      '/embed/clock/it',
      '/embed/video',
      '/embed/video/other/vierlinden1',
    ],
    ...['short', 'elevenchars2', 'a%2Fb%2Fc%2Fd%2Fe', '..%2F..%2F..%2Fx', '%22%3E%3Cscript', 'https:%2F%2Fevil'].map(
      (id) => `/embed/video/youtube/${id}`,
    ),
    ...['12345', 'vierlinden1', '1234567890123', '123456;frame', '123456%20https:'].map(
      (id) => `/embed/video/vimeo/${id}`,
    ),
  ];
  for (const path of unknown) {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
    expect(status, path).toBe(404);
    expect(headers.get('content-security-policy'), path).not.toContain('localhost');
  }
});

test('a shop that is not a dealer has neither the clock nor its document', async ({ page }) => {
  const demo = process.env.SITE_URL ?? 'http://localhost:3000';
  expect((await fetch(`${demo}/embed/clock/de`)).status).toBe(404);
  await page.goto(`${demo}/uhren`);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('.gate__root')).toHaveCount(0);
});

test('the clock is on the home and watch pages, links to its brand, and is absent on other brands', async ({
  page,
}) => {
  const link = (language: Language) => getMessages(language).gates.clock.more('Rolex');
  for (const [path, language, href] of [
    ['/', 'de', '/uhren/rolex'],
    ['/uhren', 'de', '/uhren/rolex'],
    ['/en', 'en', '/en/watches/rolex'],
    ['/en/watches', 'en', '/en/watches/rolex'],
  ] as const) {
    await page.goto(site.url + path);
    await expect(page.getByRole('link', { name: link(language) })).toHaveAttribute('href', href);
  }
  for (const path of ['/uhren/rolex', '/en/watches/rolex', '/fr']) {
    await page.goto(site.url + path);
    await expect(page.locator('.gate__root')).toHaveCount(1);
  }
  for (const path of ['/uhren/longines', '/en/watches/longines', '/schmuck', '/trauringe']) {
    await page.goto(site.url + path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText('Rolex:', { exact: false })).toHaveCount(0);
  }
});

test('a third-party script cannot read first-party data', async ({ page }) => {
  const { mode, calls } = site.hosts.clock;
  mode.steals = true;
  try {
    const gate = await open(page, clock);
    await page.evaluate(() => localStorage.setItem('int-cart', 'secret'));
    await gate.press(messages.once);
    await expect(gate.inside.getByText(clock.shows)).toBeVisible();
    const readLoot = () =>
      Object.fromEntries(
        calls
          .filter(({ url }) => url.pathname === '/stolen')
          .map(({ url }) => [url.searchParams.get('what'), url.searchParams.get('found')]),
      );
    await expect.poll(readLoot).toEqual({ storage: 'SecurityError', cookies: 'SecurityError', page: 'SecurityError' });
  } finally {
    mode.steals = false;
  }
});

test('a clock that fails to mount logs one error and shows a message in its place', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const script = `${site.hosts.clock.origin}/retailers/clock/retailercall.js`;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: 'var other = 1;' }));
  const gate = await open(page, clock);
  await gate.press(messages.once);
  await expect(gate.plate.getByRole('status')).toContainText(messages.clock.failed);
  expect(logged.join('\n')).toContain('The dealer clock was not mounted.');
  expect(failures).toEqual([]);
});

test('a clock whose script mounts nothing keeps its drawing, with a message and a link to the brand', async ({
  page,
}) => {
  const body = 'window.RolexRetailerClock = class { getRetailerClock() {} };';
  const script = `${site.hosts.clock.origin}/retailers/clock/retailercall.js`;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.clock.install();
  const gate = await open(page, clock);
  const loaded = page.waitForResponse(script);
  await gate.press(messages.once);
  await loaded;
  await expect(gate.stage).toHaveAttribute('data-phase', 'loading');
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(gate.plate.getByRole('status')).toContainText(messages.clock.failed, { timeout: 500 });
  }).toPass();
  await expect(gate.plate.locator('svg').first()).toBeVisible();
  await expect(gate.plate.getByRole('link', { name: messages.clock.externalLink })).toBeVisible();
});

test('the calendar fits its content, follows the colour mode, and ignores messages from other origins', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('int-color-mode', 'dark'));
  const gate = await open(page, calendar);
  await gate.press(messages.once);
  await expect(gate.inside.getByText(calendar.shows)).toBeVisible();
  await expect(gate.inside.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Darstellung').selectOption('system');
  await expect(gate.inside.locator('html')).toHaveAttribute('data-theme', 'auto');
  const readHeight = async () => (await gate.stage.boundingBox())?.height ?? 0;
  const before = await readHeight();

  const inner = page.frames().find((frame) => frame.url().startsWith(site.hosts.booking.origin));
  await inner?.evaluate(() => {
    top?.postMessage({ embed: 2900 }, '*');
    top?.postMessage({ embed: 'failed' }, '*');
  });
  await page.evaluate(() => {
    window.postMessage({ embed: 2900 }, '*');
    const data = { originator: 'CAL', type: 'linkFailed', data: {} };
    document.querySelector('iframe')?.contentWindow?.postMessage(data, '*');
    document
      .querySelector('iframe')
      ?.contentWindow?.postMessage({ ...data, type: '__dimensionChanged', data: { iframeHeight: 2900 } }, '*');
  });
  await gate.inside.getByRole('button', { name: '17' }).click();
  await expect.poll(readHeight).toBeGreaterThan(950);
  expect(await readHeight()).toBeLessThan(1200);
  expect(before).toBeLessThan(950);
  await expect(gate.stage).toHaveAttribute('data-phase', 'ready');
  await gate.press(messages.close);
  await expect.poll(readHeight).toBe(before);
});

test('a calendar that reports a failure shows the error', async ({ page }) => {
  site.hosts.booking.mode.fails = true;
  try {
    const gate = await open(page, calendar);
    await gate.press(messages.once);
    await expect(gate.plate.getByRole('status')).toContainText(messages.failed);
  } finally {
    site.hosts.booking.mode.fails = false;
  }
});

test('withdrawing a consent also closes embeds that were opened once', async ({ page, context }) => {
  const gate = await open(page, map);
  await gate.press(messages.once);
  await expect(gate.inside.getByText(map.shows)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site.url}/robots.txt`);
  await other.evaluate(() => localStorage.removeItem('int-consents'));
  await expect(gate.frame).toHaveCount(0);
});

test('a consent withdrawn in the manager or refused in the banner closes the embed at once', async ({
  page,
  context,
}) => {
  const { consent, shell } = getMessages('de');
  const gate = await open(page, map);
  await gate.press(messages.always);
  await expect(gate.inside.getByText(map.shows)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site.url}${hrefTo('privacy', 'de')}#cookies`);
  await other.locator('#content-map').uncheck();
  await expect(gate.frame).toHaveCount(0);

  await gate.press(messages.always);
  await expect(gate.inside.getByText(map.shows)).toBeVisible();
  await page.getByRole('contentinfo').getByText(shell.cookieSettings).click();
  await page.getByRole('button', { name: consent.banner.refuseAll }).click();
  await expect(gate.frame).toHaveCount(0);
  const before = site.countCalls();
  await page.reload();
  await settle(page);
  expect(site.countCalls()).toBe(before);
});

test('the appointment link leads to the page with the calendar', async ({ page }) => {
  await page.goto(site.url);
  await page.getByRole('main').getByRole('link', { name: 'Termin vereinbaren' }).first().click();
  await expect(page).toHaveURL(`${site.url}/terminvereinbarung`);
  await expect(page.getByRole('region', { name: calendar.title })).toBeVisible();
});

import { statfsSync } from 'node:fs';
import { defineConfig, type LaunchOptions } from '@playwright/test';

/** Playwright disables Chromium's shared memory, since containers may have only 64 MB of `/dev/shm`. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

/**
 * Files whose tests look at no picture. Their browser loads none: to stub them by routes takes 8 % more of the processor,
 * since each request then passes through Playwright, and nothing comes from the browser's cache.
 */
const withoutPictures = [
  ...['analytics', 'cart', 'checkout', 'checkout-address', 'checkout-faults', 'checkout-payments', 'consent'],
  ...['consent-layout', 'consent-routes', 'consent-storage', 'content', 'first-click', 'first-touch', 'forms'],
  ...['hostile-forms', 'hours', 'list', 'list-cms-faults', 'list-filters', 'newsletter', 'order-page', 'payload'],
  ...['payments-browser', 'privacy', 'ratings', 'reflow', 'requests', 'ring-offers', 'ring-studio'],
  ...['ring-studio-help', 'search', 'shell', 'site', 'wishlist', 'withdrawal', 'without-scripts', 'wrong-clock'],
].map((name) => `**/${name}.spec.ts`);

/** As Playwright sets it, whose own setting gives way to this one. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** What Playwright disables, whose own list gives way to this one, and one more. */
const disabledFeatures = [
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying'],
  ...['OptimizationHints', 'PaintHolding', 'PreconnectToSearch', 'TcpPortRandomizationWin', 'AimEnabled'],
  'ThirdPartyStoragePartitioning',
  // A process in advance for the next site, which no test opens in the same browser context: 6 % of the processor.
  'SpareRendererForSitePerProcess',
].join();

const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  // Without shared memory every tile is a file, which costs 6 % CPU.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures}`,
  ],
};

/** The test command builds and starts the site on a bundled Directus of its own and passes their URLs. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'pages', testIgnore: ['**/own-browser/**', ...withoutPictures] },
    {
      name: 'without-pictures',
      testMatch: withoutPictures,
      use: {
        launchOptions: {
          ...launchOptions,
          args: [...(launchOptions.args ?? []), `--blink-settings=${mouse},imagesEnabled=false`],
        },
      },
    },
    // For what Playwright's browser does not do, and others on the processor prevent: prerender.
    { name: 'own-browser', testDir: 'tests/e2e/own-browser' },
  ],
  outputDir: '.vitrine/test-results',
  fullyParallel: true,
  // What a page does, and not what it says, is the same in each language: those tests run in German.
  grepInvert: /\b(?:en|fr)\b.*@one-language/,
  workers: 2,
  // A test that passes only on retry is a defect. `.ci/run` allows one retry and lists those tests at its end.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  // For a machine that is several times slower; what passes ends as soon as it does.
  timeout: 120_000,
  // Shorter than a test's timeout, so that a failure names what it waited for.
  expect: { timeout: 20_000, toPass: { timeout: 40_000, intervals: [20, 50, 100, 100, 250, 500] } },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    navigationTimeout: 40_000,
    actionTimeout: 30_000,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Otherwise the service worker would answer requests that tests count, delay and abort; its own tests allow it.
    serviceWorkers: 'block',
    launchOptions,
    trace: 'off',
  },
});

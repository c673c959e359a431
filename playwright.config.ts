import { statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const site = process.env.SITE_URL ?? 'http://localhost:3000';

/** What the demo content asks for; all of it refused, so that no banner lies over what other tests press. */
const consentAnswers = ['functional', 'map', 'booking', 'youtube', 'vimeo', 'clock', 'matomo'].map((function_id) => {
  const locked = function_id === 'functional';
  return { function_id, consentGiven: locked, locked, revision: 1 };
});
const consents = JSON.stringify({ version: 1, timestamp: '2026-11-22T08:00:00.000Z', consents: consentAnswers });

/** Playwright keeps what Chromium's processes share on the disk, since containers may have 64 MB of memory for it. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

/** The test command builds and starts the site on a bundled Directus of its own, and says here where both are. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.vitrine/test-results',
  fullyParallel: true,
  workers: 2,
  // What passes only at the second try is a defect. `.ci/run` allows one all the same, and names those tests at its end.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Shorter than a test may take, so that a failure names what it waited for.
  expect: { timeout: 10_000, toPass: { timeout: 40_000 } },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: site,
    navigationTimeout: 40_000,
    actionTimeout: 30_000,
    storageState: {
      cookies: [],
      origins: [{ origin: site, localStorage: [{ name: 'int-consents', value: consents }] }],
    },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Else the worker would answer what tests count, delay and cut; its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // Each tile of a page is a file there: six hundredths of the processor.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'off',
  },
});

import { defineConfig } from '@playwright/test';

/** The test command builds and starts the site on a bundled Directus of its own, and says here where both are. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.vitrine/test-results',
  fullyParallel: true,
  workers: 2,
  // A shared machine stalls for seconds now and then. What passed only at the second try is named in the log.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Else the worker would answer what tests count, delay and cut; its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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

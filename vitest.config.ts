import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { 'server-only': new URL('./tests/empty-module.ts', import.meta.url).pathname } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'cms/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    // No test leaves anything behind that another would notice, and a world for each file costs more than the tests.
    isolate: false,
    // Thousands of random carts and products take their time on a busy machine.
    testTimeout: 60_000,
    server: { deps: { inline: ['waku'] } },
    // Links of the router ask what lies before every address; a build of Waku's tells them.
    env: { WAKU_CONFIG_BASE_PATH: '/' },
  },
});

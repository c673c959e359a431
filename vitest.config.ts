import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { 'server-only': new URL('./tests/empty-module.ts', import.meta.url).pathname } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'cms/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
  },
});

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/**
 * Integration tests of more than some seconds, the longest first; short ones fill the gaps. Those of PayPal's and
 * Klarna's ports run one after the other.
 */
const long = [
  'publish',
  'ring-orders',
  'payments-api',
  'workers',
  'publish-recovery',
  'mail',
  'wrong-clock',
  'database-faults',
  'catalogue-faults',
  'order-lifecycle',
  'update',
  'cdn',
  'catalogue',
  'order-limits',
  'page-renderer',
  'orders-api',
  'cms-apply',
  'inspected-pages',
  'secret-rotation',
  'empty-site',
  'picture-preparation',
  'paypal-express',
  'backup',
  'studio',
  'pages',
  'studio-login',
  'stock-alerts',
  'order-api',
  'shop-import',
  'pictures',
  'shop-staff',
  'demo-payments',
  'forms',
  'order-api-document',
  'guards',
  'drafts',
  'delivery-dates',
  'empty-searches',
  'overload',
  'matomo-policy',
  'streaming',
  'speculation',
  'metadata',
  'shares',
  'order-essentials',
];

const missing = long.filter((name) => !existsSync(new URL(`./tests/integration/${name}.test.ts`, import.meta.url)));
if (missing.length > 0) throw new Error(`No such integration tests: ${missing.join(', ')}`);

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: (typeof sorted)[number]) => {
      const at = long.findIndex((name) => moduleId.endsWith(`/integration/${name}.test.ts`));
      return at < 0 ? long.length : at;
    };
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  resolve: { alias: { 'server-only': new URL('./tests/empty-module.ts', import.meta.url).pathname } },
  test: {
    sequence: { sequencer: LongestFirst },
    server: { deps: { inline: ['waku'] } },
    // Waku's links read the base path from this variable, which its build sets.
    env: { WAKU_CONFIG_BASE_PATH: '/' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'cms/**/*.test.ts',
            'demo/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
          // Tests are independent of each other, and a module graph per file would cost more than the tests.
          isolate: false,
          // Tests of extensions import Directus's packages.
          execArgv: ['--import', new URL('./cms/quick-imports.mjs', import.meta.url).pathname],
          // By default vitest would use one of two cores; the other checks are done by then.
          maxWorkers: availableParallelism(),
          // Property tests over thousands of carts and products are slow on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Needs the built site and a Directus, whose addresses `npm test` puts into the environment.
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          // Timeouts for a busy machine; no test waits for them.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000, interval: 100 } },
          // These tests mostly wait for the site and Directus.
          maxWorkers: 4,
        },
      },
    ],
  },
});

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/**
 * Integration tests of more than some seconds, the longest first; short ones fill the gaps. Two pairs run one after the
 * other: those of PayPal's and Klarna's ports, and those that add addresses to the site and read all of them.
 */
const long = [
  'publish',
  'publish-recovery',
  'workers',
  'payments-api',
  'mail',
  'database-faults',
  'wrong-clock',
  'catalogue-faults',
  'catalogue',
  'empty-site',
  'secret-rotation',
  'update',
  'paypal-express',
  'picture-preparation',
  'order-lifecycle',
  'backup',
  'orders-api',
  'order-limits',
  'cms-apply',
  'page-renderer',
  'studio-login',
  'forms',
  'stock-alerts',
  'ring-orders',
  'pictures',
  'delivery-dates',
  'order-api-document',
  'shop-import',
  'order-essentials',
  'speculation',
  'pages',
  'inspected-pages',
  'shop-staff',
  'demo-payments',
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

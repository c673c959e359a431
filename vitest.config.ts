import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** Files that wait for systems of their own, the longest first; beside them the short ones find their place. */
const long = [
  'catch-up',
  'mail',
  'payments-api',
  'publish',
  'database-faults',
  'catalogue-faults',
  'secret-rotation',
  'update',
];

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
          // Tests leave nothing behind that another would notice, and a module graph per file costs more than the tests.
          isolate: false,
          // Of two cores vitest would use one; the other gates are done by then.
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
          // Deadlines for a busy machine; nothing waits for them that has come before.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000, interval: 100 } },
          // They wait for the site and Directus more than they work.
          maxWorkers: 4,
        },
      },
    ],
  },
});

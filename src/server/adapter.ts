import { join } from 'node:path';
import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders';
import { createDevelopmentApp } from './development-app.ts';
import { errorWords } from './error-words.ts';
import type { createKnownPaths } from './known-paths.ts';
import { flushLog, log } from './log.ts';
import { noRedirects } from './redirect-table.ts';
import { type SiteOptions, startSite } from './start.ts';

type ServeOptions = { folder: string };

/**
 * Connects Waku with the server of this folder. `waku build` writes a start file that calls `serve`; `waku dev` calls
 * `fetch` behind Vite's own server.
 */
export default createServerEntryAdapter(
  ({ handlers, processRequest, processBuild, unstable_setAllEnv, config }, given?: Partial<SiteOptions>) => {
    const options: SiteOptions = { loadRedirects: async () => noRedirects, words: errorWords, ...given };
    const { getApp } = createDevelopmentApp(processRequest, options);
    return {
      fetch: async (request) => (await getApp()).fetch(request),
      build: processBuild,
      buildOptions: { distDir: config.distDir },
      buildEnhancers: ['/src/server/build-output.ts'],
      serve: async ({ folder }: ServeOptions) => {
        unstable_setAllEnv(process.env);
        const waku = { processRequest, getConfigs: () => getConfigs(handlers) };
        const buildId = String(import.meta.env.WAKU_BUILD_ID ?? '');
        try {
          await startSite({ ...options, waku, buildId, publicFolder: join(folder, 'public') });
        } catch (error) {
          log('error', 'not started', { reason: error instanceof Error ? error.message : String(error) });
          flushLog();
          process.exit(1);
        }
      },
    };
  },
);

type Configs = Parameters<typeof createKnownPaths>[0];

/** Waku's router carries this beside what its type tells. */
async function getConfigs(handlers: object): Promise<Configs> {
  if ('unstable_getRouterConfigs' in handlers && typeof handlers.unstable_getRouterConfigs === 'function') {
    return handlers.unstable_getRouterConfigs();
  }
  throw new Error('This version of Waku does not tell its routes.');
}

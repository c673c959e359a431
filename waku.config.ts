import { join } from 'node:path';
import pandacss from '@pandacss/dev/postcss';
import { defineConfig, type VitePlugin } from 'waku/config';
import { writeBoundaryManifest } from './scripts/build/boundary-manifest.ts';
import { chunkGroups } from './scripts/build/chunks.ts';
import { splitStyles } from './scripts/build/split-styles.ts';

/**
 * Waku puts a random id into the entry chunk; ours is derived from the sources, so that unchanged files keep their
 * hashes.
 */
const buildId = (): VitePlugin => ({
  name: 'vitrine:build-id',
  config: (_config, { command }) =>
    command === 'build' && process.env.BUILD_ID
      ? { define: { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify(process.env.BUILD_ID) } }
      : {},
});

/**
 * React's Flight server for Node in place of the one for other servers: it makes bytes of a text once, as it writes them,
 * and waits for no timers. Only the bundler's own plugin is given it, since that adds the list of client components;
 * Waku's imports of the same file are led there by Waku.
 */
const buildsForNode = (): VitePlugin => ({
  name: 'vitrine:builds-for-node',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    filter: { id: /(?:plugin-rsc\/vendor\/react-server-dom|react-server-dom-webpack)\/server\.edge$/ },
    handler(source, importer, options) {
      if (!importer || !/[\\/]@vitejs[\\/]plugin-rsc[\\/]/.test(importer)) return null;
      return this.resolve(source.replace(/edge$/, 'node'), importer, { ...options, skipSelf: true });
    },
  },
});

/**
 * These browsers support `light-dark()`. When it is transpiled for older ones, dark surfaces of a light page lose their
 * colors.
 */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/**
 * What every page loads before a touch would be larger by the names of files to preload. Those of React's chunk are in the
 * document, and whatever imports one of them comes after it.
 */
const resolveDependencies = (_file: string, dependencies: string[], { hostId }: { hostId: string }) =>
  /\/(?:index|show-banner)-/.test(hostId)
    ? []
    : dependencies.filter((file) => !/\/(?:index|frame|before-react|rolldown-runtime)-/.test(file));

export default defineConfig({
  distDir: process.env.DIST_DIR ?? 'dist',
  vite: {
    build: { cssTarget: browsers, modulePreload: { resolveDependencies } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // In place of Waku's entry, which starts React at once.
            input: { index: join(import.meta.dirname, 'src/boot/boot.ts') },
            output: { codeSplitting: { groups: chunkGroups } },
            // Names of keys and events are shorter than their imports.
            optimization: { inlineConst: { mode: 'all' } },
          },
        },
      },
      ssr: {
        build: {
          rolldownOptions: { input: { document: join(import.meta.dirname, 'src/server/document/write-document.tsx') } },
        },
      },
    },
    css: { postcss: { plugins: [pandacss() as never, splitStyles() as never] } },
    plugins: [buildId(), buildsForNode(), writeBoundaryManifest()],
  },
});

import { join } from 'node:path';
import pandacss from '@pandacss/dev/postcss';
import { defineConfig, type VitePlugin } from 'waku/config';
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
 * Waku adds the module list of all pages to every page, for prefetching on hover. The pages here share nearly all
 * modules, and the list would grow with every page of the site.
 */
const withoutModuleList = (): VitePlugin => ({
  name: 'vitrine:without-module-list',
  transform(code, id) {
    if (!id.endsWith('/define-router-utils/client-code.js')) return undefined;
    const start = 'export const getRouterPrefetchCode = (path2moduleIds)=>{';
    if (!code.includes(start)) throw new Error('This version of Waku writes its list of modules in another way.');
    return code.replace(start, `${start}\n    return '';`);
  },
});

/** Waku's default error page is for sites without a root error boundary. */
const withoutStandardError = (): VitePlugin => ({
  name: 'vitrine:without-standard-error',
  transform(code, id) {
    if (!id.endsWith('/client-core-utils/error-boundary.js')) return undefined;
    if (!code.includes('export class ErrorBoundary extends Component {')) {
      throw new Error('This version of Waku writes its own error page in another way.');
    }
    return 'export const ErrorBoundary = ({ children }) => children;';
  },
});

/**
 * React outlines large Suspense boundaries to the end of the page, where a script moves them back, even when nothing
 * was suspended. Without JavaScript, and for the server that fills in a form again, the content would be missing.
 */
const withInlineBoundaries = (): VitePlugin => ({
  name: 'vitrine:with-everything-in-place',
  transform(code, id) {
    if (!id.endsWith('/waku/dist/lib/vite-rsc/ssr.js')) return undefined;
    const start = 'renderToReadableStream(/*#__PURE__*/ _jsx(SsrRoot, {}), {';
    if (!code.includes(start)) throw new Error('This version of Waku writes its pages in another way.');
    return code.replace(start, `${start}\n            progressiveChunkSize: Infinity,`);
  },
});

/**
 * These browsers support `light-dark()`. When it is transpiled for older ones, dark surfaces of a light page lose their
 * colors.
 */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

export default defineConfig({
  distDir: process.env.DIST_DIR ?? 'dist',
  vite: {
    build: { cssTarget: browsers },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // In place of Waku's entry, which starts React at once.
            input: { index: join(import.meta.dirname, 'src/boot/boot.ts') },
            output: { codeSplitting: { groups: chunkGroups } },
          },
        },
      },
    },
    css: { postcss: { plugins: [pandacss() as never, splitStyles() as never] } },
    plugins: [buildId(), withoutModuleList(), withoutStandardError(), withInlineBoundaries()],
  },
});

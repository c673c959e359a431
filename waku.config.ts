import pandacss from '@pandacss/dev/postcss';
import { defineConfig, type VitePlugin } from 'waku/config';
import { leaveOutSpares, spares } from './scripts/build/leave-out.ts';
import { splitStyles } from './scripts/build/split-styles.ts';

/** Waku bakes a random id into the entry chunk; ours says which sources it was built from, so that unchanged files keep their hashes. */
const buildId = (): VitePlugin => ({
  name: 'vitrine:build-id',
  config: (_config, { command }) =>
    command === 'build' && process.env.BUILD_ID
      ? { define: { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify(process.env.BUILD_ID) } }
      : {},
});

/**
 * Waku writes into every page which files every page of the site needs, so that hovering a link can fetch them. The pages
 * here share nearly all of them, and with each page of the site that list would make all others heavier.
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

/** React is made for every site; this one does without a part of it. */
const withoutSpares = (): VitePlugin => ({
  name: 'vitrine:without-spares',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const spare = spares.find(({ file }) => file.test(id));
    return spare && leaveOutSpares(code, spare);
  },
});

/** What Waku shows when all else fails is for sites without a last resort of their own. */
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
 * React moves what is behind a boundary to the end of a long page, where a script puts it back, even when nothing has to be
 * waited for. Without scripts, and for the server that fills a form in again, it would be missing.
 */
const withEverythingInPlace = (): VitePlugin => ({
  name: 'vitrine:with-everything-in-place',
  transform(code, id) {
    if (!id.endsWith('/waku/dist/lib/vite-rsc/ssr.js')) return undefined;
    const start = 'renderToReadableStream(/*#__PURE__*/ _jsx(SsrRoot, {}), {';
    if (!code.includes(start)) throw new Error('This version of Waku writes its pages in another way.');
    return code.replace(start, `${start}\n            progressiveChunkSize: Infinity,`);
  },
});

/**
 * What nearly every page needs comes in one file, what tells the hours in another, the contact form in a third, those
 * about a piece in a fourth, what keeps a store in step in a fifth: twenty small ones would weigh more, and each would be
 * asked for. With them go the modules by which the server names client components.
 */
const chunks = [
  {
    name: 'hours',
    test: /\/src\/content\/(?:opening-(?:status|clock|words|times)|zoned-time|special-days)|\/shared:src\/content\/opening-status/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'product-forms',
    test: /\/src\/catalog\/(?:requests\/request-form|ratings\/rating-fields)\.|\/src\/ui\/(?:choice|stars)-field|\/src\/contact\/form-done/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'forms',
    test: /\/src\/contact\/(?!newsletter|thanks|sender|withdrawal|contact-form-(?:place|section)|use-sign-of-life|form-parts)|\/src\/ui\/(?:text-field|check-field|use-field-errors)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'gate',
    test: /\/src\/consent\/gate\/|\/shared:src\/consent\/gate/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'choice',
    test: /\/src\/catalog\/product\/(?:fill-words|product-choice(?:-store)?\.ts)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'cards',
    test: /\/src\/catalog\/cards\/card-view|\/shared:src\/catalog\/cards/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'stores',
    test: /\/src\/(?:ui\/use-store|base\/follow-stored|i18n\/price-pattern)|\/node_modules\/(?:valtio|proxy-compare)\//,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shop',
    test: /\/src\/catalog\/(?:search\/search-field|wishlist\/(?:wishlist-(?:link|toggle)|use-wishlist|wishlist-store|wishlist\.ts))|\/shared:src\/catalog\/search/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'register-worker',
    test: /\/src\/offline\/(?:register-worker|admit-worker|is-being-filled-in|kept-names)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'offline',
    test: /\/src\/(?:offline\/(?:connection-note|kept-pages|wanted-page|card-list)|catalog\/wishlist\/(?:kept-wishes|wish-names))/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'frame',
    test: /\/src\/(?:shell|ui|i18n)\/(?!messages|price-pattern|cart|text-field|check-field|use-field-errors|drawer|contact-details|menu-list|slides|keep-fresh|section|retry-by|choice-field|stars-field|use-store-state|[\w-]+\.css)|\/src\/(?:content\/opening-hours-table|contact\/(?:sender|form-parts|form-rules)|offline\/offline-support|cart\/cart-(?:link|count)|consent\/tracker\/report)|\/facade:src\/shell\/site-frame|\/shared:(?!src\/content\/opening-status|src\/contact\/withdrawal|src\/consent\/(?:consent-(?:boxes|manager)|gate)|src\/pages\/privacy-text|src\/catalog\/(?:cards|requests|ratings|search|wishlist))|\/node_modules\/(?:react|react-dom|scheduler|waku|@vitejs)\/|rolldown.runtime/,
  },
];

/** From here on browsers know `light-dark()`. Rewritten for older ones, dark surfaces of a light page lose their colours. */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

export default defineConfig({
  distDir: process.env.DIST_DIR ?? 'dist',
  vite: {
    build: { cssTarget: browsers },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
    css: { postcss: { plugins: [pandacss() as never, splitStyles() as never] } },
    plugins: [buildId(), withoutModuleList(), withoutSpares(), withoutStandardError(), withEverythingInPlace()],
  },
});

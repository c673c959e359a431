import pandacss from '@pandacss/dev/postcss';
import { defineConfig, type VitePlugin } from 'waku/config';

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

/**
 * What nearly every page needs comes in one file, what tells the hours in another, the contact form in a third: twenty
 * small ones would weigh more, and each would be asked for. With them go the modules by which the server names client
 * components.
 */
const chunks = [
  {
    name: 'hours',
    test: /\/src\/content\/(?:opening-(?:status|clock|words|times)|zoned-time|special-days)|\/shared:src\/content\/opening-status/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'forms',
    test: /\/src\/contact\/(?!newsletter|thanks|sender)|\/facade:src\/pages\/contact-page/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'frame',
    test: /\/src\/(?:shell|ui|i18n)\/(?!drawer|contact-details|menu-list|slides|keep-fresh|section|retry-by)|\/src\/(?:content\/opening-hours-table|contact\/sender)|\/facade:src\/shell\/site-frame|\/shared:(?!src\/content\/opening-status)|\/node_modules\/(?:react|react-dom|scheduler|waku|@vitejs)\/|rolldown.runtime/,
  },
];

/** From here on browsers know `light-dark()`. Rewritten for older ones, dark surfaces of a light page lose their colours. */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

export default defineConfig({
  distDir: process.env.DIST_DIR ?? 'dist',
  vite: {
    build: { cssTarget: browsers },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
    css: { postcss: { plugins: [pandacss() as never] } },
    plugins: [buildId(), withoutModuleList()],
  },
});

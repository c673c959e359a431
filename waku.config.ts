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

export default defineConfig({
  distDir: process.env.DIST_DIR ?? 'dist',
  vite: { css: { postcss: { plugins: [pandacss() as never] } }, plugins: [buildId()] },
});

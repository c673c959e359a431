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

/** From here on browsers know `light-dark()`. Rewritten for older ones, dark surfaces of a light page lose their colours. */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

export default defineConfig({
  distDir: process.env.DIST_DIR ?? 'dist',
  vite: {
    build: { cssTarget: browsers },
    css: { postcss: { plugins: [pandacss() as never] } },
    plugins: [buildId()],
  },
});

import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { countClientReferences } from '../../src/offline/find-assets.ts';
import { colorModePath } from '../../src/server/color-mode-script.ts';
import { incompletePath } from '../../src/server/extract-payload.ts';
import { root } from '../settings.ts';

/** The service worker, and the one that unregisters it. */
const workers = { on: 'worker.ts', off: 'worker-off.ts' } as const;

/**
 * Bundles the service workers, `worker/on/sw.js` and `worker/off/sw.js`, of which the server sends one, and two scripts
 * of pages: for incomplete pages and for the colour mode.
 *
 * @param buildId makes the worker a new one whenever the code has changed, and only then
 */
export async function makeWorkers(dist: string, buildId: string): Promise<void> {
  checkEntry(join(root, dist, 'public', 'assets'));
  for (const [state, file] of Object.entries(workers)) {
    const code = await bundle(join(root, 'src', 'offline', 'worker', file));
    const folder = join(root, dist, 'worker', state);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'sw.js'), `// ${buildId}\n${code}`);
  }
  const scripts = { [incompletePath]: 'incomplete-page.ts', [colorModePath]: 'color-mode-choice.ts' };
  for (const [path, file] of Object.entries(scripts)) {
    await writeFile(join(root, dist, 'public', path), await bundle(join(root, 'src', 'shell', file)));
  }
}

async function bundle(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const [chunk] = outputs.flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${input} made no script.`);
  return chunk.code;
}

/**
 * Checks that the service worker can read the entry's table of client references; a bundler that writes it differently
 * fails the build.
 */
function checkEntry(assets: string): void {
  const counts = globSync('index-*.js', { cwd: assets }).map((name) =>
    countClientReferences(readFileSync(join(assets, name), 'utf8')),
  );
  const written = counts.reduce((sum, count) => sum + count.written, 0);
  const read = counts.reduce((sum, count) => sum + count.read, 0);
  if (written === 0 || written !== read) {
    throw new Error(`Of ${written} modules that the entry names, the service worker could read ${read}.`);
  }
}

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { incompletePath } from '../../src/base/import-optional.ts';
import { countClientReferences } from '../../src/offline/find-assets.ts';
import { colorModePath } from '../../src/server/color-mode-script.ts';
import { Failure } from '../launch/failure.mjs';
import { runProgram } from '../program.ts';
import { root } from '../settings.ts';
import { hashStyles } from '../source-hash.ts';

const stylesStamp = join(root, 'src', 'styled-system', 'made-from.txt');

/** Generates the design system's functions and recipes, src/styled-system. */
export async function makeStyles(): Promise<void> {
  const sources = hashStyles();
  await runTool('Panda', ['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent'], process.env);
  writeFileSync(stylesStamp, sources);
}

/** Whether the generated design system matches its sources, also after a pull. */
export function areStylesFresh(): boolean {
  return existsSync(stylesStamp) && readFileSync(stylesStamp, 'utf8') === hashStyles();
}

/** Bundles the storefront into the folder that DIST_DIR names. */
export async function runWaku(environment: NodeJS.ProcessEnv): Promise<void> {
  await runTool('Waku', ['node_modules/waku/cli.js', 'build'], environment);
}

/** Renders every static page of the bundled storefront as a new release. */
export async function runMakeRelease(dist: string, environment: NodeJS.ProcessEnv): Promise<void> {
  await runTool('The storefront', ['--enable-source-maps', join(root, dist, 'make-release.js')], environment);
}

async function runTool(name: string, args: string[], env: NodeJS.ProcessEnv) {
  const { code, lines } = await runProgram({ args, cwd: root, env, maxLines: 5000 });
  if (code === 0) return;
  const log = join(root, '.vitrine', 'logs', `${name.toLowerCase().replaceAll(' ', '-')}.log`);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, lines.join('\n'));
  throw new Failure(
    `${name} could not make the site.`,
    ['What was built before, if anything, is left as it was.', `All that ${name} said is in ${log}`],
    findErrorLines(lines),
  );
}

/** The lines from the first error on: every other page that was rendered with a failing one reports the error again. */
export function findErrorLines(lines: string[]): string[] {
  const first = lines.findIndex((line) => /error\b|\[cause\]/i.test(line) && !line.startsWith('{"level":'));
  return first < 0 ? lines.slice(-20) : lines.slice(first, first + 20);
}

/** The service worker, and the one that unregisters it. */
const workers = { on: 'worker.ts', off: 'worker-off.ts' } as const;

/**
 * Bundles the service workers, `worker/on/sw.js` and `worker/off/sw.js`, of which the server sends one, and two scripts
 * of pages: for incomplete pages and for the colour mode.
 *
 * @param buildId makes the worker a new one whenever the code has changed, and only then
 */
export async function makeWorkers(dist: string, buildId: string): Promise<void> {
  checkClientReferences(join(root, dist, 'public', 'assets'));
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

/** Bundles the primary process of several, which is not part of the site's code, and needs little of it. */
export async function makePrimary(dist: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src', 'server', 'workers', 'primary.ts'),
      outDir: join(root, dist),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node24',
      rolldownOptions: { output: { format: 'es', entryFileNames: 'primary.js', codeSplitting: false } },
    },
  });
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
 * Checks that the service worker can read the table of client references; a bundler that writes it differently fails
 * the build.
 */
function checkClientReferences(assets: string): void {
  const counts = globSync('*.js', { cwd: assets }).map((name) =>
    countClientReferences(readFileSync(join(assets, name), 'utf8')),
  );
  const written = counts.reduce((sum, count) => sum + count.written, 0);
  const read = counts.reduce((sum, count) => sum + count.read, 0);
  if (written === 0 || written !== read) {
    throw new Error(`Of ${written} modules that the code names, the service worker could read ${read}.`);
  }
}

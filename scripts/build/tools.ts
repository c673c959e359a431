import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

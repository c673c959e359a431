import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium as playwrights } from '@playwright/test';
import { Failure } from '../launch/failure.mjs';
import { ensurePackages } from '../launch/packages.mjs';
import { runStep, say } from '../launch/progress.mjs';
import { runProgram } from '../program.ts';
import { readVersion } from '../read-json.ts';
import { root } from '../settings.ts';
import { removeStaleFolders } from '../stale-folders.ts';
import { addResults, countPlaywright, findFlakyTests, type Results, timePlaywright, toFailedRun } from './reports.ts';

/**
 * Runs Playwright against the built site of the environment: two tests at a time, then those of prerendering, one by
 * one, since browsers do not prerender while others take the processor. A missing browser counts as one failed test.
 */
export async function runBrowserTests(args: string[], environment: NodeJS.ProcessEnv): Promise<Results> {
  try {
    const withChromium = { ...environment, CHROMIUM: await findChromium() };
    // A single file belongs to one of both.
    const filter = args.length > 0 ? ['--pass-with-no-tests', ...args] : [];
    const parallel = await runPlaywright(['pages', 'without-pictures'], filter, withChromium);
    return addResults(parallel, await runPlaywright(['own-browser'], ['--workers=1', ...filter], withChromium));
  } catch (error) {
    return toFailedRun(error);
  }
}

async function runPlaywright(
  [name, ...others]: readonly [string, ...string[]],
  args: string[],
  environment: NodeJS.ProcessEnv,
): Promise<Results> {
  const report = join(root, '.vitrine', 'reports', `${name}.json`);
  rmSync(report, { force: true });
  say('');
  // The dot reporter prints every failure in full at the end of the log, which is the part that CI keeps.
  const reporters = `--reporter=${process.env.CI ? 'dot' : 'list'},json`;
  const { code } = await runProgram({
    args: [
      ...['node_modules/@playwright/test/cli.js', 'test', reporters],
      // A run empties its folder first.
      ...[`--output=${join('.vitrine', 'test-results', name)}`, ...args],
      ...[name, ...others].map((project) => `--project=${project}`),
    ],
    cwd: root,
    env: { ...environment, NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    onLine: say,
  });
  const read: unknown = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const counts = countPlaywright(read);
  return {
    counts: code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 },
    tests: timePlaywright(read),
    flaky: findFlakyTests(read),
  };
}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];

const programs = process.platform === 'win32' ? ['chrome.exe', 'msedge.exe'] : [...names, 'Google Chrome', 'Chromium'];

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Folders of programs that are not on the PATH. */
const places = [
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** Has a lockfile of its own, since its 70 MB are only fetched where there is no other Chromium. */
const folder = join(root, 'tests', 'chromium');

/**
 * Start script of the packaged Chromium, with its own libraries, which few machines without a browser have, and its own
 * fonts where there are none.
 */
const starter = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

/**
 * The path of a Chromium for the tests: the one that CHROMIUM names, or a headless shell: the system's, else, where an
 * npm package has one for this machine, that one, which CHROMIUM=npm selects. A full Chromium, the system's or
 * Playwright's, uses three times as much of the processor, and comes last.
 *
 * @throws Failure when there is none, and none for this machine in the package
 */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const { CHROMIUM: named, PATH: path = '' } = environment;
  if (named === 'npm') return await bringChromium();
  if (named && !existsSync(named)) {
    throw new Failure(`CHROMIUM=${named} is not there.`, ['Name a program, or none: then one is looked for.']);
  }
  const chosen = named || findInstalled(path, places, shells);
  if (chosen) return chosen;
  const whole = findInstalled(path) ?? findPlaywrights();
  try {
    return await bringChromium();
  } catch (error) {
    if (whole) return whole;
    throw error;
  }
}

/** @param path the variable PATH */
export function findInstalled(
  path: string,
  elsewhere: readonly string[] = places,
  wanted: readonly string[] = programs,
): string | undefined {
  const folders = [...path.split(delimiter).filter(Boolean), ...elsewhere];
  return wanted.flatMap((name) => folders.map((one) => join(one, name))).find((file) => existsSync(file));
}

function findPlaywrights(): string | undefined {
  const program = playwrights.executablePath();
  return existsSync(program) ? program : undefined;
}

/** Installs the npm package, and unpacks its Chromium once per version. */
async function bringChromium(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Failure(`There is no Chromium for the tests, and no npm package carries one for ${process.platform}.`, [
      'Install Chromium or Chrome, or Playwright’s own: npx playwright install chromium',
      'Or name the program of one that is there: CHROMIUM=/path/to/chrome npm test',
    ]);
  }
  await ensurePackages({ folder, what: 'Chromium for the tests' });
  const version = readVersion(join(folder, 'node_modules', '@sparticuz', 'chromium', 'package.json'));
  const unpacked = join(root, '.vitrine', `chromium-${version}`);
  if (!existsSync(unpacked)) await runStep('Unpacking Chromium', () => unpack(unpacked));
  return join(unpacked, 'start');
}

async function unpack(unpacked: string) {
  const cacheFolder = dirname(unpacked);
  mkdirSync(cacheFolder, { recursive: true });
  removeStaleFolders(cacheFolder, 'chromium.partial-');
  const partial = join(cacheFolder, `chromium.partial-${process.pid}`);
  mkdirSync(partial, { recursive: true });
  // The package unpacks into the temporary folder, and its libraries only where it detects Amazon's environment.
  const { code, lines } = await runProgram({
    args: ['--input-type=module', '--eval', "await (await import('@sparticuz/chromium')).default.executablePath()"],
    cwd: folder,
    env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  if (code !== 0) throw new Failure('Chromium could not be unpacked.', ['It takes 220 MB of the disk.'], lines);
  writeFileSync(join(partial, 'fonts.conf'), `<fontconfig><dir>${join(unpacked, 'fonts')}</dir></fontconfig>\n`);
  writeFileSync(join(partial, 'start'), starter, { mode: 0o755 });
  const { status, stderr } = spawnSync(join(partial, 'start'), ['--version'], { encoding: 'utf8' });
  if (status !== 0) {
    const advice = ['Install one of the system, on Debian and Ubuntu: sudo apt-get install chromium'];
    throw new Failure(
      'The Chromium of the npm package does not start here.',
      advice,
      stderr.trim().split('\n').slice(-4),
    );
  }
  for (const name of readdirSync(cacheFolder)) {
    if (/^chromium-\d/.test(name)) rmSync(join(cacheFolder, name), { recursive: true, force: true });
  }
  renameSync(partial, unpacked);
}

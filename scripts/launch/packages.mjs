import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { checkCompiledModules, checkCompiler, describeMachine, explainInstallFailure } from './compiled-modules.mjs';
import { Failure } from './failure.mjs';
import { runStep } from './progress.mjs';

/**
 * Installs a folder's packages when its lockfile is not the one that they were installed from.
 *
 * @param {{ folder: string, what: string, node?: { binary: string, home: string } }} options
 *   node: compiled modules are built for it, and it runs npm
 */
export async function ensurePackages({ folder, what, node }) {
  if (isInstalled(folder, node)) return;
  if (node) checkCompiler(describeMachine(node));
  await runStep(`Installing ${what}`, () => install(folder, what, node));
  if (node) checkCompiledModules(folder, node);
  writeFileSync(getStampFile(folder), getStamp(folder, node));
}

/**
 * Checks for a compiler where a folder's native modules are not installed yet and will be compiled, before the packages
 * are installed that the Node for them comes with.
 *
 * @param {{ folder: string, root: string }} options
 */
export function checkCompilerBefore({ folder, root }) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const node = nodePackage in optionalDependencies ? getNodeFromNpm(root) : getOwnNode();
  if (!isInstalled(folder, node)) checkCompiler(describeMachine(node));
}

function isInstalled(folder, node) {
  const file = getStampFile(folder);
  return existsSync(file) && readFileSync(file, 'utf8') === getStamp(folder, node);
}

function getStampFile(folder) {
  return join(folder, 'node_modules', '.vitrine');
}

/** @param {string} folder @param {{ binary: string } | undefined} node */
export function getStamp(folder, node) {
  const hash = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  return hash.update(`${process.platform} ${process.arch} ${node ? 'node 24' : ''}`).digest('hex');
}

function install(folder, what, node) {
  const { NODE_ENV: _ignored, ...environment } = process.env;
  if (node) {
    const path = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
    environment[path] = [dirname(node.binary), environment[path]].join(delimiter);
    // Headers of another Node would compile, and then fail to load.
    for (const name of Object.keys(environment)) if (/^npm_config_nodedir$/i.test(name)) delete environment[name];
    environment.npm_config_nodedir = node.home;
  }
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? { command: node?.binary ?? process.execPath, first: [process.env.npm_execpath] }
    : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] };
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=warn'];
  return new Promise((resolve, reject) => {
    const child = spawn(npm.command, [...npm.first, ...options], {
      cwd: folder,
      env: environment,
      shell: npm.command.endsWith('.cmd'),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what npm has started ends with it.
      detached: process.platform !== 'win32',
    });
    const stop = (signal) => stopGroup(child, signal);
    for (const signal of stopSignals) process.on(signal, stop);
    child.once('close', () => {
      for (const signal of stopSignals) process.off(signal, stop);
    });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-60_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => reject(explainSpawnError(error)));
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else if (signal)
        reject(new Failure(`Installing ${what} was interrupted (${signal}).`, ['Start again to go on.']));
      else reject(explainInstallFailure(what, output));
    });
  });
}

/** Those by which a terminal, a service manager or a closed window ends a program. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function stopGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has just ended.
  }
}

function explainSpawnError(error) {
  if (error.code !== 'ENOENT') return error;
  return new Failure('npm was not found.', ['It comes with Node: install Node 20 or newer with npm, then: npm start']);
}

const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

function getNodeFromNpm(root) {
  const home = join(root, 'node_modules', nodePackage);
  return { binary: join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'), home };
}

function getOwnNode() {
  return { binary: process.execPath, home: dirname(dirname(process.execPath)) };
}

/** The Node to run on: the one installed by npm, else the current one if it is new enough. */
export function findNode24(root) {
  const fromNpm = getNodeFromNpm(root);
  const answer = existsSync(fromNpm.binary)
    ? spawnSync(fromNpm.binary, ['--version'], { encoding: 'utf8' })
    : undefined;
  if (answer?.stdout?.startsWith('v24.')) return fromNpm;
  if (isFit(process.versions.node)) return getOwnNode();
  throw new Failure(`Vitrine runs on Node 24, and this is Node ${process.versions.node}.`, [
    answer
      ? `The one that npm brought along does not run here: ${(answer.error?.message ?? answer.stderr).trim()}`
      : `There is none to bring along (${nodePackage}), or it was left out (npm ci --omit=optional).`,
    'Install Node 24 from your system or from nodejs.org and start again.',
  ]);
}

/**
 * Directus's isolated-vm does not load under Node 26 yet.
 *
 * @param {string} version
 */
export function isFit(version) {
  const major = Number(version.split('.')[0]);
  return major === 24 || major === 25;
}

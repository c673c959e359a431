import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';

const system = process.platform === 'win32' ? 'win' : process.platform;

/** The Node to run on: the one installed by npm, else the current one if it is new enough. */
export function findNode24(root) {
  const home = join(root, 'node_modules', `node-${system}-${process.arch}`);
  const binary = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const answer = existsSync(binary) ? spawnSync(binary, ['--version'], { encoding: 'utf8' }) : undefined;
  if (answer?.stdout?.startsWith('v24.')) return { binary, home };
  if (isFit(process.versions.node)) return { binary: process.execPath, home: dirname(dirname(process.execPath)) };
  throw new Failure(`Vitrine runs on Node 24, and this is Node ${process.versions.node}.`, [
    answer
      ? `The one that npm brought along does not run here: ${(answer.error?.message ?? answer.stderr).trim()}`
      : `There is none to bring along for ${system}-${process.arch}, or it was left out (npm ci --omit=optional).`,
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

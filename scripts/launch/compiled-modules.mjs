import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';

const modules = ['sqlite3', 'isolated-vm', 'argon2', 'sharp'];

/**
 * Whether what was compiled or downloaded loads. npm is silent about it: for Directus the database driver is optional, so
 * where it cannot be compiled it is left out.
 *
 * @param {string} folder
 * @param {{ binary: string }} node
 */
export function checkCompiledModules(folder, node) {
  const script = modules.map((name) => `require(${JSON.stringify(name)});`).join('');
  const answer = spawnSync(node.binary, ['--eval', script], { cwd: folder, encoding: 'utf8' });
  if (answer.status === 0) return;
  const lines = (answer.stderr ?? '').trim().split('\n');
  const details = lines.filter((line) => /Error|NODE_MODULE_VERSION|\.node/.test(line)).slice(0, 4);
  const name = modules.find((module) => details.join().includes(module)) ?? 'A module';
  throw explainMissingModule(name, findMissingTools(process.env.PATH ?? ''), details);
}

/**
 * @param {string} name of the module that does not load
 * @param {string[]} tools that were not found
 * @param {string[]} details
 */
export function explainMissingModule(name, tools, details) {
  if (tools.length === 0) {
    return new Failure(
      `${name}, which Directus needs, is compiled on this machine, and that failed.`,
      ['Check that g++ compiles here (a version of the last five years) and that the disk has room, then start again.'],
      details,
    );
  }
  return new Failure(
    `${name}, which Directus needs, is compiled on this machine, and ${tools.join(' and ')} ${tools.length > 1 ? 'are' : 'is'} missing.`,
    [
      'Install what it takes (python3, make and g++), then start again:',
      '  Debian, Ubuntu: sudo apt-get install python3 make g++',
      '  Fedora: sudo dnf install python3 make gcc-c++      macOS: xcode-select --install',
    ],
    details,
  );
}

/** @param {string} path the variable PATH */
export function findMissingTools(path) {
  const has = (name) => path.split(delimiter).some((folder) => existsSync(join(folder, name)));
  const tools = [
    ['python3', ['python3', 'python', 'python3.exe', 'python.exe']],
    ['make', ['make', 'gmake', 'nmake.exe', 'msbuild.exe']],
    ['g++', ['g++', 'c++', 'clang++', 'cl.exe']],
  ];
  return tools.filter(([, names]) => !names.some(has)).map(([name]) => name);
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';

const modules = ['sqlite3', 'isolated-vm', 'argon2', 'sharp'];

/** Platforms with prebuilt binaries of all these modules, for Node 24 and for glibc from 2.34 on or musl. */
const prebuilt = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'win32-x64'];

const prebuiltAbi = '137';

const prebuiltGlibc = [2, 34];

/** @typedef {{ platform: string, arch: string, abi: string, glibc: string | undefined, path: string }} Machine */

/**
 * This machine with the Node that Directus will run on.
 *
 * @param {{ binary: string }} node
 * @returns {Machine} glibc: undefined where the C library is another one
 */
export function describeMachine(node) {
  const { platform, arch } = process;
  const abi = node.binary === process.execPath ? process.versions.modules : prebuiltAbi;
  const glibc = platform === 'linux' ? process.report.getReport().header.glibcVersionRuntime : undefined;
  return { platform, arch, abi, glibc, path: process.env.PATH ?? '' };
}

/**
 * Whether Directus's native modules have to be compiled.
 *
 * @param {Machine} machine
 */
export function needsCompiler({ platform, arch, abi, glibc }) {
  if (!prebuilt.includes(`${platform}-${arch}`) || abi !== prebuiltAbi) return true;
  return glibc !== undefined && isOlder(glibc);
}

function isOlder(glibc) {
  const [major = 0, minor = 0] = glibc.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = prebuiltGlibc;
  return major !== wantedMajor ? major < wantedMajor : minor < wantedMinor;
}

/** Checks for a compiler before anything is installed, since a failing installation takes minutes. */
export function checkCompiler(machine) {
  const tools = needsCompiler(machine) ? findMissingTools(machine.path) : [];
  if (tools.length === 0) return;
  const [first = ''] = tools;
  const named = tools.length > 1 ? `${tools.slice(0, -1).join(', ')} and ${tools.at(-1)} are` : `${first} is`;
  throw new Failure(
    `Directus's native modules come compiled for other machines than this one (${machine.platform}-${machine.arch}). Here they are compiled, and ${named} missing.`,
    [`Install what it takes, then start again: ${findInstallCommand(machine)}`],
  );
}

const installers = [
  ['apt-get', 'sudo apt-get install python3 make g++'],
  ['dnf', 'sudo dnf install python3 make gcc-c++'],
  ['yum', 'sudo yum install python3 make gcc-c++'],
  ['apk', 'sudo apk add python3 make g++'],
  ['pacman', 'sudo pacman -S python make gcc'],
  ['zypper', 'sudo zypper install python3 make gcc-c++'],
];

/**
 * The one command that brings python3, make and g++.
 *
 * @param {{ platform: string, path: string }} machine
 */
export function findInstallCommand({ platform, path }) {
  if (platform === 'darwin') return 'xcode-select --install';
  if (platform === 'win32') return 'winget install Python.Python.3.12 Microsoft.VisualStudio.2022.BuildTools';
  const folders = path.split(delimiter);
  const found = installers.find(([program]) => folders.some((folder) => existsSync(join(folder, program))));
  return found ? found[1] : 'python3, make and g++, with the packages of your system';
}

/** Checks that the prebuilt or compiled modules load. */
export function checkCompiledModules(folder, node) {
  const script = modules.map((name) => `require(${JSON.stringify(name)});`).join('');
  const answer = spawnSync(node.binary, ['--eval', script], { cwd: folder, encoding: 'utf8' });
  if (answer.status === 0) return;
  const lines = (answer.stderr ?? '').trim().split('\n');
  const details = lines.filter((line) => /Error|NODE_MODULE_VERSION|\.node/.test(line)).slice(0, 4);
  const name = modules.find((module) => details.join().includes(module)) ?? 'A module';
  const machine = describeMachine(node);
  throw explainMissingModule(name, findMissingTools(machine.path), details, machine);
}

/**
 * @param {string} name of the module that does not load
 * @param {string[]} tools that were not found
 * @param {string[]} details
 * @param {{ platform: string, path: string }} machine
 */
export function explainMissingModule(name, tools, details, machine) {
  if (tools.length === 0) {
    return new Failure(
      `${name}, which Directus needs, does not load on this machine.`,
      ['Check that g++ compiles here (a version of the last five years) and that the disk has room, then start again.'],
      details,
    );
  }
  return new Failure(
    `${name}, which Directus needs, has to be compiled on this machine, and ${tools.join(' and ')} ${tools.length > 1 ? 'are' : 'is'} missing.`,
    [`Install what it takes, then start again: ${findInstallCommand(machine)}`],
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

/**
 * Causes in order of precedence: a missing compiler also leaves a failed download of a prebuilt binary in the log, and
 * a full disk any error.
 */
const causes = [
  {
    signs: /ENOSPC|no space left on device|EDQUOT/i,
    message: (what) => `The disk is full: ${what} could not be installed.`,
    advice: ['Free about 2 GB and start again; what is already there is kept.'],
  },
  {
    signs:
      /not found: make|find Python|g\+\+: (not found|No such file)|c\+\+: (not found|No such file)|cc1plus|spawn make ENOENT/i,
    message: (what) => `${what} needs a module that is compiled on this machine, and a tool for that is missing.`,
    advice: [
      `It takes python3, make and g++: ${findInstallCommand({ platform: process.platform, path: process.env.PATH ?? '' })}`,
    ],
  },
  {
    signs: /gyp ERR!|node-pre-gyp ERR!/,
    message: (what) => `${what} needs a module that did not compile on this machine.`,
    advice: ['Check python3, make and g++ (a version from the last five years), then start again.'],
  },
  {
    signs:
      /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|network (request|timeout)|socket hang up/i,
    message: (what) => `The package registry cannot be reached, so ${what} could not be installed.`,
    advice: [
      'Check the network connection, and behind a proxy the variables HTTPS_PROXY and NO_PROXY, then start again.',
      'npm ping tells whether the registry answers.',
    ],
  },
  {
    signs: /CERT_|self.signed certificate|unable to (get|verify)/i,
    message: (what) => `The registry's certificate is not trusted here, so ${what} could not be installed.`,
    advice: ['Behind an inspecting proxy set NODE_EXTRA_CA_CERTS to its certificate, then start again.'],
  },
  {
    signs: /npm (error|ERR!) code E(ACCES|PERM|ROFS)/,
    message: (what) => `${what} could not be installed: this user may not write here.`,
    advice: ['Make the folder and npm’s cache (npm config get cache) yours, then start again.'],
  },
  {
    signs: /npm (error|ERR!) code EUSAGE|in sync/,
    message: (what) => `The lockfile and package.json of ${what} do not fit together.`,
    telling: /Missing:|Invalid:/,
    advice: ['Bring both back from the repository (git checkout), or run npm install and commit the lockfile.'],
  },
];

/**
 * @param {string} what such as "the storefront"
 * @param {string} output of npm
 */
export function explainInstallFailure(what, output) {
  const lines = output.trim().split('\n');
  const cause = causes.find(({ signs }) => signs.test(output));
  if (!cause) {
    return new Failure(`npm could not install ${what}.`, ['Its own words follow; then start again.'], lines.slice(-15));
  }
  const { telling } = cause;
  const details = telling ? lines.filter((line) => telling.test(line)) : lines;
  const message = cause.message(what);
  return new Failure(message.charAt(0).toUpperCase() + message.slice(1), cause.advice, details.slice(-12));
}

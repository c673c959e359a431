import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure, printFailure } from './failure.mjs';
import { checkCompilerBefore, ensurePackages, findNode24 } from './packages.mjs';
import { checkPorts, getContentSource, readPort } from './ports.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const commands = [
  ...['start', 'dev', 'cms', 'site', 'build', 'test', 'check', 'bench', 'boundaries', 'test-postgres', 'test-varnish'],
  ...['backup', 'restore', 'move-to-postgres', 'doctor', 'cms-apply', 'scale'],
];

/** Installs what a command needs under any Node from 20 on, then runs the command under Node 24. */
export async function launch([command, ...words]) {
  try {
    if (!commands.includes(command)) {
      throw new Failure(`There is no command "${command ?? ''}".`, [`There are: ${commands.join(', ')}.`]);
    }
    await checkPorts(getWantedPorts(command));
    if (!existsSync(join(root, 'package-lock.json'))) {
      throw new Failure('package-lock.json is missing.', [
        'Bring it back from the repository: git checkout package-lock.json',
      ]);
    }
    const cms = needsDirectus(command) ? join(root, 'cms') : undefined;
    if (cms) checkCompilerBefore({ folder: cms, root });
    await ensurePackages({ folder: root, what: 'the storefront' });
    const node = findNode24(root);
    if (cms) await ensurePackages({ folder: cms, what: 'Directus', node });
    run(node.binary, command, words);
  } catch (error) {
    printFailure(error);
    // The last line is always the counts.
    if (command === 'test' || command === 'check') console.log('0 passed, 1 failed');
    process.exitCode = 1;
  }
}

function getWantedPorts(command) {
  const site = { name: 'PORT', what: 'the site', port: readPort('PORT', 3000) };
  const cms = { name: 'CMS_PORT', what: 'Directus', port: readPort('CMS_PORT', 8055) };
  if (command === 'site' || command === 'scale') return [site];
  if (command === 'cms') return [cms];
  if (command !== 'start' && command !== 'dev') return [];
  return getContentSource() === 'bundled' ? [site, cms] : [site];
}

/** Whether Directus's packages are needed; the checks use their types. */
function needsDirectus(command) {
  if (command === 'cms' || command === 'site') return command === 'cms';
  if (command === 'cms-apply') return false;
  return getContentSource() !== 'elsewhere' || command.startsWith('check') || command.startsWith('test');
}

function run(binary, command, words) {
  const child = spawn(binary, [join(root, 'scripts', `${command}.ts`), ...words], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const stop = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const watch = process.env.npm_lifecycle_event ? watchParent(() => stop('SIGTERM')) : undefined;
  child.once('error', printFailure);
  child.once('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 1);
    if (child.connected) child.disconnect();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, stop);
  });
}

/** Calls back when npm was killed: this process, or the shell between npm and it, then gets another parent. */
function watchParent(orphaned) {
  const before = getParents();
  return setInterval(() => {
    if (getParents() !== before) orphaned();
  }, 1000).unref();
}

function getParents() {
  return `${process.ppid} ${findParent(process.ppid)}`;
}

/** The parent's parent, on Linux only; elsewhere the own parent must do. */
function findParent(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')')).split(' ')[2];
  } catch {
    return '';
  }
}

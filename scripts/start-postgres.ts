import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';
import { Failure } from './launch/failure.mjs';
import { stopAtExit } from './program.ts';
import { removeInBackground } from './remove-in-background.ts';

/** A temporary database server on a free port. */
type Postgres = { environment: NodeJS.ProcessEnv; stop: () => Promise<void> };

const installed = '/usr/lib/postgresql';

const user = 'vitrine';

const timeoutMs = 30_000;

/** Starts the system's Postgres with an empty database. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms();
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (owner) for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const options = { cwd: folder, stdio: 'ignore' as const, ...owner };
  const args = ['--pgdata', data, '--username', user, '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C'];
  execFileSync(join(programs, 'initdb'), args, options);
  const port = await findFreePort();
  // Its data is temporary, so it need not wait for the disk.
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  const stop = async () => {
    await stopServer(server);
    removeInBackground(folder);
  };
  const ended = once(server, 'exit').then(() => ({ code: server.exitCode, signal: null }));
  const release = stopAtExit({ pid: server.pid, isRunning: () => isRunning(server), ended, lastLines: () => [], stop });
  await waitFor(join(programs, 'pg_isready'), port, server);
  const address = { DB_CLIENT: 'pg', DB_HOST: '127.0.0.1', DB_PORT: String(port), DB_DATABASE: 'postgres' };
  return {
    environment: { ...address, DB_USER: user, DB_PASSWORD: 'none' },
    stop: async () => {
      release();
      await stop();
    },
  };
}

function findPrograms(): string {
  const named = process.env.POSTGRES_BIN;
  const versions = existsSync(installed)
    ? readdirSync(installed).sort((one, other) => Number(other) - Number(one))
    : [];
  const found = [...(named ? [named] : []), ...versions.map((version) => join(installed, version, 'bin'))];
  const programs = found.find((folder) => existsSync(join(folder, 'postgres')));
  if (programs) return programs;
  throw new Failure('There is no Postgres on this machine.', [
    'Debian, Ubuntu: sudo apt-get install postgresql',
    'Or name the folder of its programs: POSTGRES_BIN=/path/to/bin npm run …',
  ]);
}

/** Postgres refuses to run as root; Debian's package brings a user for it. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (which: string) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null;
}

async function waitFor(isReady: string, port: number, server: ChildProcess) {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until && isRunning(server)) {
    try {
      execFileSync(isReady, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      await wait(200);
    }
  }
  throw new Failure('Postgres did not start.', ['Look whether the folder for temporary files is full.']);
}

/** Immediate shutdown: what fast shutdown would write to the disk first is removed anyway. */
async function stopServer(server: ChildProcess) {
  if (!isRunning(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGQUIT');
  await ended;
}

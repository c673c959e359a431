import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from './find-program.ts';
import { findFreePort } from './free-port.ts';
import { Failure } from './launch/failure.mjs';
import { stopAtExit } from './program.ts';

/** A temporary Redis on a free port, whose data is in memory alone. */
export type Redis = {
  url: string;
  /** Ends it as a crash does; its data is lost. */
  kill: () => Promise<void>;
  /** Starts it again on its port after `kill`. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const timeoutMs = 10_000;

/** The system's Redis; undefined where there is none. */
export function findRedis(): string | undefined {
  return findProgram('redis-server');
}

/** Starts the system's Redis; undefined where there is none. */
export async function startRedis(): Promise<Redis | undefined> {
  const program = findRedis();
  if (!program) return undefined;
  const port = await findFreePort();
  let server = await run(program, port);
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning(server)) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const ended = new Promise<never>(() => undefined);
  const stop = () => end('SIGTERM');
  const release = stopAtExit({ pid: undefined, isRunning: () => isRunning(server), ended, lastLines: () => [], stop });
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    restart: async () => {
      server = await run(program, port);
    },
    stop: async () => {
      release();
      await stop();
    },
  };
}

async function run(program: string, port: number): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, args, { stdio: 'ignore' });
  let isMissing = false;
  server.once('error', () => {
    isMissing = true;
  });
  const until = performance.now() + timeoutMs;
  while (!isMissing && isRunning(server) && performance.now() < until) {
    if (await answers(port)) return server;
    await wait(50);
  }
  server.kill('SIGKILL');
  throw new Failure('Redis did not start.', [`Look why: ${program} ${args.join(' ')}`]);
}

/** Whether it answers a PING as Redis does. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      resolve(data.toString() === '+PONG\r\n');
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}

function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null;
}

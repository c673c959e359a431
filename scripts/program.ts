import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getBackoffMs } from '../src/base/backoff.ts';
import { printFailure } from './launch/failure.mjs';
import { say, silence } from './launch/progress.mjs';

const stopWithParent = join(import.meta.dirname, 'launch', 'stop-with-parent.mjs');

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** A running Node program: its last lines, its end, and a way to stop it with all its child processes. */
export type Program = {
  /** Undefined when it could not be started. */
  pid: number | undefined;
  isRunning: () => boolean;
  /** Resolves when it ends, however it ends. */
  ended: Promise<Exit>;
  lastLines: () => string[];
  stop: (timeoutMs?: number) => Promise<void>;
};

export type ProgramOptions = {
  /** Arguments of Node: the script and its arguments. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Called with each line of output; without it, output is only kept for `lastLines`. */
  onLine?: (line: string) => void;
  /** Maximum number of lines in `lastLines`. */
  maxLines?: number;
  /** 19 takes only what other programs leave of the processor. */
  niceness?: number;
};

export function startProgram({ args, cwd, env, onLine, maxLines = 40, niceness = 0 }: ProgramOptions): Program {
  const lines: string[] = [];
  // A process group of its own: Ctrl-C reaches only this process, which stops the others in order.
  const child = spawn(process.execPath, ['--import', stopWithParent, ...args], {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  const addLine = (line: string) => {
    lines.push(line);
    if (lines.length > maxLines) lines.shift();
    onLine?.(line);
  };
  readLines(child.stdout, addLine);
  readLines(child.stderr, addLine);
  const ended = new Promise<Exit>((resolve) => {
    child.once('error', (error) => {
      addLine(String(error));
      resolve({ code: 1, signal: null });
    });
    // Remaining child processes would keep its output open, and outlive this process.
    child.once('exit', () => signalGroup(child, 'SIGTERM'));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  const stop = async (timeoutMs = 8000) => {
    if (!isRunning()) return;
    signalGroup(child, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), timeoutMs);
    await ended;
    clearTimeout(timer);
  };
  return { pid: child.pid, isRunning, ended, lastLines: () => [...lines], stop };
}

/** Runs a program to its end, and returns its exit and output. */
export async function runProgram(options: ProgramOptions): Promise<Exit & { lines: string[] }> {
  const program = startProgram(options);
  const unregister = stopAtExit(program);
  const exit = await program.ended;
  unregister();
  return { ...exit, lines: program.lastLines() };
}

const toStop = new Set<Program>();

/** Registers a program to be stopped by `stopEverything`; returns a function that unregisters it. */
export function stopAtExit(program: Program): () => void {
  toStop.add(program);
  return () => toStop.delete(program);
}

/** Stops programs in reverse order: the site before the Directus that it reads from. */
async function stopEverything(): Promise<void> {
  for (const program of [...toStop].reverse()) await program.stop();
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (child.pid && process.platform !== 'win32') process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function readLines(stream: NodeJS.ReadableStream | null, take: (line: string) => void) {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) take(part.trimEnd());
  });
  stream?.on('end', () => {
    if (rest) take(rest.trimEnd());
  });
}

let stopping = false;

function isStopping(): boolean {
  return stopping;
}

/**
 * Runs a command: prints its failure, and stops everything that it started, however it ends.
 *
 * @param work resolves to the exit code; undefined runs the command until a signal
 */
export async function runCommand(work: () => Promise<number | undefined>): Promise<void> {
  process.on('SIGINT', () => end(130));
  process.on('SIGTERM', () => end(143));
  process.on('SIGHUP', () => end(129));
  // The launcher is gone, so nobody is left to stop this process.
  process.once('disconnect', () => end(143));
  process.on('uncaughtException', (error) => {
    if (stopping) return;
    printFailure(error);
    end(1);
  });
  try {
    const code = await work();
    if (code !== undefined) await end(code);
  } catch (error) {
    if (stopping) return;
    printFailure(error);
    await end(1);
  }
}

/** Programs that are stopped make pending work fail, which is not reported. */
async function end(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  silence();
  if (code > 128 && process.stdout.isTTY) console.log('Stopping …');
  await stopEverything();
  process.exit(code);
}

const backoff = { maxMs: 60_000 };

const stableAfterMs = 60_000;

type Supervised = { name: string; program: Program; restart: () => Promise<Program> };

/** Restarts a program when it exits, with exponential backoff; prints its last lines each time. */
export async function keepRunning({ name, program, restart }: Supervised): Promise<void> {
  let current = program;
  let failures = 0;
  while (true) {
    const begun = Date.now();
    const { code, signal } = await current.ended;
    if (isStopping()) return;
    if (Date.now() - begun > stableAfterMs) failures = 0;
    say(`✗ ${name} has ended (${signal ?? `exit code ${code}`}) and is started again. Its last lines:`);
    for (const line of current.lastLines().slice(-8)) say(`  │ ${line}`);
    const next = await restartUntilItRuns(name, restart, failures);
    if (!next) return;
    say(`✓ ${name} runs again.`);
    current = next;
    failures += 1;
  }
}

async function restartUntilItRuns(
  name: string,
  restart: Supervised['restart'],
  failures: number,
): Promise<Program | undefined> {
  for (let attempt = failures; ; attempt += 1) {
    await wait(getBackoffMs(attempt, backoff));
    if (isStopping()) return undefined;
    try {
      return await restart();
    } catch (error) {
      if (isStopping()) return undefined;
      const reason = error instanceof Error ? error.message : error;
      say(`✗ ${name} did not start: ${reason} Next try in ${getBackoffMs(attempt + 1, backoff) / 1000} s.`);
    }
  }
}

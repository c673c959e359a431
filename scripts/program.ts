import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const stopWithParent = join(import.meta.dirname, 'launch', 'stop-with-parent.mjs');

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** A Node program that we started: its last words, its end, and a way to stop it together with all that it started itself. */
export type Program = {
  /** Undefined when it could not be started. */
  pid: number | undefined;
  isRunning: () => boolean;
  /** Resolves when it ends, however it ends. */
  ended: Promise<Exit>;
  lastLines: () => string[];
  stop: (patience?: number) => Promise<void>;
};

export type ProgramOptions = {
  /** Arguments of Node: the script and its own. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Gets each line as it comes; without it, output is only kept for `lastLines`. */
  onLine?: (line: string) => void;
  /** How many of the last lines are kept. */
  maxLines?: number;
};

export function startProgram({ args: words, cwd, env, onLine, maxLines: kept = 40 }: ProgramOptions): Program {
  const lines: string[] = [];
  // A group of its own: Ctrl-C at the terminal reaches only us, and we stop everything in order.
  const child = spawn(process.execPath, ['--import', stopWithParent, ...words], {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const keep = (line: string) => {
    lines.push(line);
    if (lines.length > kept) lines.shift();
    onLine?.(line);
  };
  readLines(child.stdout, keep);
  readLines(child.stderr, keep);
  const ended = new Promise<Exit>((resolve) => {
    child.once('error', (error) => {
      keep(String(error));
      resolve({ code: 1, signal: null });
    });
    // What it has left behind would hold its output open, and outlive us.
    child.once('exit', () => signalGroup(child, 'SIGTERM'));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  const stop = async (patience = 8000) => {
    if (!isRunning()) return;
    signalGroup(child, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
    await ended;
    clearTimeout(timer);
  };
  return { pid: child.pid, isRunning, ended, lastLines: () => [...lines], stop };
}

/** Runs a program to its end; its output is in the answer. */
export async function runProgram(options: ProgramOptions): Promise<Exit & { lines: string[] }> {
  const program = startProgram(options);
  const release = stopAtExit(program);
  const exit = await program.ended;
  release();
  return { ...exit, lines: program.lastLines() };
}

const toStop = new Set<Program>();

/** Registers a program to be stopped by `stopEverything`. The answer takes it out again. */
export function stopAtExit(program: Program): () => void {
  toStop.add(program);
  return () => toStop.delete(program);
}

/** The last one started stops first: the site before the Directus that it reads. */
export async function stopEverything(): Promise<void> {
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

import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';

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

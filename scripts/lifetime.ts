import { printFailure } from './launch/failure.mjs';
import { silence } from './launch/progress.mjs';
import { stopEverything } from './program.ts';

let stopping = false;

export function isStopping(): boolean {
  return stopping;
}

/**
 * Runs a command from its first line to its last: prints what went wrong, and whatever ends it, stops all that it started.
 *
 * @param work its answer is the exit code; without one the command runs until a signal
 */
export async function runCommand(work: () => Promise<number | undefined>): Promise<void> {
  process.on('SIGINT', () => end(130));
  process.on('SIGTERM', () => end(143));
  process.on('SIGHUP', () => end(129));
  // Our launcher is gone, so nobody is left to tell us to stop.
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

/** What is under way fails when its programs are stopped; that is no news. */
async function end(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  silence();
  if (code > 128 && process.stdout.isTTY) console.log('Stopping …');
  await stopEverything();
  process.exit(code);
}

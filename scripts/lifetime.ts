import { printFailure } from './launch/failure.mjs';
import { silence } from './launch/progress.mjs';
import { stopEverything } from './program.ts';

let stopping = false;

export function isStopping(): boolean {
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

import { spawn } from 'node:child_process';
import { join } from 'node:path';

const longest = 5 * 60_000;
const keptLines = 200;

/**
 * Makes a release in a process of its own: its memory goes when it ends, and a fault in it harms nobody.
 *
 * @throws with the line that says what was wrong
 */
export async function runMakeRelease(dist: string, id: string): Promise<void> {
  const child = spawn(process.execPath, ['--enable-source-maps', join(dist, 'make-release.js')], {
    env: { ...process.env, RELEASE_ID: id, CONTENT_READS: 'background' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longest,
    killSignal: 'SIGKILL',
  });
  let said = '';
  const listen = (chunk: Buffer) => {
    said = (said + chunk).split('\n').slice(-keptLines).join('\n');
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const { code, signal } = await new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.once('error', reject).once('close', (code, signal) => resolve({ code, signal }));
  });
  if (code === 0) return;
  throw new Error(signal ? `The pages were not ready after ${longest / 1000} seconds.` : findTellingLine(said));
}

/** A fault on one page is reported by each page that was rendered with it, cause by cause: the first line is enough. */
export function findTellingLine(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() && !line.startsWith('{"level":"warn"'));
  const telling = lines.find((line) => /\b\w*Error\b: /.test(line)) ?? lines.at(-1) ?? 'The pages could not be made.';
  return telling.replace(/^.*?\b\w*Error\b(?: \[\w+\])?: /, '').trim();
}

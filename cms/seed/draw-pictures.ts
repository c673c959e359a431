import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Failure } from '../../scripts/launch/failure.mjs';
import type { Drawn, WorkerData } from './picture-worker.ts';

const workers = 2;

/** Drawn once, kept by the hash of what was drawn, so that a second database is a matter of seconds. */
const cache = join(import.meta.dirname, '..', '..', '.vitrine', 'pictures');

/**
 * Draws and rasterises the demo's pictures on both cores.
 *
 * @param take gets each picture's file as soon as it is there, in no particular order
 */
export async function drawPictures(count: number, take: (drawn: Drawn) => void): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const waiting = Array.from({ length: count }, (_, index) => index).reverse();
  await Promise.all(Array.from({ length: Math.min(workers, count) }, () => runWorker(waiting, take)));
}

function runWorker(waiting: number[], take: (drawn: Drawn) => void): Promise<void> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), {
    workerData: { cache } satisfies WorkerData,
  });
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const index = waiting.pop();
      if (index === undefined) resolve();
      else worker.postMessage(index);
    };
    worker.on('message', (drawn: Drawn) => {
      take(drawn);
      next();
    });
    worker.once('error', (error) => {
      waiting.length = 0;
      reject(
        isDiskFull(error)
          ? new Failure('The disk is full: a picture could not be written.', [`Free space for ${cache}.`])
          : error,
      );
    });
    next();
  }).finally(() => worker.terminate());
}

function isDiskFull(error: Error) {
  return /ENOSPC|no space left/i.test(error.message);
}

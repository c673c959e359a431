import { availableParallelism, totalmem } from 'node:os';

/** Bytes that a worker needs: code, catalogue, caches and what it is rendering. */
const bytesPerWorker = 400 * 1024 ** 2;

export type Machine = { cores: number; memoryBytes: number };

/** The machine, or as much of it as a container may take. */
export function readMachine(): Machine {
  return {
    cores: availableParallelism(),
    memoryBytes: Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
  };
}

/**
 * One worker for each core but one, as far as there is memory for them; at least one. The last core compresses pages and
 * collects garbage for the workers, and serves whatever else runs on the machine.
 */
export function countWorkers({ cores, memoryBytes }: Machine): number {
  return Math.max(1, Math.min(cores - 1, Math.floor(memoryBytes / bytesPerWorker)));
}

/** Megabytes of the young generation, whose size Node would else let grow to a multiple of it. */
const semiSpaceMb = 8;

/** By how much more than what is in use the heap may grow before all garbage is collected; Node's own answer is 60. */
const growingPercent = 40;

const heapMb = { smallest: 256, largest: 1_024 };

/** The part of a worker's memory that its heap may take; buffers, code and threads need the rest. */
const heapShare = 0.6;

/** Flags of Node for a worker's heap, so that all of them fit into memory; those that the operator has set stay. */
export function getHeapFlags(workers: number, memoryBytes: number, given: string): string[] {
  const fitting = Math.floor((heapShare * memoryBytes) / workers / 1024 ** 2);
  const oldSpaceMb = Math.max(heapMb.smallest, Math.min(heapMb.largest, fitting));
  return [
    `--max-old-space-size=${oldSpaceMb}`,
    `--max-semi-space-size=${semiSpaceMb}`,
    `--heap-growing-percent=${growingPercent}`,
  ].filter((flag) => !given.replaceAll('_', '-').includes(flag.slice(0, flag.indexOf('='))));
}

/** The same for this machine and an environment. A wrong number of workers is for `serve-node.js` to refuse. */
export function getStartFlags({ WEB_CONCURRENCY, NODE_OPTIONS = '' }: NodeJS.ProcessEnv): string[] {
  const machine = readMachine();
  return getHeapFlags(Number(WEB_CONCURRENCY) || countWorkers(machine), machine.memoryBytes, NODE_OPTIONS);
}

/**
 * Settings of glibc for a process that serves: it would else keep what compressing pages has freed, in a pool for each
 * thread, and more and more of it. What a compression allocates is smaller than the thresholds, and is used again for the
 * next one instead of being given back to the system and fetched again.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '4194304',
} as const;

/** Bytes that a worker needs: code, catalogue, caches and what it is rendering. */
const bytesPerWorker = 400 * 1024 ** 2;

type Machine = { cores: number; memoryBytes: number };

/** One worker for each core, as far as there is memory for them; at least one. */
export function countWorkers({ cores, memoryBytes }: Machine): number {
  return Math.max(1, Math.min(cores, Math.floor(memoryBytes / bytesPerWorker)));
}

/** Megabytes of the young generation, whose size Node would else let grow to a multiple of it. */
const semiSpaceMb = 16;

const heapMb = { smallest: 256, largest: 1_024 };

/** The part of a worker's memory that its heap may take; buffers, code and threads need the rest. */
const heapShare = 0.6;

/** Flags of Node for a worker's heap, so that all of them fit into memory; those that the operator has set stay. */
export function getHeapFlags(workers: number, memoryBytes: number, given: string): string[] {
  const fitting = Math.floor((heapShare * memoryBytes) / workers / 1024 ** 2);
  const oldSpaceMb = Math.max(heapMb.smallest, Math.min(heapMb.largest, fitting));
  return [`--max-old-space-size=${oldSpaceMb}`, `--max-semi-space-size=${semiSpaceMb}`].filter(
    (flag) => !given.replaceAll('_', '-').includes(flag.slice(0, flag.indexOf('='))),
  );
}

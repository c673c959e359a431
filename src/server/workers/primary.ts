import cluster from 'node:cluster';
import { getEnvironment } from '../../base/environment.ts';
import { flushLog, log, setLogLevel } from '../log.ts';
import { createRateLimits } from '../redis/shared-rate-limit.ts';
import { type Crew, createCrew } from './crew.ts';
import { countWorkers, getHeapFlags, memorySettings, readMachine } from './worker-count.ts';

// For `heap-flags.js`, which prints them.
export { getStartFlags } from './worker-count.ts';

/** Longer than a worker takes to finish its requests (`traffic.ts`). */
const killAfterMs = 11_000;

/**
 * Starts the worker processes that serve the site where there are several. The primary process answers nothing itself: it
 * hands connections to the workers in turn, replaces those that end, and holds what they count together.
 *
 * @returns false where this process is to serve the site itself: a worker, or the only process
 */
export function startWorkers(): boolean {
  if (cluster.isWorker) return false;
  try {
    const environment = getEnvironment();
    const { WEB_CONCURRENCY, LOG_LEVEL } = environment;
    const machine = readMachine();
    const count = WEB_CONCURRENCY ?? countWorkers(machine);
    if (count === 1) return false;
    setLogLevel(LOG_LEVEL);
    process.stdout.on('error', () => undefined);
    const given = [...process.execArgv, process.env.NODE_OPTIONS].join(' ');
    cluster.setupPrimary({
      execArgv: [...process.execArgv, ...getHeapFlags(count, machine.memoryBytes, given)],
      // Payloads are passed as bytes.
      serialization: 'advanced',
    });
    const crew = createCrew({
      count,
      createRateLimit: createRateLimits(environment),
      fork: () => cluster.fork({ ...memorySettings, ...process.env, WORKER_COUNT: String(count) }),
      onFailedStart: () => exit(1),
    });
    stopOnSignals(crew);
    log('info', 'starting workers', { count });
    return true;
  } catch (error) {
    log('error', 'not started', { reason: error instanceof Error ? error.message : String(error) });
    return exit(1);
  }
}

/** The first signal stops the workers in order, the second one at once. A signal may reach the whole process group. */
function stopOnSignals(crew: Crew): void {
  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) {
      crew.kill();
      return exit(1);
    }
    isStopping = true;
    log('info', 'stopping workers', { reason });
    setTimeout(crew.kill, killAfterMs).unref();
    await crew.drain(reason);
    return exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

function exit(code: number): never {
  flushLog();
  process.exit(code);
}

import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Preloaded into a measured storefront: on SIGUSR2 it prints how late its event loop was since the last time, and the
 * longest processor time of its main thread between two turns: a machine with other work keeps a task waiting for much
 * longer than it takes.
 */
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();

const tasks = createHistogram();

let last = process.threadCpuUsage();

setInterval(() => {
  const { user, system } = process.threadCpuUsage(last);
  last = process.threadCpuUsage();
  tasks.record(Math.max(1, user + system));
}, 2).unref();

process.on('SIGUSR2', () => {
  const late = [delay.percentile(99) / 1e6, delay.max / 1e6];
  process.stdout.write(`delayed ${late.join(' ')} ${tasks.percentile(99) / 1e3} ${tasks.max / 1e3}\n`);
  delay.reset();
  tasks.reset();
});

import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Preloaded into a measured storefront: on SIGUSR2 it prints how late its event loop was since the last time. */
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
process.on('SIGUSR2', () => {
  process.stdout.write(`delayed ${delay.percentile(99) / 1e6} ${delay.max / 1e6}\n`);
  delay.reset();
});

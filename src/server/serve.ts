import type { Server } from 'node:http';
import { logError } from './log.ts';
import { createDrain, type Lifecycle, type Traffic } from './traffic.ts';
import type { Member, ProcessGroup } from './workers/process-group.ts';

type Options = {
  server: Server;
  address: { host: string; port: number };
  lifecycle: Lifecycle;
  traffic: Traffic;
  group: ProcessGroup;
  member: Omit<Member, 'drain'>;
  getRelease: () => string;
};

/** Joins the processes that serve the site, listens, and serves until a signal, the primary process or an exception. */
export async function serve(options: Options): Promise<void> {
  const { server, address, lifecycle, traffic, group, member, getRelease } = options;
  const drain = createDrain({ server, traffic, lifecycle, exit: (code) => process.exit(code) });
  const drainOnce = (reason: string) => {
    if (!lifecycle.isDraining) drain(reason);
  };
  for (;;) {
    const newer = await group.join(getRelease(), { ...member, drain: drainOnce });
    if (newer === undefined) break;
    await member.activate(newer);
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(address.port, address.host, resolve);
  });
  lifecycle.isReady = true;
  const isAlone = group.size === 1;
  // A signal may reach all processes; of several, the primary one decides when they stop.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, isAlone ? drain : () => undefined);
  process.on('unhandledRejection', (reason) => logError('rejection not handled', reason));
  process.on('uncaughtException', (error) => {
    logError('exception not caught', error);
    drain('exception', { othersServe: !isAlone });
  });
}

import type { Server } from 'node:http';
import { flushLog, log } from './log.ts';
import type { Traffic } from './traffic.ts';

/** The state that the health endpoints report; only start and shutdown change it. */
export type Lifecycle = { isReady: boolean; isDraining: boolean };

type DrainOptions = { server: Server; traffic: Traffic; lifecycle: Lifecycle; exit: (code: number) => void };

const stopListeningAfterMs = 5_000;
const closeConnectionsAfterMs = 9_000;

/**
 * Creates the graceful shutdown: from the first call on, `/readyz` answers 503 and every connection closes after its
 * response; the server keeps listening while requests are active, so that a load balancer can see the 503. A second
 * call exits at once.
 */
export function createDrain({ server, traffic, lifecycle, exit }: DrainOptions): (reason: string) => void {
  const stop = (code: number) => {
    log('info', 'stopped', { code });
    flushLog();
    exit(code);
  };
  return (reason) => {
    if (lifecycle.isDraining) return stop(1);
    lifecycle.isDraining = true;
    log('info', 'stopping', { reason });
    flushLog();
    const close = () => {
      server.close(() => stop(0));
      server.closeIdleConnections();
    };
    server.closeIdleConnections();
    setTimeout(close, stopListeningAfterMs).unref();
    setTimeout(() => {
      server.closeAllConnections();
      stop(0);
    }, closeConnectionsAfterMs).unref();
    traffic.whenQuiet(close);
  };
}

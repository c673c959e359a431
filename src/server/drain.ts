import type { Server } from 'node:http';
import { flushLog, log } from './log.ts';
import type { Traffic } from './traffic.ts';

/** What the health answers tell; only this folder's start and stop change it. */
export type Lifecycle = { isReady: boolean; isDraining: boolean };

type DrainOptions = { server: Server; traffic: Traffic; lifecycle: Lifecycle; exit: (code: number) => void };

const stopListeningAfterMs = 5_000;
const closeConnectionsAfterMs = 9_000;

/**
 * Ends without breaking an answer: from the first call on, `/readyz` says no and every connection closes after its
 * answer; the door itself stays open while answers are under way, so that a balancer can see the no. A second call ends
 * at once.
 */
export function createDrain({ server, traffic, lifecycle, exit }: DrainOptions): (reason: string) => void {
  const end = (code: number) => {
    log('info', 'stopped', { code });
    flushLog();
    exit(code);
  };
  return (reason) => {
    if (lifecycle.isDraining) return end(1);
    lifecycle.isDraining = true;
    log('info', 'stopping', { reason });
    flushLog();
    const close = () => {
      server.close(() => end(0));
      server.closeIdleConnections();
    };
    server.closeIdleConnections();
    setTimeout(close, stopListeningAfterMs).unref();
    setTimeout(() => {
      server.closeAllConnections();
      end(0);
    }, closeConnectionsAfterMs).unref();
    traffic.whenQuiet(close);
  };
}

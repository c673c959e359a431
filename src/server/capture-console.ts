import { format } from 'node:util';
import { type LogLevel, log } from './log.ts';

/** Writes what React, Waku and others print to the console to the log. */
export function captureConsole(): void {
  for (const [name, level] of [
    ['error', 'error'],
    ['warn', 'warn'],
    ['log', 'info'],
    ['info', 'info'],
  ] as const) {
    console[name] = (...values: unknown[]) => capture(level, values);
  }
}

/** React reports an aborted render of a client that has disconnected like a failed one. */
const clientDisconnected =
  /The render was aborted by the server without a reason|The client has left\.|ERR_STREAM_PREMATURE_CLOSE/;

function capture(level: LogLevel, values: unknown[]): void {
  const reason = format(...values);
  log(clientDisconnected.test(reason) ? 'debug' : level, 'console', { reason });
}

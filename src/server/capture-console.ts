import { format } from 'node:util';
import { type LogLevel, log } from './log.ts';

/** What React, Waku and others say on the console becomes lines of the log like any other. */
export function captureConsole(): void {
  for (const [name, level] of [
    ['error', 'error'],
    ['warn', 'warn'],
    ['log', 'info'],
    ['info', 'info'],
  ] as const) {
    console[name] = (...words: unknown[]) => capture(level, words);
  }
}

/** React reports a page that nobody waits for any more like one that failed. */
const clientDisconnected =
  /The render was aborted by the server without a reason|The client has left\.|ERR_STREAM_PREMATURE_CLOSE/;

function capture(level: LogLevel, words: unknown[]): void {
  const reason = format(...words);
  log(clientDisconnected.test(reason) ? 'debug' : level, 'console', { reason });
}

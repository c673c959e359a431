import { type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { filePolicy } from './content-security-policy.ts';
import type { Traffic } from './traffic.ts';

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Milliseconds for reading a response that ends the connection. */
export const lingerMs = 1_000;

/** Responds to what Node could not parse as a request, with the same headers as any response. */
export function refuseBrokenRequests(server: Server, traffic: Traffic, headers: Record<string, string>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || (socket instanceof Socket && traffic.isAnswering(socket))) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const body = `${status} ${STATUS_CODES[status]}\n`;
    const all = {
      ...headers,
      'content-security-policy': filePolicy,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    // The client should close its half; the socket is destroyed if it does not.
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  });
}

import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** Where this server answers, and under which address visitors know it. */
export type Origin = { port: number; siteUrl: string };

/** A body, and its bytes on the line. */
export type Received = { text: string; bytes: number };

/** This server has too much to do to render one page more. */
export class BusyError extends Error {}

/**
 * A page or file of this server, in brotli, and its bytes on the line; undefined for any other status than 200.
 *
 * @throws {BusyError} where the server refuses renders for now
 */
export function receive(path: string, { port, siteUrl }: Origin): Promise<Received | undefined> {
  const { host, protocol } = new URL(siteUrl);
  const headers = {
    host,
    'accept-encoding': 'br',
    accept: 'text/html,*/*',
    'x-forwarded-proto': protocol.slice(0, -1),
    'user-agent': 'Mozilla/5.0 (boundary inspector)',
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode === 429 || statusCode === 503) {
          reject(new BusyError(`${path}: ${statusCode}`));
          return;
        }
        const body = Buffer.concat(chunks);
        const isCompressed = response.headers['content-encoding'] === 'br';
        const plain = isCompressed ? brotliDecompressSync(body) : body;
        resolve(statusCode === 200 ? { text: plain.toString(), bytes: body.length } : undefined);
      });
    });
    outgoing.on('error', reject).end();
  });
}

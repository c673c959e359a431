import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getHeapFlags, memorySettings, readMachine } from '../src/server/workers/worker-count.ts';

/** The built site as a separate process, which reads its content from the given URL, such as a fault proxy. */
export type Storefront = {
  url: string;
  process: ChildProcess;
  /** The log so far. */
  readLog: () => string;
  close: () => Promise<void>;
};

export async function startStorefront(
  contentApiUrl: string,
  changes: Record<string, string> = {},
): Promise<Storefront> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [
      ...getHeapFlags(1, readMachine().memoryBytes, changes.NODE_OPTIONS ?? ''),
      resolve(changes.DIST_DIR ?? process.env.DIST_DIR ?? 'dist', 'serve-node.js'),
    ],
    {
      env: {
        ...memorySettings,
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        SITE_URL: url,
        CONTENT_API_URL: contentApiUrl,
        ASSET_URL: contentApiUrl,
        ORDER_API_URL: contentApiUrl,
        // No publications, and none of others: it shares its releases with the site under test, unless a test gives it
        // others.
        ...{ PUBLICATION_CHECK_MS: '0', RELEASE_CHECK_MS: '0' },
        // One process, which tests can weigh, kill and read the log of.
        WEB_CONCURRENCY: '1',
        // Everything comes from one address.
        RENDERS_PER_MINUTE: '0',
        CACHE_DIR: mkdtempSync(join(tmpdir(), 'vitrine-media-')),
        ...changes,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let log = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    log += part;
  });
  await untilReady(url, child);
  return {
    url,
    process: child,
    readLog: () => log,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The storefront stopped with ${child.exitCode}.`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getStartFlags, memorySettings } from '../src/server/workers/worker-count.ts';
import { Failure } from './launch/failure.mjs';
import { type Program, startProgram, stopAtExit } from './program.ts';
import { type Addresses, getStorefrontEnvironment, root, type Settings } from './settings.ts';

export type StorefrontOptions = {
  settings: Settings;
  addresses: Addresses;
  dist?: string;
  /** Additional environment variables. */
  extraEnvironment?: NodeJS.ProcessEnv;
  onLine?: (line: string) => void;
};

/** It finishes active requests before it exits. */
const stopTimeoutMs = 12_000;

/** Starts the built site and waits until it is ready. */
export async function startStorefront({
  settings,
  addresses,
  dist = 'dist',
  extraEnvironment,
  onLine = console.log,
}: StorefrontOptions): Promise<Program> {
  const entry = ['serve.js', 'serve-node.js'].map((name) => join(root, dist, name)).find((file) => existsSync(file));
  if (!entry) throw new Failure(`There is no built site in ${dist}.`, ['Build it: npm run build']);
  const env: NodeJS.ProcessEnv = {
    ...memorySettings,
    ...getStorefrontEnvironment(settings, addresses),
    DIST_DIR: dist,
    ...extraEnvironment,
  };
  const program = startProgram({
    args: ['--enable-source-maps', ...getStartFlags(env), entry],
    cwd: root,
    env,
    onLine,
  });
  const stopping: Program = { ...program, stop: () => program.stop(stopTimeoutMs) };
  program.ended.then(stopAtExit(stopping));
  await waitUntilReady(settings, stopping).catch(async (error: unknown) => {
    await stopping.stop();
    throw error;
  });
  return stopping;
}

async function waitUntilReady({ port }: Settings, program: Program) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (!program.isRunning()) {
      throw new Failure(
        'The site did not start.',
        ['Its last lines say why; after a change of code: npm run check'],
        program.lastLines(),
      );
    }
    const status = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200 || status === 404) return;
    await wait(50);
  }
  throw new Failure('The site did not become ready within a minute.', ['Start again.'], program.lastLines());
}
